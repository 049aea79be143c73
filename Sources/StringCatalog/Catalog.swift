/// A string catalog (`.xcstrings`) as it stands in the file: nothing is resolved, nothing is dropped that a reader or a
/// checker needs.
package struct Catalog: Hashable, Sendable {
  /// The language the keys are written in.
  package var sourceLanguage: String
  /// The format version as the file says it; versions 1.0 to 1.3 read alike.
  package var version: String?
  package var entries: [String: Entry]
  /// Keys the file repeats. The last of each stands in `entries`, as Foundation's own serializer keeps it.
  package var repetitions: [CatalogFailure]

  package init(
    sourceLanguage: String, version: String? = nil, entries: [String: Entry] = [:], repetitions: [CatalogFailure] = []
  ) {
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.entries = entries
    self.repetitions = repetitions
  }

  /// Every language some entry has, the source language included.
  package var languages: Set<String> {
    entries.values.reduce(into: [sourceLanguage]) { $0.formUnion($1.localizations.keys) }
  }
}

/// What a catalog says of one key.
package struct Entry: Hashable, Sendable {
  package var comment: String?
  /// How the key came into the catalog. Open-ended: Xcode adds kinds.
  package var extractionState: String?
  /// False when the source text serves every language.
  package var shouldTranslate = true
  package var localizations: [String: Localization] = [:]
  /// The line of the key, from 1.
  package var line: Int

  package init(line: Int) { self.line = line }
}

/// One key in one language.
package struct Localization: Hashable, Sendable {
  /// The text, perhaps varied; nil for a set of phrases.
  package var text: Variation?
  /// The phrases of an App Shortcut.
  package var phrases: StringSet?
  package var substitutions: [String: Substitution] = [:]
  /// The line of the language, from 1.
  package var line: Int

  package init(line: Int) { self.line = line }
}

/// A text, or the texts it varies into.
///
/// The unit and the variations exclude each other in every catalog Xcode writes; a reader takes the unit last.
package struct Variation: Hashable, Sendable {
  package var unit: StringUnit?
  /// By CLDR plural category.
  package var plural: [String: Variation] = [:]
  /// By device (`iphone`, `mac`, … `other`).
  package var device: [String: Variation] = [:]
  /// The line it begins on, from 1.
  package var line: Int

  package init(line: Int) { self.line = line }
}

/// A text with its state.
package struct StringUnit: Hashable, Sendable {
  package var state: TranslationState
  package var value: String

  package init(state: TranslationState = .translated, value: String) {
    self.state = state
    self.value = value
  }
}

/// Several texts of equal standing.
package struct StringSet: Hashable, Sendable {
  package var state: TranslationState
  package var values: [String]

  package init(state: TranslationState = .translated, values: [String]) {
    self.state = state
    self.values = values
  }
}

/// A part of a text that varies by a number of its own (`%#@name@`).
package struct Substitution: Hashable, Sendable {
  /// Which argument it counts, from 1; nil means the order of appearance.
  package var argument: Int?
  /// What `%arg` stands for, without the percent sign (`lld`).
  package var formatSpecifier: String?
  package var forms: Variation

  package init(argument: Int? = nil, formatSpecifier: String? = nil, forms: Variation) {
    self.argument = argument
    self.formatSpecifier = formatSpecifier
    self.forms = forms
  }
}

/// How far a translation has come. Open-ended: Xcode adds states, and tools write empty ones.
package struct TranslationState: RawRepresentable, Hashable, Sendable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let new = Self(rawValue: "new")
  package static let translated = Self(rawValue: "translated")
  package static let needsReview = Self(rawValue: "needs_review")
}
