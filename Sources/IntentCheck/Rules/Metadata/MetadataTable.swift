import SwiftSyntax

/// A title names no table.
struct MetadataTable: CodeRule {
  let id = "metadata.table"
  let severity = Severity.advice
  let abstract = "A title, a name or a description of an intent names no table."
  let reason = """
    Shortcuts was reported to show such titles untranslated, and translated when `table:` was left out. Look there, \
    on a device in another language.
    """
  let basis = Basis.observed("TortugaPower/BookPlayer#1059")
  let limits = """
    Apple's own apps have titles with a table; what makes the difference is not known. It is told once for each target.
    """

  let examples = [
    RuleExample(
      "no table",
      swift: """
        import AppIntents
        struct PlayIntent: AppIntent {
          static let title = LocalizedStringResource("Play", bundle: .adapter)
        }
        """),
    RuleExample(
      "a table, in both ways to write it",
      swift: """
        import AppIntents
        struct PlayIntent: AppIntent {
          static let title: LocalizedStringResource = .init("Play", ▸table: "Intents")
          @Parameter(title: LocalizedStringResource("Speed", table: "Intents", bundle: .adapter)) var speed: Double
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let all = project.metadataTexts.compactMap { text -> (text: MetadataText, argument: LabeledExprSyntax)? in
      guard let argument = text.call?.arguments.first(where: { $0.label?.text == "table" }),
        !argument.expression.is(NilLiteralExprSyntax.self)
      else { return nil }
      return (text, argument)
    }
    return project.byTarget(all) { $0.text.file }.map { first, all in
      let (text, argument) = first
      return finding(
        "possible: the \(text.role.rawValue) of `\(text.type.name)`\(CodeProject.more(of: all.count)) is shown "
          + "untranslated, as it names a table",
        at: project.place(of: argument, in: text.file))
    }
  }
}
