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
          var later = Date.now.addingTimeInterval(60)
          var name: String { trend.lowercased() }
        }
        @AppIntent(schema: .camera.openInMode)
        struct OpenModeIntent: OpenIntent { var target: Mode }
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
          mutating func count(_ more: Int) { count += more }
        }
        """),
    RuleExample(
      "a plain property that a widget sets",
      files: [
        "LogIntent.swift": """
        import AppIntents
        struct LogIntent: AppIntent { var ▸isQuiet = false; var isLoud = false; var isSlow = false }
        """,
        "Row.swift": """
        import AppIntents
        func intent(_ row: Row) -> LogIntent {
          let intent = LogIntent()
          intent.isQuiet = true
          if intent.isLoud { print(row) }
          return intent
        }
        """,
        "Other.swift": "import AppIntents\nfunc slow(_ motion: Motion) { motion.isSlow = true }",
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent -> [Finding] in
      // A schema's macro makes parameters of what it asks for.
      guard !intent.declaration.attributes.contains(where: { ["AppIntent", "AssistantIntent"].contains($0.name) })
      else { return [] }
      return intent.properties.filter { Self.isPlain($0) && Self.isSet($0, of: intent, in: project) }.map { property in
        let isSet = property.binding.initializer == nil
        return finding(
          isSet
            ? "what `\(property.name)` of `\(intent.name)` was given is gone when the system performs it"
            : "possible: `\(property.name)` of `\(intent.name)` is back at its first value when the system performs it",
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

  /// Whether it has no value of its own, or something in the intent, or that makes one, gives it another one.
  private static func isSet(_ property: Property, of intent: TypeFacts, in project: CodeProject) -> Bool {
    guard property.binding.initializer != nil else { return true }
    let isSetWithin = intent.parts.contains { part in
      NameFinder.uses(in: part.node, of: [property.name]).contains { $0.isAssigned }
    }
    return isSetWithin || project.files.contains { file in
      !file.calls(named: [intent.lastName]).isEmpty && file.source.bytes.holds(anyOf: [".\(property.name) = "])
        && NameFinder.uses(in: file.source.tree, of: [property.name]).contains { $0.isMember && $0.isAssigned }
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether this, or `base.name` with it, stands before an `=` or an operator such as `+=`, or is given as `inout`.
  var isAssigned: Bool {
    let whole: ExprSyntax = parent?.as(MemberAccessExprSyntax.self).map { ExprSyntax($0) } ?? ExprSyntax(self)
    if whole.parent?.is(InOutExprSyntax.self) == true { return true }
    guard let list = whole.parent?.as(ExprListSyntax.self), list.first?.id == whole.id else { return false }
    guard let next = list.dropFirst().first else { return false }
    if next.is(AssignmentExprSyntax.self) { return true }
    let text = next.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }
}
