import StringCatalog
import Testing

@Suite("A key that a catalog repeats")
struct RepetitionTests {
  private let text = """
    { "sourceLanguage": "en",
      "strings": {
        "A": { "localizations": {
          "fr": { "stringUnit": { "value": "un" } },
          "fr": { "stringUnit": { "value": "deux" } }
        } },
        "B": { "localizations": { "en": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "1" } },
          "other": { "stringUnit": { "value": "n" } },
          "one": { "stringUnit": { "value": "I" } }
        } } } } },
        "B": {}
      }
    }
    """

  @Test("is told with both lines, at every level")
  func told() throws {
    let catalog = try Catalog(json: text.utf8, file: "L.xcstrings")
    #expect(
      catalog.repetitions.map(\.description) == [
        "L.xcstrings:5:7: the key \"A\" › \"fr\" is repeated; it is on line 4 already",
        "L.xcstrings:10:7: the key \"B\" › \"en\" › \"one\" is repeated; it is on line 8 already",
        "L.xcstrings:12:5: the key \"B\" is repeated; it is on line 7 already",
      ])
  }

  @Test("keeps its last value")
  func last() throws {
    let catalog = try Catalog(json: text.utf8, file: "L.xcstrings")
    #expect(catalog.entries["A"]?.localizations["fr"]?.text?.unit?.value == "deux")
    #expect(catalog.entries["B"]?.localizations.isEmpty == true)
  }
}
