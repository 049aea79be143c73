import StringCatalog

/// The string catalogs of a project, read, and what is known of its sources.
package struct CatalogProject: Sendable {
  package var catalogs: [CatalogFile]
  /// The files that are no catalogs, and why.
  package var failures: [CatalogFailure]
  /// The first phrase of every App Shortcut in the sources, as a key; nil when the sources are not known.
  package var firstPhrases: Set<String>?

  package init(catalogs: [CatalogFile], failures: [CatalogFailure] = [], firstPhrases: Set<String>? = nil) {
    self.catalogs = catalogs
    self.failures = failures
    self.firstPhrases = firstPhrases
  }
}

/// One catalog with its place.
package struct CatalogFile: Sendable {
  package var path: String
  package var catalog: Catalog

  package init(path: String, catalog: Catalog) {
    self.path = path
    self.catalog = catalog
  }
}
