import SwiftSyntax

/// What an intent is given is a parameter.
struct LostValue: CodeRule {
  let id = "intents.lost-value"
  let severity = Severity.warning
  let abstract = "An intent keeps no value but in parameters and dependencies."
  let reason = """
    The system makes the intent anew before it performs it, in another process perhaps, and fills only what is \
    marked `@Parameter`. What an initialiser put into a plain property is gone. Make it a parameter.
    """
  let basis = Basis.documented("Explore new advances in App Intents (WWDC25 275): only parameters are filled")
  let limits = "A variable with a value of its own may be used within one run: that is advice."

  let examples = [
    RuleExample(
      "parameters, dependencies, constants",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          @Parameter(title: "Trend") var trend: String
          @Dependency var door: Door
          static let title: LocalizedStringResource = "Log"
          private let log = Logger()
          var name: String { trend.lowercased() }
        }
        """),
    RuleExample(
      "plain properties",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          let ▸trend: String
          var ▸count = 0
          init() { trend = "" }
          init(trend: String) { self.trend = trend }
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.properties.filter { Self.isPlain($0) }.map { property in
        let isSet = property.binding.initializer == nil
        return finding(
          isSet
            ? "what \(property.name) of \(intent.name) was given is gone when the system performs it"
            : "possible: \(property.name) of \(intent.name) is back at its first value when the system performs it",
          severity: isSet ? .warning : .advice,
          at: project.place(of: property.binding.pattern, in: intent.file(of: property.node)))
      }
    }
  }

  /// Whether it is stored, is no wrapper's, and can have another value than the one that is written.
  private static func isPlain(_ property: Property) -> Bool {
    guard !property.isStatic, !property.isComputed, property.attributes.isEmpty,
      !property.node.modifiers.contains(where: { $0.name.text == "lazy" })
    else { return false }
    return !property.isConstant || property.binding.initializer == nil
  }
}
