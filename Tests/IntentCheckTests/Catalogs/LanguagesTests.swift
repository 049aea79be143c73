import Testing

@testable import IntentCheck

@Suite("Languages")
struct LanguagesTests {
  @Test("are named in English, without a comma", arguments: [
    ("hr", "Croatian"), ("pt-BR", "Portuguese (Brazil)"), ("zh-Hant", "Chinese (Traditional)"),
    ("zh-Hant-TW", "Chinese (Traditional, Taiwan)"), ("qq", "qq"),
  ])
  func names(_ code: String, _ name: String) {
    #expect(Languages.name(code) == name)
  }

  @Test("are listed as far as a person reads", arguments: [
    ([], ""), (["hr"], "Croatian"), (["hr", "de"], "Croatian and German"),
    (["hr", "de", "fr", "it", "pl", "ru", "uk"], "Croatian, German, French, Italian, Polish, Russian and Ukrainian"),
    (
      ["hr", "de", "fr", "it", "pl", "ru", "uk", "ja"],
      "Croatian, German, French, Italian, Polish, Russian and 2 more languages"
    ),
  ] as [([String], String)])
  func list(_ codes: [String], _ list: String) {
    #expect(Languages.list(codes) == list)
  }

  @Test("serve each other as the system matches them", arguments: [
    ("en-GB", ["en", "de"], ["en"]), ("nb", ["no"], ["no"]), ("zh-Hant", ["zh-Hans"], []), ("pt-BR", ["pt-PT"], ["pt-PT"]),
    ("en", ["de"], []),
  ])
  func serving(_ language: String, _ others: [String], _ serving: [String]) {
    #expect(Languages.serving(language, among: others) == serving)
  }
}
