import SwiftSyntax

/// The engine does not know App Intents.
struct FrameworkImport: CodeRule {
  let id = "architecture.framework-import"
  let severity = Severity.warning
  let abstract = "Of a package's libraries only the one that declares the intents imports AppIntents."
  let reason = """
    The framework is one of two ways to the app's engine. An engine that imports it cannot be tested without it, and a \
    command soon means two things. Move what needs the framework into the adapter.
    """
  let basis = Basis.agreed("App Intents rules, rule 1: one adapter target; documented in no page of Apple's")
  let limits = "Which target is a package's is read from its manifest; an Xcode project's target is taken for a root."

  private static let manifest = """
    let package = Package(name: "Journal", targets: [
      .target(name: "Engine"), .target(name: "Intents"), .executableTarget(name: "journal")])
    """
  private static let adapter = "import AppIntents\nimport Engine\nstruct LogIntent: AppIntent {}"

  let examples = [
    RuleExample(
      "the adapter and the root import it",
      files: [
        "Package.swift": Self.manifest, "Sources/Intents/Log.swift": Self.adapter,
        "Sources/Engine/Door.swift": "import Foundation\nstruct Door {}",
        "Sources/journal/Main.swift": "import AppIntents\nfunc launch() { AppDependencyManager.shared.add { 1 } }",
      ]),
    RuleExample(
      "the engine imports it",
      files: [
        "Package.swift": Self.manifest, "Sources/Intents/Log.swift": Self.adapter,
        "Sources/Engine/Door.swift": "import Foundation\n▸@preconcurrency import AppIntents\nstruct Door {}",
      ]),
  ]

  /// A type of these is a part of an adapter.
  private static let declared: Set<String> = [
    "AppIntent", "AppEntity", "TransientAppEntity", "AppEnum", "EntityQuery", "AppIntentsPackage",
    "AppShortcutsProvider", "DynamicOptionsProvider",
  ]

  func findings(in project: CodeProject) -> [Finding] {
    guard !project.makesFramework else { return [] }
    let named = project.targets.firstIndex(where: \.isAdapter)
    let adapters = named.map { [$0] } ?? declaring(project)
    guard !adapters.isEmpty else { return [] }
    return project.files.enumerated().compactMap { index, file in
      guard file.source.imports.contains("AppIntents"), let target = file.source.target,
        project.targets[target].role == .library, !adapters.contains(target), !showsIntents(file),
        let statement = file.importStatement(of: "AppIntents")
      else { return nil }
      let reason =
        named.map { ", and the adapter is \(project.targets[$0].name)" }
        ?? " but declares no intent: the framework is the adapter's"
      return finding(
        "\(project.targets[target].name) imports `AppIntents`\(reason)", at: project.place(of: statement, in: index))
    }
  }

  /// The targets that declare what App Intents are made of.
  private func declaring(_ project: CodeProject) -> Set<Int> {
    Set(
      project.types.filter { !project.protocols(of: $0).isDisjoint(with: Self.declared) }
        .flatMap { type in type.parts.compactMap { project.files[$0.file].source.target } })
  }

  /// A button of a view needs the framework's initialiser.
  private func showsIntents(_ file: CodeFile) -> Bool {
    file.calls(named: ["Button", "Toggle"]).contains { $0.argument("intent") != nil }
  }
}

extension CodeFile {
  /// The first statement that imports a module.
  func importStatement(of module: String) -> ImportDeclSyntax? {
    source.tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }
      .first { $0.path.first?.name.text == module }
  }
}
