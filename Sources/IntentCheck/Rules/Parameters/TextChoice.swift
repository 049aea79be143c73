import SwiftSyntax

/// One of a few is no free text.
struct TextChoice: CodeRule {
  let id = "parameters.text-choice"
  let severity = Severity.warning
  let abstract = "A parameter whose values are few and known is an `AppEnum`, not a `String`."
  let reason = """
    A text is shown, spoken and saved as it is written in Swift, in every language, and anything else can be put in. \
    An enumeration has translated names, and can be said in a phrase.
    """
  let basis = Basis.documented("AppEnum; Adding parameters to an app intent")
  let limits = "A text that `perform()` compares may have other values too: that is advice."

  let examples = [
    RuleExample(
      "an enumeration, and options that are asked for",
      swift: """
        import AppIntents
        enum Kind: String, AppEnum { case sleep, mood }
        struct LogIntent: AppIntent {
          @Parameter(title: "Kind") var kind: Kind
          @Parameter(title: "Trend", optionsProvider: Trends()) var trend: String
          func perform() async throws -> some IntentResult {
            switch kind {
            case .sleep: .result()
            case .mood: .result()
            }
          }
        }
        struct Trends: DynamicOptionsProvider {
          func results() async throws -> [String] { try await door.names() }
        }
        """),
    RuleExample(
      "texts that are listed, and texts that are compared",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          @Parameter(title: "Kind", optionsProvider: Kinds()) var ▸kind: String
          @Parameter(title: "When") var ▸moment: String
          func perform() async throws -> some IntentResult {
            switch moment {
            case "now": return .result()
            default: throw LogError.unknown
            }
          }
        }
        struct Kinds: DynamicOptionsProvider {
          func results() async throws -> [String] { return ["Sleep", "Mood"] }
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.parameters.filter { $0.type?.core.lastName == "String" }.compactMap { property -> Finding? in
        let place = project.place(of: property.binding.pattern, in: intent.file(of: property.node))
        if Self.isListed(property, in: project) {
          return finding("the values of `\(property.name)` are known, and stay as they are written here", at: place)
        }
        guard Self.isCompared(property.name, in: intent) else { return nil }
        return finding(
          "possible: `\(property.name)` of `\(intent.name)` is one of a few, which an `AppEnum` would name",
          severity: .advice, at: place)
      }
    }
  }

  /// Whether its provider gives a list of literals.
  private static func isListed(_ property: Property, in project: CodeProject) -> Bool {
    guard
      let call = property.parameterAttribute?.arguments?.expression("optionsProvider")?.as(FunctionCallExprSyntax.self),
      let results = project.type(named: call.calledExpression.trimmedDescription)?.functions("results").first,
      let statements = results.body?.statements, statements.count == 1,
      let list = statements.first?.resultExpression?.as(ArrayExprSyntax.self)
    else { return false }
    return !list.elements.isEmpty && list.elements.allSatisfy { $0.expression.is(StringLiteralExprSyntax.self) }
  }

  /// Whether `perform` switches over it with literals.
  private static func isCompared(_ name: String, in intent: TypeFacts) -> Bool {
    intent.performs.contains { perform in
      let finder = SwitchFinder(name)
      finder.walk(perform)
      return finder.hasLiteral
    }
  }
}

private final class SwitchFinder: SyntaxVisitor {
  private(set) var hasLiteral = false
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.subject.ownName == name else { return .visitChildren }
    for element in node.cases {
      guard let label = element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else { continue }
      hasLiteral =
        hasLiteral
        || label.caseItems.contains {
          $0.pattern.as(ExpressionPatternSyntax.self)?.expression.is(StringLiteralExprSyntax.self) ?? false
        }
    }
    return .visitChildren
  }
}
