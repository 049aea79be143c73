import SwiftSyntax

/// An intent that replaced another one stays.
struct ObsoletedIntent: CodeRule {
  let id = "intents.obsoleted"
  let severity = Severity.warning
  let abstract = "An intent that saved shortcuts may use is not marked as obsoleted or unavailable."
  let reason = """
    Shortcuts that people have made keep its name, and stop when the system no longer has it. Keep it, say \
    `isDiscoverable = false`, and let `DeprecatedAppIntent` name the one that replaces it.
    """
  let basis = Basis.observed("openhab/openhab-ios#1175")
  let limits = "Whether anybody has saved it is not known."

  let examples = [
    RuleExample(
      "hidden, or for some systems only",
      swift: """
        import AppIntents
        @available(iOS 17, *) @available(watchOS, unavailable)
        struct LogIntent: AppIntent { static let isDiscoverable = false }
        """),
    RuleExample(
      "obsoleted, and unavailable",
      swift: """
        import AppIntents
        @available(iOS, introduced: 16, obsoleted: 18)
        struct ▸LogIntent: CustomIntentMigratedAppIntent {}
        @available(*, unavailable)
        struct ▸NoteIntent: AppIntent {}
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.compactMap { intent in
      guard intent.declaration.attributes.contains(where: Self.ends) else { return nil }
      return finding(
        "shortcuts that hold `\(intent.name)` stop where it is no longer available",
        at: project.place(of: intent.nameNode, in: intent.file))
    }
  }

  /// `obsoleted:` on any system, `unavailable` on all.
  private static func ends(_ attribute: Attribute) -> Bool {
    guard attribute.name == "available", let text = attribute.node.arguments?.trimmedDescription else { return false }
    return text.contains("obsoleted") || (text.hasPrefix("*") && text.contains("unavailable"))
  }
}
