import SwiftSyntax

/// The provider of App Shortcuts is in the app.
struct ProviderInExtension: CodeRule {
  let id = "process.provider-in-extension"
  let severity = Severity.warning
  let abstract = "The provider of App Shortcuts is compiled into the app, or into its App Intents extension."
  let reason = """
    The system looks for App Shortcuts in the app; those of a widget are never offered, and the app cannot renew their \
    parameters. Move the provider to the app's target.
    """
  let basis = Basis.observed("Apple's developer forums, thread 764792")
  let limits = "An extension whose property list does not tell its kind is possibly one of App Intents."

  let examples = [
    RuleExample("in the app", inTargets: ["App/Shortcuts.swift": Self.provider("JournalShortcuts")]),
    RuleExample("in the widget", inTargets: ["Widget/Shortcuts.swift": Self.provider("▸JournalShortcuts")]),
    RuleExample(
      "in an extension of App Intents",
      files: [
        "project.yml": """
        targets:
          Journal: {type: application, sources: App}
          Voice:
            type: extensionkit-extension
            sources: Voice
            info:
              properties:
                EXAppExtensionAttributes:
                  EXExtensionPointIdentifier: com.apple.appintents-extension
        """, "Voice/Shortcuts.swift": Self.provider("JournalShortcuts"),
      ]),
  ]

  private static func provider(_ name: String) -> String {
    """
    import AppIntents
    struct \(name): AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: LogIntent(), phrases: ["Log in \\(.applicationName)"], shortTitle: "Log", systemImageName: "pencil")
      }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    guard project.hasApp else { return [] }
    return project.shortcutsProviders.compactMap { provider in
      guard let owners = project.onlyExtensions(of: provider),
        !owners.contains(where: { $0.role == .extension(.appIntents) })
      else { return nil }
      let isKnown = owners.allSatisfy { $0.role != .extension(.unknown) }
      return finding(
        "`\(provider.name)` is compiled into \(owners[0].name), so its App Shortcuts are "
          + (isKnown ? "not offered" : "possibly not offered"),
        severity: isKnown ? .warning : .advice, at: project.place(of: provider.nameNode, in: provider.file))
    }
  }
}
