import SwiftSyntax

/// An app has one to ten App Shortcuts.
struct ShortcutCount: CodeRule {
  let id = "shortcuts.count"
  let severity = Severity.error
  let abstract = "A provider has at least one App Shortcut, and at most ten."
  let reason = """
    Apple's metadata step refuses an empty body, which the compiler takes, and an eleventh App Shortcut. Leave the \
    provider out, or let rarer actions be found in Shortcuts.
    """
  let basis = Basis.documented(
    """
    Spotlight your app with App Shortcuts (WWDC23 10102): ten; the empty body: joshlacal/Catbird, \
    CatbirdShortcuts.swift
    """)

  let examples = [
    RuleExample("one", swift: Self.provider(count: 1)),
    RuleExample("ten on each of two systems", swift: Self.provider(count: 10, elsewhere: 10)),
    RuleExample("none", swift: Self.provider(count: 0, mark: "▸")),
    RuleExample("eleven", swift: Self.provider(count: 11, mark: "▸")),
  ]

  private static func provider(count: Int, elsewhere: Int = 0, mark: String = "") -> String {
    let shortcut =
      #"AppShortcut(intent: AIntent(), phrases: ["\(.applicationName)"], shortTitle: "A", systemImageName: "a")"#
    func list(_ count: Int) -> String { Array(repeating: "    " + shortcut, count: count).joined(separator: "\n") }
    let body =
      elsewhere == 0 ? list(count) : "    #if os(iOS)\n\(list(count))\n    #else\n\(list(elsewhere))\n    #endif"
    return """
      import AppIntents
      struct Shortcuts: AppShortcutsProvider {
        static var \(mark)appShortcuts: [AppShortcut] {
      \(body)
        }
      }
      """
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.shortcutsProviders.compactMap { provider in
      guard let property = provider.property("appShortcuts", isStatic: true),
        let statements = property.getterStatements
      else { return nil }
      let place = project.place(of: property.binding.pattern, in: provider.file(of: property.node))
      if statements.isEmpty { return finding("`\(provider.name)` has no App Shortcut, and the build stops", at: place) }
      let count = Self.count(in: statements)
      guard count > 10 else { return nil }
      return finding("`\(provider.name)` has \(count) App Shortcuts, and ten are the most", at: place)
    }
  }

  /// Of the branches of an `#if` only one is built.
  private static func count(in statements: CodeBlockItemListSyntax) -> Int {
    statements.reduce(0) { sum, statement in
      if let condition = statement.item.as(DeclSyntax.self)?.as(IfConfigDeclSyntax.self) {
        return sum
          + (condition.clauses.map { clause in
            if case .statements(let inner) = clause.elements { count(in: inner) } else { 0 }
          }.max() ?? 0)
      }
      return sum + CallFinder.calls(in: statement, named: ["AppShortcut"]).count
    }
  }
}
