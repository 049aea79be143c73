import SwiftSyntax

/// A snippet intent draws from its parameters and its dependencies.
struct SnippetState: CodeRule {
  let id = "snippets.static-state"
  let severity = Severity.advice
  let abstract = "A snippet intent reads no static variable of an intent: it has its parameters and its dependencies."
  let reason = """
    The system makes and performs it anew for each drawing, perhaps in a process in which nobody set the variable: the \
    card is empty. Pass what it needs as parameters, or read it from the store.
    """
  let basis = Basis.documented("Displaying static and interactive snippets: it is created and performed repeatedly")
  let limits = "Whether the variable is always set again is not known."

  let examples = [
    RuleExample(
      "a parameter",
      files: Self.snippet(".result(view: Card(day: day))", members: "@Parameter(title: \"Day\") var day: Date")),
    RuleExample(
      "what another intent left behind",
      files: Self.snippet(".result(view: Card(day: ▸LogIntent.lastDay))").merging([
        "LogIntent.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          static let title: LocalizedStringResource = "Log"
          static var lastDay: Date?
        }
        """
      ]) { one, _ in one }),
    RuleExample(
      "its own",
      files: Self.snippet(".result(view: Card(day: ▸Self.day))", members: "static nonisolated(unsafe) var day: Date?")),
    RuleExample(
      "a constant", files: Self.snippet(".result(view: Card(rows: Self.most))", members: "static let most = 4")),
    RuleExample(
      "computed", files: Self.snippet(".result(view: Card(day: Self.today))", members: "static var today: Day { .now }")
    ),
  ]

  private static func snippet(_ body: String, members: String = "") -> [String: String] {
    [
      "Card.swift": """
      import AppIntents
      struct BriefCardIntent: SnippetIntent {
        static let isDiscoverable = false
        \(members)
        func perform() async throws -> some IntentResult & ShowsSnippetView {
          \(body)
        }
      }
      """
    ]
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.snippetIntents.flatMap { intent in
      intent.performs.compactMap(\.body).flatMap { body in
        NameFinder.uses(in: body).compactMap { use in finding(on: use, of: intent, in: project) }
      }
    }
  }

  private func finding(on use: DeclReferenceExprSyntax, of intent: TypeFacts, in project: CodeProject) -> Finding? {
    guard use.isMember, let member = use.parent?.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    let owner = base == "Self" ? intent : project.type(named: base)
    guard let owner, project.conforms(owner, to: "AppIntent"),
      let property = owner.property(use.baseName.text, isStatic: true), !property.isConstant, !property.isComputed
    else { return nil }
    return finding(
      "possible: the card of `\(intent.name)` is empty where this process has not set `\(owner.name).\(property.name)`",
      at: project.place(of: member, in: intent.file(of: use)))
  }
}
