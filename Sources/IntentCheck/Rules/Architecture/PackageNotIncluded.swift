import SwiftSyntax

/// Each root includes the packages of intents it uses.
struct PackageNotIncluded: CodeRule {
  let id = "architecture.package-not-included"
  let severity = Severity.warning
  let abstract = "An app, and an extension of App Intents, includes the package of every library of intents it imports."
  let reason = """
    What no root includes is absent: neither Shortcuts nor Siri knows its actions. Declare an `AppIntentsPackage` in \
    the root, and name the library's in its `includedPackages`.
    """
  let basis = Basis.documented("AppIntentsPackage.includedPackages; dotnet/macios#24863")
  let limits = "A list that a function makes is not read; a root that does not import a library may still link it."

  private static let manifest = """
    let package = Package(name: "Journal", targets: [.target(name: "Kit"), .executableTarget(name: "journal")])
    """
  private static let settings = #"{"version": 1, "apps": ["journal"], "extension": "none"}"#
  private static let kit = "import AppIntents\npublic struct KitIntents: AppIntentsPackage {}"

  let examples = [
    RuleExample(
      "included, through another",
      files: [
        "Package.swift": Self.manifest, "stagedoor.json": Self.settings, "Sources/Kit/Kit.swift": Self.kit,
        "Sources/journal/Main.swift": """
        import AppIntents
        import Kit
        struct Journal: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [All.self] } }
        struct All: AppIntentsPackage {}
        extension All { static let includedPackages: [any AppIntentsPackage.Type] = [Kit.KitIntents.self] }
        """,
      ]),
    RuleExample(
      "imported, not included",
      files: [
        "Package.swift": Self.manifest, "stagedoor.json": Self.settings, "Sources/Kit/Kit.swift": Self.kit,
        "Sources/journal/Main.swift": """
        import AppIntents
        ▸import Kit
        struct Journal: AppIntentsPackage {}
        """,
      ]),
    RuleExample(
      "neither imported nor included",
      files: [
        "Package.swift": Self.manifest, "stagedoor.json": Self.settings,
        "Sources/Kit/Kit.swift": "import AppIntents\npublic enum ▸KitIntents: AppIntentsPackage {}",
        "Sources/journal/Main.swift": "import AppIntents\nstruct Journal: AppIntentsPackage {}",
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let graph = PackageGraph(project)
    let roots = project.targets.indices.filter { Self.publishes(project.targets[$0]) }
    let missing = roots.flatMap { findings(of: $0, in: project, graph) }
    // An executable that no file calls an app may be one.
    let reached = graph.reached { owners in owners.isEmpty || owners.contains { !Self.isLibrary($0) } }
    let unused = project.packages.compactMap { package -> Finding? in
      guard !roots.isEmpty, !reached.contains(package.lastName), let library = library(of: package, in: project),
        !project.files[package.file].path.split(separator: "/").contains("Tests"),
        !roots.contains(where: { importing(library, root: $0, in: project) != nil })
      else { return nil }
      return finding(
        "it is possible that the intents of \(library) are absent: no app or extension here includes `\(package.name)`",
        severity: .advice, at: project.place(of: package.nameNode, in: package.file))
    }
    return missing + unused
  }

  /// What one root imports and does not include.
  private func findings(of root: Int, in project: CodeProject, _ graph: PackageGraph) -> [Finding] {
    // What lies where nothing tells may be this root's.
    let reached = graph.reached { $0.isEmpty || $0.contains(project.targets[root]) }
    return project.packages.compactMap { package in
      guard !reached.contains(package.lastName), let library = library(of: package, in: project),
        let (statement, file) = importing(library, root: root, in: project)
      else { return nil }
      return finding(
        "\(project.targets[root].name) uses \(library) but does not include `\(package.name)`: its intents are absent",
        at: project.place(of: statement, in: file))
    }
  }

  /// The first statement of a root that imports a library.
  private func importing(
    _ library: String, root: Int, in project: CodeProject
  ) -> (statement: ImportDeclSyntax, file: Int)? {
    project.files.indices.lazy.filter { project.memberships[$0].contains(root) }.compactMap { file in
      project.files[file].importStatement(of: library).map { ($0, file) }
    }.first
  }

  private static func publishes(_ target: ProjectTarget) -> Bool {
    target.role == .app || target.role == .extension(.appIntents)
  }

  private static func isLibrary(_ target: ProjectTarget) -> Bool { [.library, .framework].contains(target.role) }

  /// The module of a package that only a library or framework has.
  private func library(of package: TypeFacts, in project: CodeProject) -> String? {
    let owners = project.targets(of: package)
    guard owners.allSatisfy(Self.isLibrary) else { return nil }
    return owners.first?.name
  }
}
