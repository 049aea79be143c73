import SwiftSyntax

extension CodeProject {
  /// Whether a target of the project is an app.
  var hasApp: Bool { targets.contains { $0.role == .app } }

  /// Whether the project makes the framework itself, for systems that lack it: no rule about who uses it holds there.
  var makesFramework: Bool { targets.contains { $0.name == "AppIntents" } }

  /// The targets that a type is compiled into, tests left out.
  func targets(of type: TypeFacts) -> [ProjectTarget] { targets(of: type.file) }

  /// The extensions a type is compiled into where no app, framework or library has it; nil where that is not so.
  func onlyExtensions(of type: TypeFacts) -> [ProjectTarget]? {
    let owners = targets(of: type)
    return !owners.isEmpty && owners.allSatisfy(\.role.isExtension) ? owners : nil
  }

  /// Whether the system draws a widget or a control with an intent, so that no person looks for it.
  func isConfiguration(_ intent: TypeFacts) -> Bool {
    !protocols(of: intent).isDisjoint(with: ["WidgetConfigurationIntent", "ControlConfigurationIntent"])
  }

  /// The intents that an App Shortcut names, by their types.
  var shortcutIntents: [TypeFacts] {
    var names: Set<String> = []
    return appShortcuts.compactMap { $0.call.argument("intent")?.as(FunctionCallExprSyntax.self)?.name }
      .filter { names.insert($0).inserted }
      .compactMap { type(named: $0) }
  }
}

extension RuleExample {
  /// Files of an app with a widget: `App` and `Widget` are each target's own, `Shared` is in both.
  init(_ title: String, inTargets files: [String: String]) {
    var files = files
    files["project.yml"] = """
      targets:
        Journal: {type: application, deploymentTarget: "26.0", sources: [App, Shared]}
        Widget:
          type: app-extension
          sources: [Widget, Shared]
          info: {properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}
      """
    self.init(title, files: files)
  }
}
