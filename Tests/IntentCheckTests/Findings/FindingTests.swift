import Testing

@testable import IntentCheck

@Suite("A finding")
struct FindingTests {
  private let finding = Finding(
    rule: "words.empty", severity: .warning, path: "a.xcstrings", line: 3, column: 5, message: "it is empty")

  @Test("is one line as compilers write it")
  func text() {
    #expect(finding.text == "a.xcstrings:3:5: warning: it is empty [words.empty]")
    var whole = finding
    (whole.line, whole.column, whole.repair) = (0, 0, "text")
    #expect(whole.text == "a.xcstrings: warning: it is empty; write: text [words.empty]")
  }

  @Test("writes out what would steer a terminal or turn the line round")
  func steering() {
    var steering = finding
    (steering.path, steering.message) = ("\u{202E}a", "\"\u{1B}[2J\u{202E}b\" is empty")
    #expect(steering.text == "\\u{202E}a:3:5: warning: \"\\u{1B}[2J\\u{202E}b\" is empty [words.empty]")
  }

  @Test("comes in the order of its place")
  func order() {
    var later = finding
    later.line = 20
    var elsewhere = finding
    (elsewhere.path, elsewhere.line) = ("b.xcstrings", 1)
    #expect([elsewhere, later, finding].sorted() == [finding, later, elsewhere])
  }

  @Test("weighs the more the surer it is")
  func severity() {
    #expect(Severity.allCases.sorted() == [.advice, .warning, .error])
  }
}

@Suite("An example of a rule")
struct RuleExampleTests {
  @Test("knows its marked places by line and column in scalars, and gives the files without the marks")
  func places() {
    let example = RuleExample("x", files: ["b": "é\n ▸x ▸y\n", "a": "▸a"])
    #expect(example.files == ["b": "é\n x y\n", "a": "a"])
    #expect(
      example.places == [
        FindingPlace(path: "a", line: 1, column: 1), FindingPlace(path: "b", line: 2, column: 2),
        FindingPlace(path: "b", line: 2, column: 4),
      ])
    #expect(!example.passes)
    #expect(RuleExample("y", strings: #""A": {}"#).passes)
  }
}
