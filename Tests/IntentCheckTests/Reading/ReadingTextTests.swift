import Foundation
import Testing

@testable import IntentCheck

@Suite("Texts stand side by side")
struct ReadingTextTests {
  @Test("in columns that line up, whatever the letters", arguments: [
    ("abc", 3), ("", 0), ("日本", 4), ("e\u{301}", 1), ("\u{2068}a\u{2069}", 1), ("👍🏽", 2), ("한글", 4), ("ｱ", 1), ("Ａ", 2),
    ("يومًا", 4), ("❤️", 2), ("→", 1),
  ])
  func width(_ text: String, _ width: Int) { #expect(TextWidth.of(text) == width) }

  @Test("with nothing that steers a terminal, or what stands beside it", arguments: [
    ("a\u{1B}[2Jb\n", "a\\u{1B}[2Jb\\u{A}"), ("a\u{2028}b", "a\\u{2028}b"), ("a\u{202E}b", "a\\u{202E}b"), ("a\u{2069}b", "a\\u{2069}b"),
    ("\u{2068}a\u{2069}", "\u{2068}a\u{2069}"), ("\u{2067}\u{202E}a\u{202C}\u{2069}", "\u{2067}\u{202E}a\u{202C}\u{2069}"),
    ("\u{2067}\u{202E}a\u{2069}\u{202C}", "\u{2067}\\u{202E}a\u{2069}\\u{202C}"), ("\u{202E}\u{2068}\u{202C}", "\\u{202E}\\u{2068}\\u{202C}"),
  ])
  func shown(_ text: String, _ expected: String) { #expect(ShownText(text).text == expected) }

  @Test("set apart where they run from right to left, and only there")
  func isolated() {
    #expect(ShownText("5 days").isolated(rightToLeft: false) == "5 days")
    #expect(ShownText("Ana, äöü, 日本").isolated(rightToLeft: false) == "Ana, äöü, 日本")
    #expect(ShownText("يوم").isolated(rightToLeft: true) == "\u{2067}يوم\u{2069}")
    #expect(ShownText("to יום").isolated(rightToLeft: false) == "\u{2066}to יום\u{2069}")
  }

  @Test("wrapped at spaces, and within a word that is longer, with all there is", arguments: [
    ("one two three", 8, ["one two", "three"]), ("one", 8, ["one"]), ("abcdefghij kl", 4, ["abcd", "efgh", "ij", "kl"]),
    ("日本語", 4, ["日本", "語"]), ("日本", 1, ["日", "本"]), ("a\u{2068}b c\u{2069}", 2, ["a\u{2068}b\u{2069}", "\u{2068}c\u{2069}"]),
  ])
  func wrapped(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(ShownText(text).wrapped(to: width).map(\.text) == lines)
  }

  @Test("narrower on a terminal, and whole in a pipe")
  func table() {
    let cells: [TextTable.Cell] = [
      .init("5", isNumber: true), .init(wrapping: ShownText("a long text of many words"), isRightToLeft: false), .init("other"),
    ]
    let table = TextTable(rows: [.cells(cells), .line("! wrong")])
    #expect(table.lines(width: nil) == ["5  a long text of many words  other", "! wrong"])
    #expect(table.lines(width: 28) == ["5  a long text of      other", "   many words", "! wrong"])
  }
}

@Suite("The page of reading")
struct ReadingPageTests {
  /// Lines 4 and 20, as the page has them.
  private let catalog = """
    { "sourceLanguage": "en", "version": "1.0",

    "strings": {
    "%lld days": {"localizations": {
      "en": {"variations": {"plural": {
        "zero": {"stringUnit": {"state": "translated", "value": "Nothing yet"}},
        "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}
      }}},
      "hr": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld dan"}},
        "few": {"stringUnit": {"state": "translated", "value": "%lld dana"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld dana"}}
      }}}
    }},




    "Save": {"localizations": {"hr": {"stringUnit": {"state": "translated", "value": "Spremi"}}}}
    }}
    """

  private func page(_ fence: String) throws -> [String] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/Words.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n```")
    return parts.filter { $0.hasPrefix(fence + "\n") }.map { String($0.dropFirst(fence.count + 1)) }
  }

  @Test("shows what is printed")
  func text() throws {
    let tree = try SourceTree(["App/Localizable.xcstrings": catalog])
    let reader = try WordsReader(path: ".", here: tree.root.path)
    let table = try #require(try reader.read("%lld days").first).lines(width: nil).joined(separator: "\n")
    let sentences = reader.all(in: ["hr"]).sentences(width: nil).joined(separator: "\n")
    let blocks = try page("text")
    #expect(blocks.contains(table), "\(table)")
    #expect(blocks.contains(sentences), "\(sentences)")
  }

  @Test("shows the document")
  func json() throws {
    let tree = try SourceTree(["App/Localizable.xcstrings": catalog])
    let reader = try WordsReader(path: ".", here: tree.root.path)
    let two = try #require(SampleCount("2"))
    let text = try DocumentText.of(ReadingsDocument(try reader.read("%lld days", counts: [two], in: ["hr"])))
    #expect(try page("json").contains(text), "\(text)")
    let decoded = try JSONDecoder().decode(ReadingsDocument.self, from: Data(text.utf8))
    #expect(decoded.keys.first?.readings.first?.forms == [.init(category: "few", form: "few")])
  }
}

@Suite("Nobody's language")
struct PseudoTextsTests {
  @Test("has every source text, with its place and its form")
  func texts() throws {
    let tree = try SourceTree(["Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": {},
      "%lld days": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}}, "hr": {"stringUnit": {"state": "translated", "value": "dan"}}}}
      }}
      """])
    let reader = try WordsReader(path: ".", here: tree.root.path)
    #expect(reader.pseudo(.accented).lines == [
      "Localizable.xcstrings:2: [Šåṽé one]", "Localizable.xcstrings:4: one: [%lld ďåý one]",
      "Localizable.xcstrings:5: other: [%lld ďåýš one]",
    ])
    #expect(try DocumentText.of(PseudoDocument(reader.pseudo(.rightToLeft))).contains("\"language\" : \"ar-XB\""))
  }
}
