import StringCatalog

/// A file of words in a project, and whose it is.
package struct WordTable: Sendable {
  /// Relative to the project's folder, or as it is seen from where a command runs.
  package var path: String
  /// The file's name without its ending, by which code names it.
  package let name: String
  package var catalog: Catalog
  /// The index of the target it belongs to; nil when no manifest tells.
  package let target: Int?
  /// Who asks for its keys.
  package let asker: Asker

  package enum Asker: Hashable, Sendable {
    case code
    /// The system, or an interface file of the same name: no Swift source asks.
    case system
  }

  /// Tables that the system reads by their names.
  static let systemNames: Set<String> = [
    "InfoPlist", "ServicesMenu", "LaunchScreen", "AppIntentVocabulary", "GlossaryTitle", "Root",
  ]

  init(file: ProjectFile, catalog: Catalog, target: Int?, interfaces: Set<Substring>) {
    path = file.path
    name = String(file.name)
    self.catalog = catalog
    self.target = target
    asker = Self.asker(of: file, interfaces: interfaces)
  }

  static func asker(of file: ProjectFile, interfaces: Set<Substring>) -> Asker {
    let isSystem =
      systemNames.contains(String(file.name)) || file.name.hasSuffix("InfoPlist") || interfaces.contains(file.name)
      // A catalog among the languages is the translation of an interface file.
      || (file.path.hasSuffix(".xcstrings") && file.path.contains(".lproj/"))
    return isSystem ? .system : .code
  }

  /// Whether it holds the phrases of App Shortcuts.
  package var holdsPhrases: Bool { name == "AppShortcuts" }

  /// Where a key stands; a table of several files has it in that of the source language, if there.
  package func place(of key: String) -> FindingPlace {
    guard let entry = catalog.entries[key] else { return FindingPlace(path: path) }
    let texts = entry.localizations
    let file =
      texts[catalog.sourceLanguage]?.file ?? texts.sorted { $0.key < $1.key }.lazy.compactMap(\.value.file).first
    return FindingPlace(path: file ?? path, line: entry.place.line, column: entry.place.column)
  }
}
