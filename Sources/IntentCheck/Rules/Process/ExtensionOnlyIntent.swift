import SwiftSyntax

/// What a person shall find in Shortcuts is in the app.
struct ExtensionOnlyIntent: CodeRule {
  let id = "process.extension-only-intent"
  let severity = Severity.warning
  let abstract = "An intent that a person shall find is compiled into the app, not only into its widget."
  let reason = """
    Shortcuts, Spotlight and Siri list what the app's own metadata lists; an intent of the widget's target works on \
    the widget and is nowhere else. Add its file to the app's target, or say `isDiscoverable = false`.
    """
  let basis = Basis.observed("krelltunez/dayGLANCE#1437: five intents in the widget's target, none in Shortcuts")
  let limits = "Where the app has intents of its own, one that only the widget has may be meant so."

  let examples = [
    RuleExample("in both targets", inTargets: ["Shared/Log.swift": Self.intent("LogIntent")]),
    RuleExample("only in the widget's", inTargets: ["Widget/Log.swift": Self.intent("▸LogIntent")]),
    RuleExample(
      "for the widget alone",
      inTargets: [
        "Widget/Log.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          static let title: LocalizedStringResource = "Log"
          static let isDiscoverable = false
          func perform() async throws -> some IntentResult { .result() }
        }
        struct Choice: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Choice" }
        """
      ]),
  ]

  private static func intent(_ name: String) -> String {
    """
    import AppIntents
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Log"
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    guard project.hasApp else { return [] }
    let appHasIntents = project.intents.contains { intent in
      let owners = project.targets(of: intent)
      return owners.isEmpty || owners.contains { !$0.role.isExtension }
    }
    return project.intents.compactMap { intent in
      // An App Intents extension is there to publish its own.
      guard let owners = project.onlyExtensions(of: intent), owners.allSatisfy({ $0.role != .extension(.appIntents) }),
        !project.isConfiguration(intent), intent.property("isDiscoverable", isStatic: true) == nil,
        !project.conforms(intent, to: "SnippetIntent")
      else { return nil }
      return finding(
        "\(intent.name) is compiled into \(owners[0].name) alone, so "
          + (appHasIntents ? "it is possible that it is missing in Shortcuts" : "Shortcuts does not list it"),
        severity: appHasIntents ? .advice : .warning, at: project.place(of: intent.nameNode, in: intent.file))
    }
  }
}
