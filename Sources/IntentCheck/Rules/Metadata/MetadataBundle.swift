import SwiftSyntax

/// A text of a package names its bundle.
struct MetadataBundle: CodeRule {
  let id = "metadata.bundle"
  let severity = Severity.error
  let abstract = "A title, a name or a description in a target of a package names the bundle of the target."
  let reason = """
    A resource without `bundle:` is looked up in the app, where the package's catalog is not: the person reads the \
    key, in the language it was written in. Write `LocalizedStringResource("…", bundle: …)`.
    """
  let basis = Basis.documented("LocalizedStringResource; rrroyal/AppIntentsLocalizationBug (FB19991780)")
  let limits = """
    Where no text of the target names a bundle, the app may hold the words on purpose: that is a warning. Summaries \
    and phrases cannot name one.
    """

  private static let manifest = """
    let package = Package(name: "Quest", targets: [.target(name: "QuestIntents")])
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
        """,
      ]),
    RuleExample(
      "in no text of the target",
      files: [
        "Package.swift": Self.manifest,
        "Sources/QuestIntents/LogIntent.swift": """
        import AppIntents
        struct LogIntent: AppIntent { static let title: LocalizedStringResource = ▸"Log a value" }
        """,
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let texts = project.metadataTexts.filter { project.target(of: $0.file).map { !$0.isTest } ?? false }
    let naming = Set(texts.filter { $0.call?.argument("bundle") != nil }.map { project.files[$0.file].source.target })
    return texts.compactMap { text in
      guard let literal = text.literal, literal.plainText.contains(where: \.isLetter),
        text.call.map({ $0.argument("bundle") == nil }) ?? true
      else { return nil }
      return finding(
        "the \(text.role.rawValue) of \(text.type.name) is looked up in the app, not in its package",
        severity: naming.contains(project.files[text.file].source.target) ? .error : .warning,
        at: project.place(of: text.node, in: text.file), fix: fix(text, in: project))
    }
  }

  /// Certain where the target has its own way to name the bundle.
  private func fix(_ text: MetadataText, in project: CodeProject) -> Fix? {
    guard let name = Self.bundleName(in: project, target: project.files[text.file].source.target),
      let literal = text.literal, let expression = text.expression
    else { return nil }
    let path = project.files[text.file].path
    if let call = text.call {
      guard let last = call.arguments.last else { return nil }
      let end = last.expression.endPositionBeforeTrailingTrivia.utf8Offset
      // The arguments before it are the key, a default value and a table; after it come the comment's.
      guard !call.arguments.contains(where: { $0.label?.text == "comment" }) else { return nil }
      return Fix("name the bundle", [Fix.Edit(path: path, range: end..<end, replacement: ", bundle: .\(name)")])
    }
    let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = expression.endPositionBeforeTrailingTrivia.utf8Offset
    let resource = "LocalizedStringResource(\(literal.trimmedDescription), bundle: .\(name))"
    return Fix(
      "name the bundle",
      [
        Fix.Edit(
          path: path, range: start..<end,
          replacement: text.wrapper.isEmpty ? resource : "\(text.wrapper)\(resource))")
      ])
  }

  /// The property with which a target names its bundle.
  private static func bundleName(in project: CodeProject, target: Int?) -> String? {
    project.types(named: "BundleDescription").flatMap { type in
      type.properties.filter { $0.isStatic && project.files[type.file(of: $0.node)].source.target == target }
    }.first?.name
  }
}
