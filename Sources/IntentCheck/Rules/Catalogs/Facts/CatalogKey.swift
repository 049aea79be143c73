import IntentWords
import StringCatalog

/// One key of a catalog with its texts in all languages.
package struct CatalogKey: Sendable {
  package let name: String
  package let entry: Entry
  /// By language, in order.
  package let localizations: [KeyLocalization]
  private let index: [String: Int]
  /// What the source language says: the texts of the catalog, else the key itself.
  let source: [CatalogText]
  /// What the code passes, as the key or else the source text tells it.
  let arguments: ArgumentList
  /// Whether anything is to be translated: a letter outside the arguments, in what is no address.
  let hasWords: Bool
  /// What is wrong with the arguments of the texts; found once for the rules that share it.
  private(set) var argumentFaults: [LocatedArgumentFault] = []

  init(name: String, entry: Entry, source: String) {
    self.name = name
    self.entry = entry
    let keyText = CatalogText(name, at: entry.place)
    let localizations = entry.localizations.map { KeyLocalization(language: $0.key, $0.value, isSource: $0.key == source) }
      .sorted { $0.language < $1.language }
    self.localizations = localizations
    index = Dictionary(uniqueKeysWithValues: localizations.indices.map { (localizations[$0].language, $0) })
    let written = localizations.first { $0.language == source }?.texts.filter { !$0.value.isEmpty } ?? []
    self.source = written.isEmpty ? [keyText] : written
    let ofKey = ArgumentList(key: keyText.format)
    let ofSource = written.isEmpty ? ofKey : ArgumentList(source: written, entry.localizations[source])
    // The specifiers of a name (`count_%d`) may be a part of the name: what fits the source text is what is passed.
    arguments = ofKey.isEmpty || (!name.contains(" ") && ofSource.isAlike(ofKey)) ? ofSource : ofKey
    // The source text of an interface stands there; here its name alone.
    let isElsewhere = written.isEmpty && source == Languages.base
    hasWords = (isElsewhere ? localizations.flatMap(\.texts) : self.source).contains(where: \.hasWords)
    argumentFaults = LocatedArgumentFault.all(in: self)
  }

  /// Whether Xcode found no more code that asks for it: it is about to go.
  var isStale: Bool { entry.extractionState == "stale" }

  /// Whether the code names it by itself rather than by the text: a person wrote it into the catalog.
  var isManual: Bool { entry.extractionState == "manual" }

  func isWritten(in language: String) -> Bool {
    localization(language).map { $0.state != .missing } ?? false
  }

  func localization(_ language: String) -> KeyLocalization? { index[language].map { localizations[$0] } }
}

/// One key in one language.
package struct KeyLocalization: Sendable {
  package let language: String
  package let localization: Localization
  package let isSource: Bool
  /// Every text, those of substitutions included.
  let texts: [CatalogText]
  /// Every set of plural forms, those of substitutions included.
  let plurals: [PluralSet]
  package let state: State

  /// How far it has come: the worst of its texts.
  package enum State: Hashable, Sendable {
    case translated, needsReview, new, empty
    /// Made by Xcode, and never written.
    case missing
  }

  init(language: String, _ localization: Localization, isSource: Bool) {
    self.language = language
    self.localization = localization
    self.isSource = isSource
    texts = localization.allTexts
    plurals = localization.plurals
    state = Self.state(of: texts, isSource: isSource)
  }

  private static func state(of texts: [CatalogText], isSource: Bool) -> State {
    if texts.isEmpty || texts.allSatisfy({ $0.value.isEmpty && $0.state == .new }) { return .missing }
    if texts.contains(where: \.value.isEmpty) { return .empty }
    // What Xcode takes from the code is new in the source language: it is the text itself.
    if isSource { return texts.contains { $0.state == .needsReview } ? .needsReview : .translated }
    if texts.contains(where: { $0.state == .new }) { return .new }
    return texts.allSatisfy { $0.state == .translated } ? .translated : .needsReview
  }
}
