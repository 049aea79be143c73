import Foundation
import StringCatalog
import Synchronization

/// The catalogs of bundles, each file read once and again when it changes; safe to use from any thread.
///
/// To look at the disk on every reading would cost more than the reading. So a catalog is trusted for a second, then its
/// file's time, size and number are compared; `refresh()` makes the next reading look at once.
package final class CatalogStore: Sendable {
  package static let shared = CatalogStore()

  private let state = Mutex<[Place: Held]>([:])
  private let trust: Duration
  private static let limit = 1024

  private struct Place: Hashable {
    var bundle: URL
    var table: String
  }

  private struct Held {
    var catalog: LoadedCatalog?
    var stamps: [FileStamp] = []
    var looked: ContinuousClock.Instant
  }

  /// Makes an empty store.
  /// - Parameter trust: for how long a catalog is used before its file is looked at again.
  package init(trust: Duration = .seconds(1)) { self.trust = trust }

  /// Makes the next reading of every catalog look at its file.
  package func refresh() {
    state.withLock { held in
      for place in held.keys { held[place]?.looked = .now - trust - .seconds(1) }
    }
  }

  /// The catalog of a table; nil when the bundle has none.
  /// - Parameters:
  ///   - table: the catalog's name without its ending; a name with a slash is no table.
  ///   - bundle: the bundle's folder.
  package func catalog(table: String, in bundle: URL) -> LoadedCatalog? {
    let place = Place(bundle: bundle, table: table)
    return state.withLock { held in
      let now = ContinuousClock.now
      if let known = held[place], known.looked + trust > now { return known.catalog }
      let fresh = look(at: place, known: held[place], now: now)
      if held.count >= Self.limit { held.removeAll() }
      held[place] = fresh
      return fresh.catalog
    }
  }

  /// All that is broken in the catalog of a table: that it cannot be read, or every key it repeats.
  package func failures(table: String, in bundle: URL) -> [CatalogNotice] {
    guard let loaded = catalog(table: table, in: bundle) else { return [] }
    let failures = loaded.failure.map { [$0] } ?? loaded.catalog.repetitions
    return failures.sorted { $0.line < $1.line }.map { CatalogNotice(.catalog($0)) }
  }

  private func look(at place: Place, known: Held?, now: ContinuousClock.Instant) -> Held {
    guard let files = TableFiles(of: place.table, in: place.bundle) else { return Held(looked: now) }
    if let known, known.stamps == files.stamps { return Held(catalog: known.catalog, stamps: known.stamps, looked: now) }
    return Held(catalog: LoadedCatalog(files), stamps: files.stamps, looked: now)
  }
}

/// A catalog in memory, or why it is not.
package final class LoadedCatalog: Sendable {
  package let catalog: Catalog
  /// Why the file could not be read; the catalog is then empty.
  package let failure: CatalogFailure?
  /// The file it was read from.
  let path: String
  private let languages: [String]
  private let chains = BoundedCache<[String], [String]>(limit: 64)

  init(_ files: TableFiles) {
    path = files.path
    do {
      catalog = try files.catalog()
      failure = nil
    } catch {
      catalog = Catalog(sourceLanguage: "en")
      failure = error
    }
    languages = catalog.languages.sorted()
  }

  /// The catalog's languages that serve a person, best first; empty when none does.
  package func chain(for preferred: [String]) -> [String] {
    chains.value(for: preferred) { LanguageMatch.languages(from: languages, for: preferred) }
  }
}
