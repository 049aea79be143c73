import IntentWords
import StringCatalog
import Testing

@Suite("A problem in words")
struct ProblemMessageTests {
  private static let table: [(Problem, String)] = [
    (.missingKey("k", table: "T"), "the catalog T has no key \"k\""),
    (.missingCatalog(table: "T", bundle: URL(filePath: "/b/")), "there is no T.xcstrings in /b/"),
    (
      .catalog(CatalogFailure(file: "f", line: 2, column: 3, fault: .repeated(path: ["k", "fr"], firstLine: 1))),
      "f:2:3: the key \"k\" › \"fr\" is repeated; it is on line 1 already"
    ),
    (.missingLanguage("hr", key: "k"), "\"k\" has no text in hr"),
    (.missingPluralCategory(.few, language: "hr", key: "k"), "\"k\" has no form \"few\" in hr"),
    (
      .missingDevice("mac", instead: "ipad", key: "k"),
      "\"k\" has no text for mac and none for other; that for ipad stands in"
    ),
    (.inflection(key: "k"), "\"k\" is inflected by the system on a device; here it is read as it stands"),
    (.missingCount(key: "k"), "\"k\" varies by a number, but has no numeric argument"),
    (.emptyText(key: "k", language: "hr"), "\"k\" is empty in hr"),
    (
      .wrongArgument(.text, position: 2, specifier: "%lld", key: "k"),
      "\"k\": %lld cannot print argument 2, which is text"
    ),
    (
      .wrongArgument(.number, position: 1, specifier: "%@", key: "k"),
      "\"k\": %@ cannot print argument 1, which is a whole number"
    ),
    (
      .wrongArgument(.fraction, position: 1, specifier: "%d", key: "k"),
      "\"k\": %d cannot print argument 1, which is a floating-point number"
    ),
    (
      .missingArgument(position: 3, specifier: "%@", key: "k"),
      "\"k\": %@ asks for argument 3, which the code does not give"
    ),
    (.unknownSpecifier("%y", key: "k"), "\"k\": \"%y\" is no format specifier; a percent sign is written %%"),
    (.unknownSubstitution("n", key: "k"), "\"k\" has no substitution \"n\""),
    (.tooDeep(key: "k"), "\"k\": substitutions or resources are nested too deep"),
    (
      .substitutionInItself("n", key: "k"), "\"k\": the substitution \"n\" stands in itself; take it out of its own forms"
    ),
    (
      .tooMuch(limit: 9, key: "k"),
      "\"k\" asks for more than 9 substitutions and resources; what is beyond them is left out"
    ),
    (.unservedLanguage("ja"), "nothing in it is in ja"),
    (.unfilledPlaceholder(position: 1, key: "k"), "\"k\": placeholder 1 was not filled"),
    (.unknownArgument(kind: "x", key: "k"), "\"k\" has an argument of the unknown kind \"x\""),
    (
      .formattedTooEarly(languages: ["de", "en"], key: "k"),
      "\"k\" has a value that was formatted for de, en only"
    ),
  ]

  @Test("names the key and the place", arguments: table.indices)
  func message(row: Int) {
    #expect(Self.table[row].0.description == Self.table[row].1)
  }
}
