import SwiftSyntax

/// The intent of a control is in the app, too.
struct ControlIntentTarget: CodeRule {
  let id = "process.control-intent-target"
  let severity = Severity.warning
  let abstract = "The intent of a control is compiled into the app as well as into the widget."
  let reason = """
    Control Center looks the intent up among the app's: where only the widget has it, the button does nothing. Add its \
    file to the app's target.
    """
  let basis = Basis.observed("krelltunez/lastGLANCE#305, TrainLCD/MobileApp#6572")
  let limits = "An intent that does not open the app works in the widget alone; one that may open it is advice."

  let examples = [
    RuleExample(
      "in both", inTargets: ["Widget/Control.swift": Self.control("LogIntent()"), "Shared/Log.swift": Self.intent()]),
    RuleExample(
      "only in the widget, and stays there",
      inTargets: [
        "Widget/Control.swift": Self.control("LogIntent()"), "Widget/Log.swift": Self.intent("isDiscoverable = false"),
      ]),
    RuleExample(
      "only in the widget",
      inTargets: ["Widget/Control.swift": Self.control("▸LogIntent()"), "Widget/Log.swift": Self.intent()]),
    RuleExample(
      "only in the widget, and may open the app; made in a closure",
      inTargets: [
        "Widget/Control.swift": Self.control("{ let intent = ▸LogIntent(); return intent }()"),
        "Widget/Log.swift": Self.intent("supportedModes: IntentModes = [.background, .foreground]"),
      ]),
  ]

  private static func control(_ intent: String) -> String {
    """
    import WidgetKit
    struct LogControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "log") {
          ControlWidgetButton(action: \(intent)) { Text("Log") }
        }
      }
    }
    """
  }

  private static func intent(_ constant: String = "openAppWhenRun = true") -> String {
    """
    import AppIntents
    struct LogIntent: AppIntent {
      static let \(constant)
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    guard project.hasApp else { return [] }
    return project.files.indices.flatMap { file in
      project.files[file].calls(named: ["ControlWidgetButton", "ControlWidgetToggle"])
        .flatMap { findings(on: $0, of: file, in: project) }
    }
  }

  private func findings(on call: FunctionCallExprSyntax, of file: Int, in project: CodeProject) -> [Finding] {
    guard let action = call.argument("action") else { return [] }
    return CallFinder.calls(in: action).compactMap { made in
      guard let name = made.name, let intent = project.type(named: name), project.conforms(intent, to: "AppIntent"),
        let owners = project.onlyExtensions(of: intent), project.opensApp(intent) != false
      else { return nil }
      let opens = project.opensApp(intent) == true
      return finding(
        "\(opens ? "this control does nothing" : "it is possible that this control does nothing"): "
          + "`\(intent.name)` is compiled into \(owners[0].name), and not into the app",
        severity: opens ? .warning : .advice, at: project.place(of: made, in: file))
    }
  }
}
