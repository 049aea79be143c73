import SwiftSyntax

/// An intent that opens the app is in the app.
struct ForegroundInExtension: CodeRule {
  let id = "process.foreground-in-extension"
  let severity = Severity.warning
  let abstract = "An intent that opens the app is compiled into the app, not only into an extension."
  let reason = """
    An extension cannot come to the front: the person reads “an internal error occurred”, and the app stays closed. \
    Add the file to the app's target as well.
    """
  let basis = Basis.observed("marco308/mdone#124, EvanBacon/expo-apple-targets#78, TrainLCD/MobileApp#6572")
  let limits = "Modes that a function or a condition chooses are not read."

  let examples = [
    RuleExample(
      "in both targets",
      inTargets: [
        "Shared/Open.swift": """
        import AppIntents
        struct OpenIntent: AppIntent {
          static let openAppWhenRun = true
          func perform() async throws -> some IntentResult { .result() }
        }
        """
      ]),
    RuleExample(
      "only in the widget's",
      inTargets: [
        "Widget/Open.swift": """
        import AppIntents
        struct ShowDayIntent: AppIntent {
          static let ▸openAppWhenRun: Bool = true
          func perform() async throws -> some IntentResult { .result() }
        }
        struct ShowYearIntent: AppIntent {
          static var ▸supportedModes: IntentModes { [.foreground(.immediate)] }
          func perform() async throws -> some IntentResult { .result() }
        }
        struct ▸OpenDayIntent: OpenIntent {}
        struct ShowWeekIntent: AppIntent {
          static let openAppWhenRun = false
          func perform() async throws -> some IntentResult { .result() }
        }
        """
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    guard project.hasApp else { return [] }
    return project.intents.compactMap { intent in
      guard let owners = project.onlyExtensions(of: intent), project.opensApp(intent) ?? false else { return nil }
      let opening = ["supportedModes", "openAppWhenRun"].lazy.compactMap { intent.property($0, isStatic: true) }.first
      let place = opening.map { project.place(of: $0.binding.pattern, in: intent.file(of: $0.binding)) }
      return finding(
        "`\(intent.name)` opens the app, but is compiled into \(owners[0].name) alone, which cannot",
        at: place ?? project.place(of: intent.nameNode, in: intent.file))
    }
  }
}
