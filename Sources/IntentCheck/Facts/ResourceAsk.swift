/// One place where code asks for a localized resource.
package struct ResourceAsk: Hashable, Sendable {
  /// Which table; nil when the code does not tell.
  package enum Table: Hashable, Sendable {
    case named(String)
    case unknown

    package static let localizable = Table.named("Localizable")
    package static let appShortcuts = Table.named("AppShortcuts")
  }

  package enum Bundle: Hashable, Sendable {
    /// None is named, or the main one.
    case main(isNamed: Bool)
    /// `.module`, `#bundle`: the bundle of the target with this index, nil when no manifest tells it.
    case target(Int?)
    /// An expression that only a run can tell.
    case other(String)
  }

  /// How a phrase of an App Shortcut stands among its like; nil for other resources.
  package enum PhrasePlace: Hashable, Sendable {
    case first
    /// Spoken too; translations stand under the first.
    case further
    case negative
  }

  package var key: KeyPattern
  package var table: Table
  package var bundle: Bundle
  /// The text of `defaultValue:`, arguments as specifiers; nil when there is none, or it is no literal.
  package var defaultValue: KeyPattern?
  package var phrase: PhrasePlace?
  /// False where an overload of the project's own, or a part that is no literal, may make it a plain text.
  package var isCertain: Bool
  /// What asks: `Text`, `LocalizedStringResource`, a helper.
  package var asker: String
  package var place: FindingPlace
  /// The target of the file; nil when no manifest tells.
  package var target: Int?
}

/// A place where code asks for a key that only a run can tell.
package struct DynamicAsk: Hashable, Sendable {
  package var table: ResourceAsk.Table
  /// What is known of the key; an argument stands for any text.
  ///
  /// Empty when nothing is.
  package var known: KeyPattern
  package var asker: String
  package var place: FindingPlace
}

/// What one source asks for.
struct SourceAsks: Sendable {
  var asks: [ResourceAsk] = []
  var dynamic: [DynamicAsk] = []
  /// Texts that may be keys, for all that the syntax tells.
  var possible: Set<KeyPattern> = []
}
