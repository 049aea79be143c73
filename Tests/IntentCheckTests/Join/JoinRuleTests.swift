import Foundation
import Testing

@testable import IntentCheck

@Suite struct JoinRuleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let rule: any JoinRule
    let example: RuleExample
    var testDescription: String { "\(rule.id): \(example.title)" }

    static let all = JoinRules.all.flatMap { rule in rule.examples.map { Example(rule: rule, example: $0) } }
  }

  @Test("a rule finds what its examples mark, and nothing else", arguments: Example.all)
  func examples(_ case: Example) throws {
    let tree = try SourceTree(`case`.example.files)
    let found = `case`.rule.findings(in: WordsJoin(try tree.project()))
    #expect(found.map { FindingPlace(path: $0.path, line: $0.line, column: $0.column) } == `case`.example.places)
  }

  @Test("every rule has an example that passes and one that does not", arguments: JoinRules.all.map(\.id))
  func bothKinds(id: String) {
    let examples = Example.all.filter { $0.rule.id == id }.map(\.example)
    #expect(Set(examples.map(\.passes)) == [true, false])
  }
}

/// The findings of some files: severity, rule and message.
func findings(_ files: [String: String]) throws -> [String] {
  let tree = try SourceTree(files)
  return JoinRules.findings(in: try tree.project()).map { finding in
    "\(finding.path):\(finding.line): \(finding.severity.rawValue): \(finding.rule): \(finding.message)"
  }
}

/// A catalog whose keys have a text in these languages.
func catalog(_ keys: [String], languages: [String] = ["de"], state: String? = nil) -> String {
  let state = state.map { "\"extractionState\": \"\($0)\", " } ?? ""
  let texts = languages.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}" }
  let localizations = "\"localizations\": {\(texts.joined(separator: ", "))}"
  return RuleExample.catalog(strings: keys.map { "\"\($0)\": {\(state)\(localizations)}" }.joined(separator: ",\n"))
}
