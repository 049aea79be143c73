import SwiftSyntax

/// The phrases of an App Shortcut stand in it as literals.
struct PhraseLiteral: CodeRule {
  let id = "shortcuts.phrase-literal"
  let severity = Severity.error
  let abstract = "`phrases:` is a list of string literals."
  let reason = """
    Apple's metadata step reads the source: of a phrase that is kept elsewhere it sees a name and no words, and the \
    phrase is never heard. Write the literals where they are used.
    """
  let basis = Basis.observed(
    """
    Swift 6.3.1, -emit-const-values: a named phrase is a MemberReference, a named list is Runtime
    """)

  let examples = [
    RuleExample("literals", swift: Self.provider(phrases: #"["Log in \(.applicationName)"]"#)),
    RuleExample(
      "one that is kept elsewhere",
      swift: Self.provider(
        phrases: #"["Log in \(.applicationName)", ▸Self.undo]"#,
        member: #"static let undo: AppShortcutPhrase<LogIntent> = "Undo in \(.applicationName)""#)),
    RuleExample(
      "a list that is kept elsewhere",
      swift: Self.provider(
        phrases: "▸logging",
        member: #"static let logging: [AppShortcutPhrase<LogIntent>] = ["Log in \(.applicationName)"]"#)),
    RuleExample("a list that is made", swift: Self.provider(phrases: #"▸Phrases.all("Log")"#)),
  ]

  private static func provider(phrases: String, member: String = "static let one = 1") -> String {
    """
    import AppIntents
    struct Shortcuts: AppShortcutsProvider {
      \(member)
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: LogIntent(), phrases: \(phrases), shortTitle: "Log", systemImageName: "pencil")
      }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.appShortcuts.flatMap { call, provider -> [Finding] in
      guard let phrases = call.argument("phrases") else { return [] }
      let named = phrases.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [phrases]
      return named.filter { !$0.is(StringLiteralExprSyntax.self) && !Self.isPhrase($0) }.map { expression in
        finding(
          phrases.is(ArrayExprSyntax.self)
            ? "the words of this phrase are not read from `\(expression.trimmedDescription)`"
            : "no phrase is read from `\(expression.trimmedDescription)`",
          at: project.place(of: expression, in: provider.file(of: expression)),
          fix: Self.fix(expression, isList: !phrases.is(ArrayExprSyntax.self), provider, in: project))
      }
    }
  }

  /// `AppShortcutPhrase("…")`.
  private static func isPhrase(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return (call.name == "AppShortcutPhrase" || call.calledExpression.isImplicitInit)
      && call.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true
  }

  /// The literal in the place of the provider's own constant.
  private static func fix(
    _ expression: ExprSyntax, isList: Bool, _ provider: TypeFacts, in project: CodeProject
  ) -> Fix? {
    guard let name = expression.ownName ?? ownMember(expression, of: provider),
      let value = provider.property(name, isStatic: true)?.value
    else { return nil }
    if isList {
      guard let list = value.as(ArrayExprSyntax.self),
        list.elements.allSatisfy({ $0.expression.is(StringLiteralExprSyntax.self) })
      else { return nil }
    } else {
      guard value.is(StringLiteralExprSyntax.self) else { return nil }
    }
    let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = expression.endPositionBeforeTrailingTrivia.utf8Offset
    let path = project.files[provider.file(of: expression)].path
    return Fix(
      "write the literal here", [Fix.Edit(path: path, range: start..<end, replacement: value.trimmedDescription)])
  }

  /// `undo` of `Self.undo` and of `Shortcuts.undo`.
  private static func ownMember(_ expression: ExprSyntax, of provider: TypeFacts) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription, base == "Self" || base == provider.name
    else { return nil }
    return member.declName.baseName.text
  }
}
