import SwiftSyntax

/// No macro makes an intent.
struct MacroMadeIntent: CodeRule {
  let id = "metadata.macro-made"
  let severity = Severity.warning
  let abstract = "No macro of the project makes a type an intent, an entity or an enumeration of App Intents."
  let reason = """
    Apple's metadata step looks for the file of the expansion, which is on no disk, and the build fails. Write the \
    conformance at the type, and let the macro add only what the step does not read.
    """
  let basis = Basis.observed("simonbs/AppleFeedback, FB18843876")
  let limits = "A macro of another package is not seen, nor one whose implementation puts the conformance together."

  let examples = [
    RuleExample(
      "a macro that adds members only",
      swift: """
        import AppIntents
        @attached(member, names: named(perform)) macro Logged() = #externalMacro(module: "M", type: "Logged")
        @Logged struct LogIntent: AppIntent { static let title: LocalizedStringResource = "Log" }
        """),
    RuleExample(
      "a macro that adds the conformance",
      swift: """
        import AppIntents
        @attached(extension, conformances: AppIntent, names: arbitrary)
        macro ▸Action(_ title: String) = #externalMacro(module: "M", type: "Action")
        @Action("Log") struct LogIntent {}
        """),
    RuleExample(
      "a macro whose implementation writes an intent",
      files: [
        "Log.swift": """
        @attached(extension, names: arbitrary) macro ▸Logged() = #externalMacro(module: "M", type: "LoggedMacro")
        @attached(member) macro Timed() = #externalMacro(module: "M", type: "TimedMacro")
        @Logged enum Trend {}
        """,
        "LoggedMacro.swift": """
        struct TimedMacro: MemberMacro { let hint = "AppIntent" }
        struct LoggedMacro {}
        extension LoggedMacro: ExtensionMacro {
          static func expansion(of type: String) -> String { "extension \\(type) { struct LogIntent: AppIntent {} }" }
        }
        """,
      ]),
  ]

  private static let protocols: Set<String> = ["AppIntent", "AppEntity", "AppEnum"]

  func findings(in project: CodeProject) -> [Finding] {
    project.files.indices.flatMap { index -> [Finding] in
      project.files[index].source.tree.statements.compactMap { statement in
        guard let macro = statement.item.as(DeclSyntax.self)?.as(MacroDeclSyntax.self) else { return nil }
        let told = macro.attributes.compactMap(Attribute.init).lazy.compactMap(Self.made).first
        guard let made = told ?? Self.written(by: macro, in: project) else { return nil }
        return finding(
          "Apple's metadata step cannot read what `@\(macro.name.text)` makes an `\(made)`",
          at: project.place(of: macro.name, in: index))
      }
    }
  }

  private static func made(by attribute: Attribute) -> String? {
    guard attribute.name == "attached" else { return nil }
    var isWithin = false
    for argument in attribute.arguments ?? [] {
      if let label = argument.label?.text { isWithin = label == "conformances" }
      if isWithin, let name = argument.expression.calleeName, protocols.contains(name) { return name }
    }
    return nil
  }

  /// What the implementation of a macro writes, where it is in the project.
  private static func written(by macro: MacroDeclSyntax, in project: CodeProject) -> String? {
    guard let call = macro.definition?.value.as(MacroExpansionExprSyntax.self),
      let name = call.arguments.expression("type")?.as(StringLiteralExprSyntax.self)?.plainText,
      let type = project.type(named: name)
    else { return nil }
    let texts = type.parts.lazy.flatMap { TextFinder.texts(in: $0.node) }
    return texts.compactMap { text in
      protocols.sorted().first { text.contains(": \($0) {") || text.contains(": \($0),") }
    }.first
  }
}

/// Finds the texts that stand in a node.
private final class TextFinder: SyntaxVisitor {
  private var texts: [String] = []

  static func texts(in node: some SyntaxProtocol) -> [String] {
    let finder = TextFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.texts
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    texts.append(node.plainText)
    return .visitChildren
  }
}
