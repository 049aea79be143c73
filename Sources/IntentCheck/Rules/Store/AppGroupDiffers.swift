import SwiftSyntax

/// App and extension share one group.
struct AppGroupDiffers: CodeRule {
  let id = "store.app-group-differs"
  let severity = Severity.advice
  let abstract = "An extension names an app group that the app names, too."
  let reason = """
    Each group has a folder and settings of its own: what the app writes into one, the extension does not find in \
    another, and shows nothing or old values. Keep the name in one place that both compile.
    """
  let basis = Basis.observed("ABausG/home_widget#219")
  let limits = "Seen are names in literals, in files with App Intents; the app's own may stand elsewhere."

  let examples = [
    RuleExample(
      "the same group",
      inTargets: [
        "App/A.swift": #"import AppIntents\#nlet a = UserDefaults(suiteName: "group.journal")"#,
        "Widget/W.swift": #"import AppIntents\#nlet w = UserDefaults(suiteName: "group.journal")"#,
      ]),
    RuleExample(
      "another group",
      inTargets: [
        "App/A.swift": #"import AppIntents\#nlet a = UserDefaults(suiteName: "group.journal")"#,
        "Widget/W.swift": """
        import AppIntents
        let w = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: ▸"group.journal.widget")
        """,
      ]),
  ]

  private struct Use {
    let name: String
    let node: StringLiteralExprSyntax
    let file: Int
  }

  func findings(in project: CodeProject) -> [Finding] {
    let uses = project.files.indices.flatMap { file in Self.uses(in: project.files[file], file) }
    let inApp = uses.filter { project.targets(of: $0.file).contains { !$0.role.isExtension } }
    let known = Set(inApp.map(\.name))
    guard !known.isEmpty else { return [] }
    return uses.compactMap { use in
      let owners = project.targets(of: use.file)
      guard !owners.isEmpty, owners.allSatisfy(\.role.isExtension), !known.contains(use.name) else { return nil }
      return finding(
        "\(owners[0].name) names the group \(use.name.quoted), and the app possibly only "
          + (known.min()?.quoted ?? "others"),
        at: project.place(of: use.node, in: use.file))
    }
  }

  private static func uses(in file: CodeFile, _ index: Int) -> [Use] {
    file.calls(named: ["UserDefaults", "containerURL", "AppStorage"]).compactMap { call in
      let value = call.argument("suiteName") ?? call.argument("forSecurityApplicationGroupIdentifier")
      guard let literal = value?.as(StringLiteralExprSyntax.self), let name = literal.representedLiteralValue,
        name.hasPrefix("group.")
      else { return nil }
      return Use(name: name, node: literal, file: index)
    }
  }
}
