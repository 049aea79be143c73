import StringCatalog

/// The string catalogs of a project, read, and what is known of its sources.
package struct CatalogProject: Sendable {
  package var catalogs: [CatalogFile]
  /// The files that are no catalogs, and why.
  package var failures: [CatalogFailure]
  /// The phrases of the App Shortcuts in the sources, as keys; nil when the sources are not known.
  package var phrases: SourcePhrases?

  package init(catalogs: [CatalogFile], failures: [CatalogFailure] = [], phrases: SourcePhrases? = nil) {
    self.catalogs = catalogs
    self.failures = failures
    self.phrases = phrases
  }

  /// Reads catalogs from their texts.
  /// - Parameter files: the texts by their paths.
  package init(files: [String: String], phrases: SourcePhrases? = nil) {
    self.init(catalogs: [], phrases: phrases)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      do throws(CatalogFailure) {
        catalogs.append(CatalogFile(path: path, catalog: try Catalog(json: text.utf8, file: path)))
      } catch {
        failures.append(error)
      }
    }
  }

  /// Every key of every catalog, with the catalog.
  var keys: some Sequence<(CatalogFile, CatalogKey)> {
    catalogs.lazy.flatMap { file in file.keys.lazy.map { (file, $0) } }
  }
}

/// The phrases of the App Shortcuts in a project's sources, written as a catalog writes them.
package struct SourcePhrases: Hashable, Sendable {
  /// The first of each shortcut: the key of all.
  package var first: Set<String>
  package var later: Set<String>

  package init(first: Set<String>, later: Set<String>) {
    self.first = first
    self.later = later
  }
}
