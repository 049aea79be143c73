import IntentWords
import Testing

@Suite("The phrases of an App Shortcut")
struct PhrasesTests {
  private let key = "Log in ${applicationName}"

  private func set(_ language: String, _ values: [String]) -> String {
    let values = values.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\"\(language)\": { \"stringSet\": { \"state\": \"translated\", \"values\": [ \(values) ] } }"
  }

  private func bundle(_ localizations: String...) throws -> TemporaryBundle {
    try TemporaryBundle([
      "AppShortcuts.xcstrings": TemporaryBundle.catalog(
        "\"\(key)\": { \"localizations\": { \(localizations.joined(separator: ", ")) } }")
    ])
  }

  @Test("are all those of the set, in the person's language")
  func all() throws {
    let bundle = try bundle(set("en", [key, "Note it"]), set("hr", ["Upiši", "Zapiši", "Zabilježi"]))
    let phrases = CatalogStore().phrases(for: key, bundles: [bundle.url], languages: ["hr-HR"])
    #expect(phrases.texts == ["Upiši", "Zapiši", "Zabilježi"])
    #expect(phrases.language == "hr")
    #expect(phrases.step == .language)
    #expect(phrases.problems.isEmpty)
  }

  @Test("may be a string unit each")
  func unit() throws {
    let bundle = try bundle(#""hr": { "stringUnit": { "state": "translated", "value": "Upiši" } }"#)
    #expect(CatalogStore().phrases(for: key, bundles: [bundle.url], languages: ["hr"]).texts == ["Upiši"])
  }

  @Test("are the source language's, then the key, when the language has none, and this is told")
  func fallback() throws {
    let english = try bundle(set("en", [key, "Note it"]))
    let phrases = CatalogStore().phrases(for: key, bundles: [english.url], languages: ["hr"])
    #expect(phrases.texts == [key, "Note it"])
    #expect(phrases.step == .source)
    #expect(phrases.problems == [.unservedLanguage("hr")])

    let empty = try bundle(set("hr", []))
    #expect(CatalogStore().phrases(for: key, bundles: [empty.url], languages: ["hr"]).texts == [key])
  }

  @Test("come from the first bundle that has the key")
  func bundles() throws {
    let none = try TemporaryBundle()
    let other = try TemporaryBundle(["AppShortcuts.xcstrings": TemporaryBundle.catalog(#""Other": {}"#)])
    let first = try bundle(set("hr", ["prvi"]))
    let second = try bundle(set("hr", ["drugi"]))
    let phrases = CatalogStore().phrases(
      for: key, bundles: [none.url, other.url, first.url, second.url], languages: ["hr"])
    #expect(phrases.texts == ["prvi"])
  }

  @Test("without a catalog are the key, and this is told")
  func none() throws {
    let phrases = CatalogStore().phrases(for: key, bundles: [], languages: ["hr"])
    #expect(phrases.texts == [key])
    #expect(phrases.problems == [.missingKey(key, table: "AppShortcuts")])
  }
}
