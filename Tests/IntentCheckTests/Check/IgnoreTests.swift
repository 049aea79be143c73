import Testing

@testable import IntentCheck

@Suite("A comment leaves a finding out")
struct IgnoreTests {
  private func rules(_ source: String) throws -> [String] { try SourceTree(["A.swift": source]).check().findings.map(\.rule) }

  private static let rule = "snippets.discoverable"

  @Test("above the line, or on it, with a reason", arguments: [
    "// stagedoor:ignore \(rule) — on purpose\n", "// stagedoor:ignore \(rule) - on purpose\n",
    "// stagedoor:ignore \(rule): on purpose\n", "/* stagedoor:ignore \(rule) -- on purpose */\n",
    "/// stagedoor:ignore \(rule) — on purpose\n", "// stagedoor:ignore \(rule) — on purpose\n// another\n\n",
    "/* stagedoor:ignore \(rule) — on purpose */ ",
  ])
  func forms(_ comment: String) throws {
    let report = try SourceTree(["A.swift": Snippet.card(before: comment)]).check()
    #expect(report.findings.isEmpty && report.ignored == 1, "\(report.findings.map(\.text))")
  }

  @Test("behind the code")
  func trailing() throws {
    let source = Snippet.card().replacing("SnippetIntent {", with: "SnippetIntent { // stagedoor:ignore \(Self.rule) — on purpose")
    #expect(try rules(source).isEmpty)
  }

  @Test("but not two lines away, nor in a text, nor for another rule")
  func elsewhere() throws {
    let comment = "// stagedoor:ignore \(Self.rule) — on purpose\n"
    #expect(try rules(Snippet.card(before: comment + "let a = 1\n")) == ["check.unused-ignore", Self.rule])
    #expect(try rules(Snippet.card(before: "let a = \"// stagedoor:ignore \(Self.rule) — on purpose\"\n")) == [Self.rule])
    #expect(try rules(Snippet.card(before: "// stagedoor:ignore snippets.pure — on purpose\n")) == ["check.unused-ignore", Self.rule])
    #expect(try rules(Snippet.card(before: "// write stagedoor:ignore \(Self.rule) — why\n")) == [Self.rule])
  }

  @Test("one reason for several rules; each that nothing needs is told")
  func several() throws {
    #expect(
      try rules(Snippet.card(before: "// stagedoor:ignore \(Self.rule), snippets.pure — on purpose\n"))
        == ["check.unused-ignore"])
  }

  @Test("and is not called unused where its rule does not run")
  func partial() throws {
    let tree = try SourceTree(["A.swift": Snippet.card(before: "// stagedoor:ignore snippets.pure — on purpose\n")])
    #expect(try tree.check { $0.only = ["snippets.discoverable"] }.findings.map(\.rule) == [Self.rule])
  }

  @Test("in files without App Intents, and in tables of words, too")
  func others() throws {
    let comment = "// stagedoor:ignore words.empty-text — on purpose\n"
    let tree = try SourceTree([
      "A.swift": comment + "let a = 1\n",
      "en.lproj/Localizable.strings": comment + "\"a b\" = \"\";\n", "de.lproj/Localizable.strings": "\"a b\" = \"c d\";\n",
    ])
    let found = try tree.check().findings.map { "\($0.path):\($0.line) \($0.rule)" }
    #expect(found.contains("A.swift:1 check.unused-ignore"), "\(found)")
    #expect(!found.contains { $0.contains("strings:2 words.empty-text") }, "\(found)")
  }
}

@Suite("Settings of the check")
struct CheckSettingsTests {
  private func tree(_ section: String) throws -> SourceTree {
    try SourceTree([
      "stagedoor.json": "{\"version\": 1, \"check\": \(section)}", "App/Card.swift": Snippet.card(),
      "Old/Card.swift": Snippet.card("Old"),
    ])
  }

  @Test("lower what a rule or a family weighs, never raise it; the rule's own name wins", arguments: [
    (#"{"rules": {"snippets": "advice"}}"#, [Severity.advice, .advice]),
    (#"{"rules": {"snippets.discoverable": "advice"}}"#, [.advice, .advice]),
    (#"{"rules": {"snippets.discoverable": "error"}}"#, [.warning, .warning]),
    (#"{"rules": {"snippets": "off"}}"#, []),
    (#"{"rules": {"snippets": "off", "snippets.discoverable": "warning"}}"#, [.warning, .warning]),
    (#"{"exclude": ["Old"]}"#, [.warning]), (#"{"exclude": ["./Old/Card.swift", "Ap"]}"#, [.warning]), ("{}", [.warning, .warning]),
  ])
  func levels(_ section: String, _ severities: [Severity]) throws {
    #expect(try tree(section).check().findings.map(\.severity) == severities)
  }

  @Test("are found above the folder, and begin at their own")
  func above() throws {
    let tree = try tree(#"{"exclude": ["Old"]}"#)
    #expect(try tree.check { $0.path = "Old" }.findings.isEmpty)
    #expect(try tree.check { $0.path = "App" }.findings.map(\.path) == ["App/Card.swift"])
  }

  @Test("that are wrong are told in one line", arguments: [
    ("[]", "stagedoor.json: \"check\" must be an object"), (#"{"rule": {}}"#, "stagedoor.json: \"check\" has no \"rule\"; did you mean \"rules\"?"),
    (#"{"rules": {"snippets": "none"}}"#, "stagedoor.json: \"snippets\" cannot be \"none\"; it takes off, advice, warning, error"),
    (#"{"rules": []}"#, "stagedoor.json: \"rules\" must be an object of texts"), ("{", "stagedoor.json: this is not JSON"),
    (#"{"exclude": "Old"}"#, "stagedoor.json: \"exclude\" must be a list of paths"), (#"{"baseline": 1}"#, "stagedoor.json: \"baseline\" must be a path"),
  ])
  func wrong(_ section: String, _ words: String) throws {
    let tree = try tree(section)
    let failure = #expect(throws: CheckFailure.self) { try tree.check() }
    #expect(failure?.words == words && failure?.status == 3)
  }
}
