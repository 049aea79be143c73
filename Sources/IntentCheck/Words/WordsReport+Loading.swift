import Foundation
import StringCatalog

extension WordsReport {
  /// Reads a project and checks its words.
  /// - Parameters:
  ///   - path: a folder, or one catalog; as it is named here, findings name its files.
  ///   - here: the folder that findings name files from.
  /// - Throws: `WordsFailure`.
  package init(path: String, here: String = FileManager.default.currentDirectoryPath) throws(WordsFailure) {
    let place = try WordsPlace(path, from: here)
    guard place.isFolder else {
      self.init(CatalogProject(file: place.absolute, shown: place.shown))
      return
    }
    let project = try place.project()
    self.init(CatalogProject(project, prefix: place.prefix), others: JoinRules.findings(in: project).map { finding in
      var finding = finding
      finding.path = place.prefix + finding.path
      return finding
    })
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
