import SwiftSyntax

/// What an intent returns is a value that the system knows.
struct ResultType: CodeRule {
  let id = "intents.result-type"
  let severity = Severity.error
  let abstract = "`ReturnsValue` is of a type that App Intents passes on."
  let reason = """
    A type that is no value of App Intents does not build. An optional `IntentFile` builds, and was reported to end \
    the app when it was returned: throw an error, or return a list.
    """
  let basis = Basis.documented(
    """
    _IntentValue; "Unsupported type: Optional<IntentFile>": simonbs/AppleFeedback, FB10380124
    """)
  let limits = "Of Foundation's types only those of iOS 17.4 are known: one that is refused there is a warning."

  let examples = [
    RuleExample(
      "values, entities, enumerations",
      swift: """
        import AppIntents
        struct TrendEntity: AppEntity {}
        struct TrendIntent: AppIntent {
          func perform() async throws -> some IntentResult & ReturnsValue<[TrendEntity]> { .result(value: []) }
        }
        struct NameIntent: AppIntent {
          func perform() async throws -> some ReturnsValue<String?> & ProvidesDialog { .result(value: nil, dialog: "No") }
        }
        """),
    RuleExample(
      "an optional file, a model, data",
      swift: """
        import AppIntents
        struct Trend: Codable {}
        struct FileIntent: AppIntent {
          func perform() async throws -> some IntentResult & ReturnsValue<▸IntentFile?> { .result(value: nil) }
        }
        struct TrendIntent: AppIntent {
          func perform() async throws -> some IntentResult & ReturnsValue<[▸Trend]> { .result(value: []) }
        }
        struct DataIntent: AppIntent {
          func perform() async throws -> some IntentResult & ReturnsValue<▸Data> { .result(value: Data()) }
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.performs.compactMap { Self.value(of: $0.signature.returnClause?.type) }.compactMap { value -> Finding? in
        let file = intent.file(of: value)
        if value.wrapped?.lastName == "IntentFile" {
          return finding(
            "the app may end when `\(intent.name)` returns no file", severity: .warning,
            at: project.place(of: value, in: file))
        }
        guard let refusal = IntentValueTypes.refusal(of: value, in: project) else { return nil }
        return finding(
          "`\(value.core.trimmedDescription)` is no value that `\(intent.name)` can return; use \(refusal.instead)",
          severity: refusal.isCertain ? .error : .warning, at: project.place(of: value.core, in: file))
      }
    }
  }

  /// `Value` of `some IntentResult & ReturnsValue<Value>`.
  private static func value(of type: TypeSyntax?) -> TypeSyntax? {
    guard let some = type?.as(SomeOrAnyTypeSyntax.self) else { return nil }
    let all = some.constraint.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [some.constraint]
    return all.lazy.compactMap { $0.as(IdentifierTypeSyntax.self) }.first { $0.name.text == "ReturnsValue" }?
      .genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}
