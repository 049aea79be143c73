import SwiftSyntax

/// An App Shortcut has a short title and an image.
struct ShortTitle: CodeRule {
  let id = "shortcuts.short-title"
  let severity = Severity.warning
  let abstract = "An App Shortcut has `shortTitle:` and `systemImageName:`."
  let reason = """
    Shortcuts, Spotlight and the Action button show both on the tile; without them it has the app's icon only.
    """
  let basis = Basis.documented("AppShortcut.init(intent:phrases:), deprecated since iOS 17")

  let examples = [
    RuleExample("both", swift: Self.provider(#", shortTitle: "Log", systemImageName: "pencil""#)),
    RuleExample("neither", swift: Self.provider("", mark: "▸")),
  ]

  private static func provider(_ rest: String, mark: String = "") -> String {
    """
    import AppIntents
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        \(mark)AppShortcut(intent: LogIntent(), phrases: ["Log in \\(.applicationName)"]\(rest))
      }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.appShortcuts.compactMap { call, provider in
      guard call.argument("intent") != nil, call.argument("shortTitle") == nil else { return nil }
      return finding(
        "the tile of this App Shortcut has no title of its own",
        at: project.place(of: call, in: provider.file(of: call)))
    }
  }
}
