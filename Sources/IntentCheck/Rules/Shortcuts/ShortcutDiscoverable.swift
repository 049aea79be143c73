import SwiftSyntax

/// An App Shortcut runs an intent that can be found.
struct ShortcutDiscoverable: CodeRule {
  let id = "shortcuts.discoverable"
  let severity = Severity.error
  let abstract = "The intent of an App Shortcut does not say `isDiscoverable = false`."
  let reason = "Such an intent is hidden from Shortcuts, Spotlight and App Shortcuts alike. Leave the property out."
  let basis = Basis.documented("AppIntent.isDiscoverable; Explore enhancements to App Intents (WWDC23 10103)")

  let examples = [
    RuleExample("can be found", swift: Self.provider(isDiscoverable: "true", intent: "LogIntent()")),
    RuleExample("is hidden", swift: Self.provider(isDiscoverable: "false", intent: "▸LogIntent()")),
  ]

  private static func provider(isDiscoverable: String, intent: String) -> String {
    """
    import AppIntents
    struct LogIntent: AppIntent { static let isDiscoverable = \(isDiscoverable) }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: \(intent), phrases: ["Log in \\(.applicationName)"], shortTitle: "Log", systemImageName: "pencil")
      }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.appShortcuts.compactMap { call, provider in
      guard let argument = call.argument("intent"), let intent = project.intent(of: call),
        let value = intent.property("isDiscoverable", isStatic: true)?.value, value.trimmedDescription == "false"
      else { return nil }
      return finding(
        "`\(intent.name)` is hidden from App Shortcuts, and this one is never offered",
        at: project.place(of: argument, in: provider.file(of: call)))
    }
  }
}
