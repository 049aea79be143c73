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
    (["en-" + String(repeating: "x", count: 500)], ["en"], []),
    (["hr-x-" + String(repeating: "x", count: 500)], ["en", "hr"], ["hr"]),
    (["hr"], ["hr", "hr@" + String(repeating: "ron,", count: 200)], ["hr"]),
    (["zh-Hant-u-nu-hanidec", "en"], ["en", "zh-Hant"], ["zh-Hant"]),
  ]

  // What the comment of ualoc.h tabulates: one row for each preference, one column for each set of folders. In two cells
  // the toolchain's matcher answers otherwise, and the answer stands here: the comment has HK before TW for zh-Hant-MO
  // among Chinese regions, and en_001 before en for en-CA in the last set.
  private static let tables: [(sets: [String], rows: [(String, [String])])] = [
    (
      ["zh_CN zh_TW zh_HK zh_MO", "zh_Hans zh_Hant zh_Hant_HK", "zh_CN zh_TW zh_Hans zh_Hant"],
      [
        ("zh", ["zh_CN", "zh_Hans", "zh_Hans"]), ("zh-Hant", ["zh_TW", "zh_Hant", "zh_Hant"]),
        ("zh-Hans-CN", ["zh_CN", "zh_Hans", "zh_CN zh_Hans"]), ("zh-SG", ["zh_CN", "zh_Hans", "zh_Hans"]),
        ("zh-Hant-HK", ["zh_HK zh_TW", "zh_Hant_HK zh_Hant", "zh_Hant"]),
        ("zh-Hant-MO", ["zh_MO zh_TW zh_HK", "zh_Hant_HK zh_Hant", "zh_Hant"]),
        ("zh-TW", ["zh_TW", "zh_Hant", "zh_TW zh_Hant"]), ("zh-Hans-HK", ["zh_CN", "zh_Hans", "zh_Hans"]),
      ]
    ),
    (
      ["English", "en en_AU en_GB en_CA", "en en_AU en_GB en_001 en_150"],
      [
        ("en", ["English", "en", "en"]), ("en-AU", ["English", "en_AU en_GB en", "en_AU en_GB en_001 en"]),
        ("en-CA", ["English", "en_CA en", "en"]), ("en-IN", ["English", "en_GB en", "en_GB en_001 en"]),
        ("en-FR", ["English", "en_GB en", "en_150 en_GB en_001 en"]), ("en-IL", ["English", "en", "en_001 en"]),
      ]
    ),
    (
      ["Spanish", "es es_MX", "es es_419", "es es_ES es_419 es_MX"],
      [
        ("es", ["Spanish", "es", "es", "es"]), ("es-ES", ["Spanish", "es", "es", "es_ES es"]),
        ("es-419", ["Spanish", "es", "es_419 es", "es_419 es"]), ("es-AR", ["Spanish", "es", "es_419 es", "es_419 es"]),
        ("es-MX", ["Spanish", "es_MX es", "es_419 es", "es_MX es_419 es"]),
      ]
    ),
    (
      ["Portuguese", "pt pt_PT", "pt pt_BR pt_PT", "pt pt_BR"],
      [
        ("pt", ["Portuguese", "pt", "pt", "pt"]), ("pt-BR", ["Portuguese", "pt", "pt_BR pt", "pt_BR pt"]),
        ("pt-PT", ["Portuguese", "pt_PT pt", "pt_PT pt", "pt"]), ("pt-MO", ["Portuguese", "pt_PT pt", "pt_PT pt", "pt"]),
      ]
    ),
  ]

  @Test("as its documentation tabulates it, but for two cells", arguments: tables.indices)
  func documented(index: Int) {
    let table = Self.tables[index]
    for (preferred, columns) in table.rows {
      for (set, expected) in zip(table.sets, columns) {
        let available = set.split(separator: " ").map(String.init)
        let found = LanguageMatch.languages(from: available, for: [preferred]).joined(separator: " ")
        #expect(found == expected, "\(preferred) among \(set)")
      }
    }
  }

  @Test("as Apple's matcher says", arguments: vectors)
  func match(preferred: [String], available: [String], expected: [String]) {
    #expect(LanguageMatch.languages(from: available, for: preferred) == expected)
  }
}
