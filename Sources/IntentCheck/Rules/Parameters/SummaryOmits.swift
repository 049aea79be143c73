import SwiftSyntax

/// Every parameter is in the summary.
struct SummaryOmits: CodeRule {
  let id = "parameters.summary-omits"
  let severity = Severity.warning
  let abstract = "Each parameter of an intent that can be found is named somewhere in its `parameterSummary`."
  let reason = """
    Shortcuts shows only the parameters that the summary names, in its sentence or in the block after it. One that \
    is left out cannot be set: the person is asked each time, or it keeps its default. Name it in the block.
    """
  let basis = Basis.documented("ParameterSummary; seen in Dimillian/IceCubesApp#2295")
  let limits = "One that is optional, or has a default, may be left out on purpose: that is advice."

  let examples = [
    RuleExample(
      "in the sentence, in the block, in a branch",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          static var parameterSummary: some ParameterSummary {
            When(\\.$trend, .hasAnyValue) {
              Summary("Log \\(\\.$value) for \\(\\.$trend)") { \\.$note }
            } otherwise: {
              Summary("Log \\(\\.$value)")
            }
          }
          @Parameter(title: "Trend") var trend: String?
          @Parameter(title: "Value") var value: Int
          @Parameter(title: "Note") var note: String?
        }
        struct HiddenIntent: AppIntent {
          static let isDiscoverable = false
          static var parameterSummary: some ParameterSummary { Summary("Log") }
          @Parameter(title: "Value") var value: Int
        }
        struct ClockIntent: WidgetConfigurationIntent {
          static var parameterSummary: some ParameterSummary { Summary() }
          @Parameter(title: "Zone") var zone: String
        }
        struct MadeIntent: AppIntent {
          static var parameterSummary: some ParameterSummary { Summaries.log() }
          @Parameter(title: "Value") var value: Int
        }
        """),
    RuleExample(
      "left out",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          static var parameterSummary: some ParameterSummary { Summary("Log \\(\\.$trend)") }
          @Parameter(title: "Trend") var trend: String
          @Parameter(title: "Value") var ▸value: Int
          @Parameter(title: "Note") var ▸note: String?
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.shownIntents.flatMap { intent -> [Finding] in
      guard let summary = intent.summary, summary.isWhole,
        !intent.isHidden
      else { return [] }
      return intent.parameters.filter { !summary.parameters.contains($0.name) }.map { property in
        finding(
          property.isRequiredParameter
            ? "`\(property.name)` of `\(intent.name)` cannot be set in Shortcuts, and is asked for each time"
            : "possible: `\(property.name)` of `\(intent.name)` is to be set in Shortcuts, which does not show it",
          severity: property.isRequiredParameter ? .warning : .advice,
          at: project.place(of: property.binding.pattern, in: intent.file(of: property.node)))
      }
    }
  }
}
