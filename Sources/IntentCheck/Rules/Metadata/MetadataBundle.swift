import SwiftSyntax

/// A text of a package names its bundle.
struct MetadataBundle: CodeRule {
  let id = "metadata.bundle"
  let severity = Severity.error
  let abstract = "A title, a name, a description or a dialog in a target of a package names the bundle of the target."
  let reason = """
    A resource without `bundle:` is looked up in the app, where the package's catalog is not: the person reads the \
    key, in the language it was written in. Write `LocalizedStringResource("…", bundle: …)`.
    """
  let basis = Basis.documented("LocalizedStringResource; rrroyal/AppIntentsLocalizationBug (FB19991780)")
  let limits = """
    Where no text of the target names a bundle, the app may hold the words on purpose: then it is a warning where the \
    target has a catalog, told once, and nothing is said where it has none. Summaries and phrases cannot name one.
    """

  private static let manifest = """
    let package = Package(
      name: "Quest", targets: [.target(name: "QuestIntents"), .executableTarget(name: "quest", path: "App")])
    """

  let examples = [
    RuleExample(
      "named, in the app, or without a word",
      files: [
        "Package.swift": Self.manifest,
        "App/AboutIntent.swift": """
        import AppIntents
        struct AboutIntent: AppIntent { static let title: LocalizedStringResource = "About" }
        """,
        "Sources/QuestIntents/LogIntent.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          static let title = LocalizedStringResource("Log a value", bundle: .atURL(Bundle.module.bundleURL))
          @Parameter(title: "→") var next: String
        }
        """,
      ]),
    RuleExample(
      "forgotten beside others",
      files: [
        "Package.swift": Self.manifest,
        "Sources/QuestIntents/Bundle.swift": """
        import Foundation
        extension LocalizedStringResource.BundleDescription {
          static var adapter: Self { .atURL(Bundle.module.bundleURL) }
        }
        """,
        "Sources/QuestIntents/LogIntent.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          static let title = LocalizedStringResource("Log a value", bundle: .adapter)
          static let description: IntentDescription? = IntentDescription(▸"Logs a value.")
          @Parameter(title: ▸LocalizedStringResource("Trend")) var trend: String
        }
        enum Moment: String, AppEnum {
          case now
          static let typeDisplayRepresentation: TypeDisplayRepresentation = ▸"Moment"
          static let caseDisplayRepresentations: [Moment: DisplayRepresentation] = [.now: ▸"Now"]
        }
        enum LogError: Error, CustomLocalizedStringResourceConvertible {
          case late
          var localizedStringResource: LocalizedStringResource { ▸LocalizedStringResource("Too late") }
        }
        func dialogs(_ name: String) -> [IntentDialog] { [IntentDialog(▸"Logged."), IntentDialog("\\(name)")] }
        """,
      ]),
    RuleExample(
      "in no text of the target, which has a catalog",
      files: [
        "Package.swift": Self.manifest,
        "Sources/QuestIntents/Localizable.xcstrings": RuleExample.catalog(strings: "\"Log a value\": {}"),
        "Sources/QuestIntents/LogIntent.swift": """
        import AppIntents
        struct LogIntent: AppIntent { static let title: LocalizedStringResource = ▸"Log a value" }
        struct UndoIntent: AppIntent { static let title: LocalizedStringResource = "Undo" }
        """,
      ]),
    RuleExample(
      "in a file that a project compiles into the app as well",
      files: [
        "Package.swift": #"let package = Package(name: "Quest", targets: [.target(name: "Quest", path: "App")])"#,
        "project.yml": "targets:\n  Quest: {type: application, sources: [App]}\n",
        "App/Localizable.xcstrings": RuleExample.catalog(strings: "\"Log a value\": {}"),
        "App/LogIntent.swift": """
        import AppIntents
        struct LogIntent: AppIntent { static let title: LocalizedStringResource = "Log a value" }
        """,
      ]),
    RuleExample(
      "in no text of the target, and the words are the app's",
      files: [
        "Package.swift": Self.manifest,
        "App/Localizable.xcstrings": RuleExample.catalog(strings: "\"Log a value\": {}"),
        "Sources/QuestIntents/LogIntent.swift": """
        import AppIntents
        struct LogIntent: AppIntent { static let title: LocalizedStringResource = "Log a value" }
        """,
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    guard project.targets.contains(where: { !$0.isTest }) else { return [] }
    let metadata = project.metadataTexts
    let resources = project.files.indices.flatMap { Self.resources(in: project, file: $0) }
    let calls =
      metadata.compactMap { text in text.call.map { BundledText(node: Syntax($0), file: text.file) } } + resources
    let naming = Set(calls.filter { $0.call?.argument("bundle") != nil }.map { project.files[$0.file].source.target })
    var seen: Set<SyntaxIdentifier> = []
    let lost = (metadata.map(BundledText.init) + resources + project.dialogs.map(BundledText.init)).filter {
      seen.insert($0.node.id).inserted && Self.isLost($0, in: project)
    }
    let forgotten = lost.filter { naming.contains(project.files[$0.file].source.target) }
    let others = lost.filter { text in
      guard !naming.contains(project.files[text.file].source.target) else { return false }
      return project.target(of: text.file).map { target in project.catalogs.contains(where: target.holds) } ?? false
    }
    return forgotten.map { finding(on: [$0], .error, in: project) }
      + project.byTarget(others, file: \.file).map { finding(on: $0.all, .warning, in: project) }
  }

  private func finding(on all: [BundledText], _ severity: Severity, in project: CodeProject) -> Finding {
    finding(
      "\(all[0].what)\(CodeProject.more(of: all.count)) is looked up in the app, not in its package",
      severity: severity, at: project.place(of: all[0].node, in: all[0].file),
      fix: all.count == 1 ? fix(all[0], in: project) : nil)
  }

  /// Every `LocalizedStringResource("…")` of a file that has to do with App Intents.
  private static func resources(in project: CodeProject, file: Int) -> [BundledText] {
    guard project.target(of: file) != nil, project.files[file].source.imports.contains("AppIntents") else { return [] }
    return project.files[file].calls(named: ["LocalizedStringResource"]).map {
      BundledText(node: Syntax($0), file: file)
    }
  }

  private static func isLost(_ text: BundledText, in project: CodeProject) -> Bool {
    guard let target = project.target(of: text.file), target.role == .library, let literal = text.literal,
      !project.targets(of: text.file).contains(where: { $0.role == .app || $0.role.isExtension })
    else { return false }
    return literal.plainText.contains(where: \.isLetter) && text.call?.argument("bundle") == nil
  }

  /// Certain where the target has its own way to name the bundle.
  private func fix(_ text: BundledText, in project: CodeProject) -> Fix? {
    guard let name = Self.bundleName(in: project, target: project.files[text.file].source.target),
      let literal = text.literal, let wrapper = text.wrapper
    else { return nil }
    let file = project.files[text.file]
    if let call = text.call {
      // A comment comes last: the bundle would stand in the wrong place.
      guard let last = call.arguments.last, last.label?.text != "comment" else { return nil }
      return Fix("name the bundle", [Insertion.text(", bundle: .\(name)", after: last.expression, in: file)])
    }
    let start = text.node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = text.node.endPositionBeforeTrailingTrivia.utf8Offset
    let resource = "LocalizedStringResource(\(literal.trimmedDescription), bundle: .\(name))"
    return Fix(
      "name the bundle",
      [Fix.Edit(path: file.path, range: start..<end, replacement: wrapper.isEmpty ? resource : "\(wrapper)\(resource))")])
  }

  /// The property with which a target names its bundle.
  private static func bundleName(in project: CodeProject, target: Int?) -> String? {
    project.types(named: "BundleDescription").flatMap { type in
      type.properties.filter { $0.isStatic && project.files[type.file(of: $0.node)].source.target == target }
    }.first?.name
  }
}
