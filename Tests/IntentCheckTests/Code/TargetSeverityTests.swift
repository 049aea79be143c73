import Testing

@testable import IntentCheck

/// What weighs less because parsing cannot know says so.
@Suite("Rules about targets")
struct TargetSeverityTests {
  @Test("a finding that is only advice says that it is possible, and no other does")
  func possible() {
    for rule in RuleList.code where ["architecture", "process", "store"].contains(rule.id.prefix { $0 != "." }) {
      for example in rule.examples {
        for finding in rule.findings(in: CodeProject(texts: example.files)) where rule.id != "process.legacy-opening" {
          #expect(finding.message.contains("possibl") == (finding.severity == .advice), "\(finding.text)")
        }
      }
    }
  }

  @Test("without an app or without a manifest nothing is said of extensions")
  func unknown() {
    let texts = [
      "Widget/Log.swift": "import AppIntents\nstruct LogIntent: AppIntent { static let openAppWhenRun = true }",
      "project.yml": "targets:\n  Widget: {type: app-extension, sources: Widget}\n",
    ]
    let rules: [any CodeRule] = [ExtensionOnlyIntent(), ForegroundInExtension(), ProviderInExtension()]
    for rule in rules {
      #expect(rule.findings(in: CodeProject(texts: texts)).isEmpty)
      #expect(rule.findings(in: CodeProject(texts: texts.filter { $0.key != "project.yml" })).isEmpty)
    }
  }
}
