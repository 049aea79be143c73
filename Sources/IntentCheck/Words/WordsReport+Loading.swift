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
    let join = WordsJoin(project)
    self.init(CatalogProject(project, doubtful: join.doubtfulKeys()), others: JoinRules.findings(in: join))
    isCut = project.figures.isCut
    passedOver = project.figures.passedOver
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
  /// The catalogs of a project, and what its sources say of them.
  /// - Parameter doubtful: for each table of the project, the keys that no source is sure to ask for.
  init(_ project: WordsProject, doubtful: [Set<String>]? = nil) {
    let doubtful = doubtful ?? project.tables.map { _ in [] }
    // What Xcode keeps for previews is in no app that a person gets.
    let tables = zip(project.tables, doubtful).filter { !$0.0.path.contains("Preview Content/") }
    self.init(
      catalogs: inParallel(Array(tables)) { CatalogFile(path: $0.path, catalog: $0.catalog, doubtful: $1) },
      failures: project.failures, phrases: SourcePhrases(project))
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
