import SwiftSyntax

/// A library with intents declares a package of them.
struct PackageMissing: CodeRule {
  let id = "architecture.package-missing"
  let severity = Severity.warning
  let abstract = "A library or framework that holds intents declares an `AppIntentsPackage`."
  let reason = """
    Apple's metadata step reads the app's own sources. What lies in a framework it finds only through a type of the \
    framework that the app includes; without one the actions are missing from Shortcuts, and nothing is said.
    """
  let basis = Basis.documented("AppIntentsPackage")
  let limits = """
    Which target is a library is read from manifests and projects; without those nothing is said. Of a library that is \
    linked statically, as a package's is, Apple asks for one too (WWDC25 275), but apps built with Xcode 26 were seen \
    to list its intents without: that is advice.
    """

  private static let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#

  let examples = [
    RuleExample(
      "declared",
      files: [
        "Package.swift": Self.manifest, "Sources/Kit/Log.swift": "import AppIntents\nstruct LogIntent: AppIntent {}",
        "Sources/Kit/KitIntents.swift": "import AppIntents\npublic struct KitIntents: AppIntentsPackage {}",
      ]),
    RuleExample(
      "not declared",
      files: [
        "Package.swift": Self.manifest,
        "Sources/Kit/Log.swift":
          "import AppIntents\npublic struct ▸LogIntent: AppIntent {}\nstruct UndoIntent: AppIntent {}",
      ]),
    RuleExample(
      "in a framework of a project",
      files: [
        "project.yml": "targets:\n  Kit: {type: framework, sources: Kit}\n  App: {type: application, sources: [App]}\n",
        "Kit/Log.swift": "import AppIntents\npublic struct ▸LogIntent: AppIntent {}",
        "App/Undo.swift": "import AppIntents\nstruct UndoIntent: AppIntent {}",
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    guard !project.makesFramework else { return [] }
    let declared = Set(project.packages.flatMap { project.memberships[$0.file] })
    var told: Set<Int> = []
    return project.intents.compactMap { intent in
      let owners = project.memberships[intent.file].filter { !project.targets[$0].isTest }
      guard let owner = owners.first, owners.allSatisfy({ [.library, .framework].contains(project.targets[$0].role) }),
        declared.isDisjoint(with: owners), told.insert(owner).inserted
      else { return nil }
      let name = project.targets[owner].name
      let isFramework = project.targets[owner].role == .framework
      return finding(
        isFramework
          ? "\(name) holds `\(intent.name)` but no `AppIntentsPackage`: Shortcuts does not list it"
          : "\(name) holds `\(intent.name)` but no `AppIntentsPackage`: it is possible that Shortcuts does not list it",
        severity: isFramework ? .warning : .advice, at: project.place(of: intent.nameNode, in: intent.file))
    }
  }
}
