import SwiftSyntax

/// A title, a name or a description stands in the source as a literal.
struct MetadataLiteral: CodeRule {
  let id = "metadata.literal"
  let severity = Severity.error
  let abstract = "A title, a name or a description is a string literal, or `LocalizedStringResource(…)` with one."
  let reason = """
    Apple's metadata step reads it without running the app; a function of your own, a condition or several \
    statements stop the build, or leave out every action. Write the literal here, and keep the variants in the \
    catalog.
    """
  let basis = Basis.observed(
    """
    "must be initialized with a call to its initializer or a string literal"; SideStore/SideStore#1326, \
    icerockdev/moko-resources#750
    """)
  let limits = "Of a constant that is named, parsing does not know whether the step finds its value."

  let examples = [
    RuleExample(
      "literals, and a choice of the compiler's",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          static let title = LocalizedStringResource("Log a value", bundle: .adapter)
          static var description: IntentDescription? {
            #if os(watchOS)
            IntentDescription("Logs on the watch.")
            #else
            return .init("Logs a value.", categoryName: "Values")
            #endif
          }
          @Parameter(title: "Trend") var trend: String
        }
        """),
    RuleExample(
      "made by a function, by a condition, by statements",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          static let title: LocalizedStringResource = ▸words("Log a value")
          static var description: IntentDescription? { IntentDescription(▸isPro ? "Logs." : "Logs one.") }
          @Parameter(title: ▸Words.text("Trend")) var trend: String
        }
        struct OpenIntent: AppIntent {
          static var ▸title: LocalizedStringResource {
            let name = Bundle.main.name
            return "Open \\(name)"
          }
        }
        """),
    RuleExample(
      "the app's name put in while it runs, in an extension of another file",
      files: [
        "OpenAppIntent.swift": "import AppIntents\nstruct OpenAppIntent: AppIntent {}",
        "Words.swift": """
        import AppIntents
        extension OpenAppIntent {
          static var title: LocalizedStringResource { ▸"Open \\(Bundle.main.name)" }
          static let description: IntentDescription? = IntentDescription(▸Words.open)
        }
        """,
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.metadataTexts.filter { $0.role != .numericFormat }.compactMap { text in
      guard let (how, severity) = Self.fault(of: text) else { return nil }
      return finding(
        "the \(text.role.rawValue) of `\(text.type.name)` \(how)", severity: severity,
        at: project.place(of: text.node, in: text.file))
    }
  }

  private static func fault(of text: MetadataText) -> (String, Severity)? {
    guard let expression = text.expression else {
      return ("is made by statements, which nobody runs to read it", .error)
    }
    if let literal = text.literal {
      return literal.interpolations.isEmpty ? nil : ("holds a value that is known only while the app runs", .warning)
    }
    if expression.isDecided { return ("depends on a condition, which nobody runs to read it", .error) }
    if let call = expression.as(FunctionCallExprSyntax.self), let name = call.name {
      return name.first?.isLowercase == true && !call.calledExpression.isImplicitInit
        ? ("is made by `\(name)()`, which nobody runs to read it", .error) : nil
    }
    // A symbol that Xcode makes of a key has no base; whether its value is found was not seen.
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    return member.base == nil
      ? nil : ("is named `\(expression.trimmedDescription)`, whose value Apple's metadata step may not find", .warning)
  }
}
