import SwiftSyntax

/// A sentence is whole without its optional parameters.
struct SummaryOptional: CodeRule {
  let id = "parameters.summary-optional"
  let severity = Severity.advice
  let abstract = "An optional parameter in the sentence of a summary is asked for, or stands in a `When` about it."
  let reason = """
    While it is empty the sentence has a hole: "Compose nil" was seen. Put it in the block after the sentence, or \
    write two sentences with `When(\\.$parameter, .hasAnyValue)`.
    """
  let basis = Basis.observed("Dimillian/IceCubesApp#2295")
  let limits = "How Shortcuts shows an empty parameter is known on a device only."

  let examples = [
    RuleExample(
      "asked for, in a branch, in the block",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          static var parameterSummary: some ParameterSummary {
            When(\\.$note, .hasAnyValue) {
              Summary("Log \\(\\.$trend) with \\(\\.$note)")
            } otherwise: {
              Summary("Log \\(\\.$trend)") { \\.$day }
            }
          }
          @Parameter(title: "Trend") var trend: String?
          @Parameter(title: "Note") var note: String?
          @Parameter(title: "Day") var day: Date?
          func perform() async throws -> some IntentResult {
            if trend == nil { trend = try await $trend.requestValue("Which trend?") }
            return .result()
          }
        }
        """),
    RuleExample(
      "a hole in the sentence",
      swift: """
        import AppIntents
        struct ComposeIntent: AppIntent {
          static var parameterSummary: some ParameterSummary { Summary("Compose ▸\\(\\.$text)") }
          @Parameter(title: "Text") var text: String?
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent -> [Finding] in
      guard let summary = intent.summary else { return [] }
      let optional = Set(intent.parameters.filter { $0.type?.wrapped != nil }.map(\.name))
      guard !optional.isEmpty else { return [] }
      return summary.sentences.flatMap { sentence in
        SummaryFacts.parameters(in: sentence).filter { name, _ in
          optional.contains(name) && !Self.isAskedFor(name, by: intent) && !Self.isDecided(name, around: sentence)
        }.map { name, node in
          finding(
            "possible: while `\(name)` is empty, the sentence of `\(intent.name)` has a hole",
            at: project.place(of: node, in: intent.file(of: sentence)))
        }
      }
    }
  }

  /// Whether `$name` stands in a function of the intent.
  private static func isAskedFor(_ name: String, by intent: TypeFacts) -> Bool {
    intent.members.contains { member in
      guard case .function(let function) = member else { return false }
      return function.tokens(viewMode: .sourceAccurate).contains { $0.text == "$\(name)" }
    }
  }

  /// Whether the sentence stands in a `When` or a `Switch` about the parameter.
  private static func isDecided(_ name: String, around sentence: FunctionCallExprSyntax) -> Bool {
    var node = sentence.parent
    while let current = node, !current.is(VariableDeclSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self), ["When", "Switch"].contains(call.name),
        call.arguments.contains(where: { KeyPathFinder.parameters(in: $0).contains(name) })
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
