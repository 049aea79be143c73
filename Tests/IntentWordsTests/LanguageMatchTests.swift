import IntentWords
import Testing

@Suite("Which languages serve a person")
struct LanguageMatchTests {
  // From the tables in ICU's ualoc.h, and from runs of Apple's matcher.
  private static let vectors: [([String], [String], [String])] = [
    (["pt-BR"], ["en", "pt-PT", "pt"], ["pt"]),
    (["pt-BR"], ["en", "pt-PT"], ["pt-PT"]),
    (["pt-AO"], ["en", "pt-BR", "pt-PT"], ["pt-PT"]),
    (["zh-TW"], ["zh-Hans", "zh-Hant"], ["zh-Hant"]),
    (["zh-HK"], ["zh-Hans", "zh-Hant"], ["zh-Hant"]),
    (["zh-CN"], ["zh-Hans", "zh-Hant"], ["zh-Hans"]),
    (["zh-Hant-HK"], ["en", "zh-Hans"], []),
    (["zh-Hans"], ["en", "zh-hans"], ["zh-hans"]),
    (["es-MX"], ["en", "es", "es-419"], ["es-419", "es"]),
    (["en-AU"], ["de", "en", "en-GB"], ["en-GB", "en"]),
    (["en_HR"], ["en", "hr"], ["en"]),
    (["hr-DE"], ["en", "hr"], ["hr"]),
    (["hr@rg=dezzzz"], ["en", "hr"], ["hr"]),
    (["hr-u-rg-dezzzz"], ["en", "hr"], ["hr"]),
    (["hr_HR@rg=dezzzz"], ["en", "hr"], ["hr"]),
    (["no"], ["en", "nb"], ["nb"]),
    (["nn"], ["en", "nb"], ["nb"]),
    (["iw"], ["en", "he"], ["he"]),
    (["in"], ["en", "id"], ["id"]),
    (["tl"], ["en", "fil"], ["fil"]),
    (["sr"], ["en", "sr-Latn"], []),
    (["fr"], ["en", "fr-CA"], ["fr-CA"]),
    (["en"], ["en-GB", "de"], ["en-GB"]),
    (["ja"], ["de", "en"], []),
    (["ja", "de"], ["de", "en"], ["de"]),
    (["hr", "de"], ["de", "en", "hr"], ["hr"]),
    (["sv"], ["en", "se"], []),
    ([], ["en"], []),
    (["en"], [], []),
    ([""], ["en"], []),
    (["not a language 💥"], ["en"], []),
  ]

  @Test("as Apple's matcher says", arguments: vectors)
  func match(preferred: [String], available: [String], expected: [String]) {
    #expect(LanguageMatch.languages(from: available, for: preferred) == expected)
  }
}
