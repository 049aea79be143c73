import Foundation
import StringCatalog

/// A project with the words it has and the words its sources ask for.
package struct WordsProject: Sendable {
  /// The folder it was read from.
  package let root: String
  package let targets: [ProjectTarget]
  package var tables: [WordTable]
  /// Files that are no catalogs, and why.
  package var failures: [CatalogFailure]
  package var asks: [ResourceAsk]
  package var dynamicAsks: [DynamicAsk]
  /// Keys that stand as a plain text in a file that is not parsed, or anywhere as the symbol Xcode makes of them.
  package let mentioned: Set<String>
  /// Texts in sources that may be keys, for all that reading tells.
  let possible: Set<KeyPattern>
  /// Names that the project gives to the bundle of a target: the target's index, nil when it is not known.
  let bundles: [String: Int?]
  /// Folders that cannot be read, or are of another file system; relative to the project's.
  let unread: [String]
  /// What was counted on the way.
  package var figures: Figures

  package struct Figures: Hashable, Sendable {
    package var sources = 0
    /// How many had to be parsed.
    package var parsed = 0
    /// Folders and sources that cannot be read, and sources that no parser reads in a bearable time, by their paths.
    package var passedOver: [String] = []
    /// Whether the project exceeds the bounds, so that a part of it was not read.
    package var isCut = false
  }

  /// The first phrase of every App Shortcut, as the key of its translations.
  package var firstPhrases: Set<String> {
    Set(asks.lazy.filter { $0.phrase == .first }.compactMap(\.key.exact))
  }
}

/// Why a project cannot be read.
package enum ProjectFailure: Error, Hashable, Sendable {
  case noFolder(path: String)
}
