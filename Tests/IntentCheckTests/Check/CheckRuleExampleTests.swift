import Testing

@testable import IntentCheck

@Suite("The examples of a rule about the check itself are true")
struct CheckRuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: any Rule
    let example: RuleExample
    var testDescription: String { "\(rule.id): \(example.title)" }
  }

  static let cases = CheckRules.all.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } }

  @Test("the marked places are told and no other", arguments: cases)
  func places(_ tested: Case) throws {
    let report = try SourceTree(tested.example.files).check()
    let findings = report.findings.filter { $0.rule == tested.rule.id }
    let places = findings.map { FindingPlace(path: $0.path, line: $0.line, column: $0.column) }
    #expect(places == tested.example.places, "\(report.findings.map(\.text))")
    #expect(findings.allSatisfy { $0.severity == tested.rule.severity })
  }
}
