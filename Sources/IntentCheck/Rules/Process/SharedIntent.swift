import SwiftSyntax

/// What an App Shortcut runs is compiled once.
struct SharedIntent: CodeRule {
  let id = "process.shared-intent"
  let severity = Severity.warning
  let abstract = "A provider of App Shortcuts, and the intents it names, are compiled into one target."
  let reason = """
    Each target registers its own copy under the same name. The system then runs the shortcut in either process, or \
    finds no provider where it looks. Keep the intents in one module that both link, and the provider in the app alone.
    """
  let basis = Basis.observed("kntkymt/ios-app-intents-sample, multi-targets-shared-intent-process, iOS 26.1")
  let limits = "For an intent of a widget's button two targets can be right: this is advice."

  let examples = [
    RuleExample(
      "in the app alone",
      inTargets: ["App/Shortcuts.swift": Self.provider("JournalShortcuts"), "App/Log.swift": Self.intent("LogIntent")]),
    RuleExample(
      "both in two targets",
      inTargets: [
        "Shared/Shortcuts.swift": Self.provider("▸JournalShortcuts"), "Shared/Log.swift": Self.intent("▸LogIntent"),
      ]),
    RuleExample(
      "an intent that opens the app",
      inTargets: [
        "App/Shortcuts.swift": Self.provider("JournalShortcuts"),
        "Shared/Log.swift": "import AppIntents\nstruct LogIntent: AppIntent { static let openAppWhenRun = true }",
      ]),
    RuleExample("an intent that no shortcut names", inTargets: ["Shared/Log.swift": Self.intent("LogIntent")]),
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

  private static func intent(_ name: String) -> String {
    "import AppIntents\nstruct \(name): AppIntent { func perform() async throws -> some IntentResult { .result() } }"
  }

  /// Intents that the system performs in the app in any case.
  private static let ofTheApp: Set<String> = [
    "OpenIntent", "LiveActivityIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "ForegroundContinuableIntent",
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let providers = project.shortcutsProviders.compactMap { provider in
      shared(provider, in: project).map { names in
        finding(
          "`\(provider.name)` is compiled into \(names): the system finds two providers of one app's shortcuts",
          at: project.place(of: provider.nameNode, in: provider.file))
      }
    }
    let intents = project.shortcutIntents.compactMap { intent -> Finding? in
      guard project.protocols(of: intent).isDisjoint(with: Self.ofTheApp), project.opensApp(intent) != true,
        let names = shared(intent, in: project)
      else { return nil }
      return finding(
        "`\(intent.name)` is compiled into \(names): it is possible that its shortcut runs in the extension",
        severity: .advice, at: project.place(of: intent.nameNode, in: intent.file))
    }
    return providers + intents
  }

  /// The targets, where an app and an extension are among them.
  private func shared(_ type: TypeFacts, in project: CodeProject) -> String? {
    let owners = project.targets(of: type)
    guard owners.contains(where: { $0.role == .app }), owners.contains(where: \.role.isExtension) else { return nil }
    return owners.map(\.name).joined(separator: " and ")
  }
}
