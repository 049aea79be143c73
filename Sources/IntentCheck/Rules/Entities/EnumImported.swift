import SwiftSyntax

/// An enumeration of App Intents is declared where it conforms.
struct EnumImported: CodeRule {
  let id = "entities.enum-imported"
  let severity = Severity.error
  let abstract = "An enumeration conforms to `AppEnum` in the module that declares it."
  let reason = """
    Apple's metadata step finds no cases of an enumeration of another module: the build stops, or no value can be \
    chosen. Declare one of your own here, and turn it into the other.
    """
  let basis = Basis.observed(
    """
    "cases not found, enums implemented in an imported framework … not supported"; rrroyal/Harbour, \
    ContainerAction+AppEnum.swift
    """)
  let limits = "An enumeration that no file of the project declares is possibly only out of sight: a warning."

  private static let manifest = """
    let package = Package(name: "Quest", targets: [.target(name: "Engine"), .target(name: "Intents")])
    """

  let examples = [
    RuleExample(
      "declared in the same module",
      files: [
        "Package.swift": Self.manifest,
        "Sources/Intents/Moment.swift": "enum Moment: String { case now }",
        "Sources/Intents/Moment+Intents.swift": "import AppIntents\nextension Moment: AppEnum {}",
      ]),
    RuleExample(
      "of another target",
      files: [
        "Package.swift": Self.manifest,
        "Sources/Engine/Moment.swift": "public enum Moment: String { case now }",
        "Sources/Intents/Moment+Intents.swift":
          "import AppIntents\nimport Engine\nextension ▸Moment: @retroactive AppEnum {}",
      ]),
    RuleExample(
      "declared nowhere, and said to be another module's",
      swift: """
        import AppIntents
        extension ▸Units.Length: AppEnum {}
        extension ▸Units.Mass: @retroactive AppEnum {}
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.appEnums.compactMap { type in
      guard let part = type.parts.first(where: { $0.inherited.contains("AppEnum") }), part.kind == nil else {
        return nil
      }
      let place = project.place(of: part.nameNode, in: part.file)
      // Only a conformance of another module's type may say so.
      if part.isRetroactive {
        return finding("`\(type.name)` is of another module, and Apple's metadata step finds no cases of it", at: place)
      }
      if type.kind == .foreign {
        return finding(
          "possible: `\(type.name)` is of another module, and Apple's metadata step finds no cases of it",
          severity: .warning, at: place)
      }
      guard let home = project.target(of: type.file), let here = project.target(of: part.file), home != here
      else { return nil }
      return finding("`\(type.name)` is of \(home.name), and Apple's metadata step finds no cases of it", at: place)
    }
  }
}

extension TypePart {
  fileprivate var isRetroactive: Bool {
    node.as(ExtensionDeclSyntax.self)?.inheritanceClause?.trimmedDescription.contains("@retroactive") ?? false
  }
}
