import SwiftSyntax

/// The App Shortcuts stand one below the other, not in a list.
struct ShortcutList: CodeRule {
  let id = "shortcuts.array-literal"
  let severity = Severity.error
  let abstract = "`appShortcuts` is a builder: its App Shortcuts stand one below the other, without brackets."
  let reason = """
    A list in the builder does not build: the builder takes App Shortcuts. Leave out the brackets and the commas.
    """
  let basis = Basis.documented(
    """
    AppShortcutsBuilder has no buildExpression for a list (interface of iOS 17.4); forums thread 711166
    """)

  let examples = [
    RuleExample("a builder", swift: Self.provider(Self.shortcut)),
    RuleExample("a list that is returned, which is no builder", swift: Self.provider("return [\(Self.shortcut)]")),
    RuleExample("a list", swift: Self.provider("▸[\(Self.shortcut), \(Self.shortcut)]")),
  ]

  private static let shortcut =
    #"AppShortcut(intent: AIntent(), phrases: ["\(.applicationName)"], shortTitle: "A", systemImageName: "a")"#

  private static func provider(_ body: String) -> String {
    """
    import AppIntents
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        \(body)
      }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.shortcutsProviders.flatMap { provider -> [Finding] in
      let statements = provider.property("appShortcuts", isStatic: true)?.getterStatements ?? []
      return statements.compactMap { statement in
        guard let list = statement.item.as(ExprSyntax.self)?.as(ArrayExprSyntax.self) else { return nil }
        return finding(
          "`\(provider.name)` gives a list where its App Shortcuts are built one by one",
          at: project.place(of: list, in: provider.file(of: list)))
      }
    }
  }
}
