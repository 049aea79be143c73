import Testing

@testable import IntentCheck

@Suite("The examples of a code rule are true")
struct CodeRuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: any CodeRule
    let example: RuleExample
    var testDescription: String { "\(rule.id): \(example.title)" }
  }

  static let cases = RuleList.code.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } }

  @Test("the rule names exactly the marked places", arguments: cases)
  func places(_ tested: Case) {
    let findings = tested.rule.findings(in: CodeProject(texts: tested.example.files))
    let places = findings.map { FindingPlace(path: $0.path, line: $0.line, column: $0.column) }
    #expect(places.sorted() == tested.example.places, "\(findings.map(\.text))")
    #expect(findings.allSatisfy { $0.rule == tested.rule.id && $0.severity <= tested.rule.severity })
  }

  @Test("each rule has one that passes and one that fails, a reason and a basis", arguments: RuleList.code.map(\.id))
  func whole(_ id: String) throws {
    let rule = try #require(RuleList.code.first { $0.id == id })
    #expect(rule.examples.contains { $0.passes })
    #expect(rule.examples.contains { !$0.passes })
    #expect(!rule.abstract.isEmpty && !rule.reason.isEmpty)
    #expect(RuleList.code.count { $0.id == id } == 1)
  }

  @Test("a fix ends its finding, and there is nothing left to fix", arguments: cases.filter { !$0.example.passes })
  func fixes(_ tested: Case) {
    var texts = tested.example.files
    let findings = tested.rule.findings(in: CodeProject(texts: texts))
    let fixable = findings.compactMap(\.fix)
    guard !fixable.isEmpty else { return }
    for path in texts.keys {
      let edits = fixable.flatMap(\.edits).filter { $0.path == path }
      texts[path] = String(
        decoding: FixedFile.applying(edits, to: Array((texts[path] ?? "").utf8)).bytes, as: UTF8.self)
    }
    let after = tested.rule.findings(in: CodeProject(texts: texts))
    #expect(after.count == findings.count - fixable.count, "\(texts.values.joined())")
    #expect(after.allSatisfy { $0.fix == nil })
  }
}

extension FindingPlace: Comparable {
  public static func < (one: FindingPlace, other: FindingPlace) -> Bool {
    (one.path, one.line, one.column) < (other.path, other.line, other.column)
  }
}
