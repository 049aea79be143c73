import Foundation
import StringCatalog

extension WordsReport {
  /// Reads a project and checks its words.
  /// - Parameters:
  ///   - path: a folder, or one catalog; as it is named here, findings name its files.
  ///   - here: the folder that findings name files from.
  /// - Throws: `WordsFailure`.
  package init(path: String, here: String = FileManager.default.currentDirectoryPath) throws(WordsFailure) {
    var isFolder: ObjCBool = false
    let absolute = URL(filePath: path, relativeTo: URL(filePath: here, directoryHint: .isDirectory)).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else { throw .notFound(path: path) }
    let shown = Self.seen(absolute, from: here)
    if isFolder.boolValue {
      guard FileManager.default.isReadableFile(atPath: absolute) else { throw .unreadable(path: path) }
      try self.init(folder: absolute, shown: shown)
    } else {
      guard absolute.hasSuffix(".xcstrings") else { throw .noCatalog(path: path) }
      self.init(CatalogProject(file: absolute, shown: shown))
    }
  }

  private init(folder: String, shown: String) throws(WordsFailure) {
    let project: WordsProject
    do {
      project = try WordsProject.load(at: URL(filePath: folder))
    } catch {
      throw .notFound(path: shown)
    }
    guard !project.tables.isEmpty || !project.failures.isEmpty else { throw .noCatalogs(path: shown) }
    let prefix = shown == "." ? "" : shown + "/"
    self.init(CatalogProject(project, prefix: prefix), others: JoinRules.findings(in: project).map { finding in
      var finding = finding
      finding.path = prefix + finding.path
      return finding
    })
  }

  /// Shorter to read, and still a path that an editor finds.
  private static func seen(_ path: String, from here: String) -> String {
    if path == here { return "." }
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }
}

/// Why there is no report.
package enum WordsFailure: Error, Hashable, Sendable {
  case notFound(path: String)
  /// The file is no catalog by its name.
  case noCatalog(path: String)
  /// The folder holds none.
  case noCatalogs(path: String)
  case unreadable(path: String)
}

extension CatalogProject {
  /// - Parameter prefix: what findings write before the paths of the project.
  init(_ project: WordsProject, prefix: String = "") {
    // What Xcode keeps for previews is in no app that a person gets.
    let tables = project.tables.filter { !$0.path.contains("Preview Content/") }
    self.init(
      catalogs: inParallel(tables) {
        CatalogFile(path: prefix + $0.path, catalog: prefix.isEmpty ? $0.catalog : $0.catalog.seen(from: prefix))
      },
      failures: project.failures.map { failure in
        var failure = failure
        failure.file = prefix + failure.file
        return failure
      }, phrases: SourcePhrases(project))
  }

  /// - Parameter shown: the path that findings name.
  init(file: String, shown: String) {
    do throws(CatalogFailure) {
      self.init(catalogs: [CatalogFile(path: shown, catalog: try Catalog(contentsOf: URL(filePath: file)))])
    } catch {
      var failure = error
      failure.file = shown
      self.init(catalogs: [], failures: [failure])
    }
  }
}

extension Catalog {
  /// The catalog with the paths of its languages' own files as findings name them.
  fileprivate func seen(from prefix: String) -> Catalog {
    var catalog = self
    for (key, entry) in entries {
      for (language, localization) in entry.localizations {
        guard let file = localization.file else { continue }
        catalog.entries[key]?.localizations[language]?.file = prefix + file
      }
    }
    return catalog
  }
}

extension SourcePhrases {
  /// Nil where the sources have no phrase that can be read: then nothing is known of them.
  init?(_ project: WordsProject) {
    let phrases = project.asks.filter { $0.phrase != nil }
    guard !phrases.isEmpty, phrases.allSatisfy({ $0.key.exact != nil && $0.isCertain }) else { return nil }
    let keys = { (places: [ResourceAsk.PhrasePlace]) in
      Set(phrases.lazy.filter { $0.phrase.map(places.contains) ?? false }.compactMap(\.key.exact))
    }
    // A negative phrase is a key of its own.
    self.init(first: keys([.first, .negative]), later: keys([.further]))
  }
}
