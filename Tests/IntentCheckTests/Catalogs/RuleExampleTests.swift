import Testing

@testable import IntentCheck

@Suite("A rule's examples are true")
struct CatalogRuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: any CatalogRule
    var example: RuleExample

    var testDescription: String { "\(rule.id): \(example.title)" }
  }

  static let cases = RuleList.catalogs.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } }

  @Test("the rule finds the marked places and no other", arguments: cases)
  func places(_ example: Case) throws {
    let findings = example.rule.findings(in: try .example(example.example))
    let found = findings.sorted().map { FindingPlace(path: $0.path, line: $0.line, column: $0.column) }
    #expect(found == example.example.places, "\(findings.map(\.text))")
    #expect(findings.allSatisfy { $0.rule == example.rule.id && $0.severity <= example.rule.severity })
  }
}

@Suite("The rules")
struct RuleListTests {
  @Test("have ids of one form, each its own")
  func ids() {
    let ids = RuleList.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    let malformed = ids.filter { !$0.contains(#/^[a-z]+\.[a-z]+(-[a-z]+)*$/#) }
    #expect(malformed.isEmpty)
    #expect(ids == ids.sorted())
  }

  @Test("show what passes and what fails", arguments: RuleList.all.map(\.id))
  func examples(_ id: String) throws {
    let rule = try #require(RuleList.rule(id))
    #expect(rule.examples.contains { $0.passes })
    #expect(rule.examples.contains { !$0.passes })
    #expect(rule.abstract.hasSuffix(".") && rule.reason.hasSuffix("."))
  }
}
