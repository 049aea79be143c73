import Testing

@testable import IntentCheck

@Suite("What a code rule says")
struct CodeRuleMessageTests {
  /// One message of a rule's examples, word by word.
  static let messages: [(rule: String, message: String)] = [
    ("architecture.package-missing", "Kit holds `LogIntent` but no `AppIntentsPackage`: Shortcuts does not list it"),
    ("cards.dead-button", "a button of `BriefCard` performs no intent: in a snippet a tap on it does nothing"),
    (
      "cards.plain-values",
      "possible: `Inner` reads `briefs` from `@Query`, which a snippet has not, or never updates"
    ),
    ("concurrency.static-var", "`count` of `LogIntent` is one variable for all threads, which Swift 6 does not build"),
    (
      "concurrency.static-var",
      "`title` of `LogIntent` (and 1 more) is one variable for all threads, which Swift 6 does not build"
    ),
    ("entities.enum-cases", "`Moment` has no name for `.never`, and no action of the app is exported"),
    ("intents.lost-value", "what `trend` of `LogIntent` was given is gone when the system performs it"),
    ("metadata.description-type", "the description of `OpenIntent` is a `String`, which no one shows"),
    ("metadata.table", "possible: the title of `PlayIntent` (and 1 more) is shown untranslated, as it names a table"),
    ("parameters.summary-omits", "`value` of `LogIntent` cannot be set in Shortcuts, and is asked for each time"),
    (
      "process.dependency-not-registered",
      "`TrendQuery` depends on `Store`, which is never registered with `AppDependencyManager`"
    ),
    ("process.two-modes", "`ShowDayIntent` opens the app before version 26, and from then on does the opposite"),
    (
      "snippets.direct-view",
      "possible: on iOS 27 the App Shortcut of `LogIntent` shows nothing but Done, not its card"
    ),
  ]

  private static func messages(of rule: any CodeRule) -> [(message: String, targets: Set<String>)] {
    rule.examples.flatMap { example in
      let project = CodeProject(texts: example.files)
      return rule.findings(in: project).map { ($0.message, Set(project.targets.map(\.name))) }
    }
  }

  @Test("is this, word by word", arguments: messages)
  func said(rule: String, message: String) throws {
    let rule = try #require(RuleList.code.first { $0.id == rule })
    let all = Self.messages(of: rule).map(\.message)
    #expect(all.contains(message), "\(all)")
  }

  @Test("has the names of code in backticks, and no others", arguments: RuleList.code.map(\.id))
  func quoted(_ id: String) throws {
    let rule = try #require(RuleList.code.first { $0.id == id })
    for (message, targets) in Self.messages(of: rule) {
      let parts = message.split(separator: "`", omittingEmptySubsequences: false)
      #expect(parts.count % 2 == 1, "a backtick without its partner: \(message)")
      let prose = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: " ")
      let said = prose.split(separator: "\"", omittingEmptySubsequences: false)
      let unquoted = said.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: " ")
      let words = unquoted.split { !$0.isLetter && !"@$().".contains($0) }.map(String.init)
      let code = words.filter { Self.isCode($0) && !targets.contains($0) && !["iOS", "CloudKit"].contains($0) }
      #expect(code == [], "\(message)")
    }
  }

  /// Whether a word looks like code: a capital after a small letter, or a mark that only code has.
  private static func isCode(_ word: String) -> Bool {
    if word.hasPrefix("@") || word.hasPrefix("$") || word.contains("()") { return true }
    return zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
