import Foundation
import IntentPhrases
import IntentWire
import IntentWords

/// What may be said to reach an intent, in a person's language.
struct PhraseIndex {
  /// An intent that a sentence reaches.
  struct Reached: Hashable, Sendable {
    var invocation: Invocation
    /// What the person chooses by when there are several.
    var title: String
  }

  enum Match {
    case one(Reached)
    case several([Reached])
    case none([Sheet.NearMiss])
  }

  let catalogue: IntentCatalogue
  /// What the app root told of its entities; nil when it has not run yet.
  let names: SpeakableNames?
  private let languages: [String]
  private let shortcuts: [ShortcutDescriptor]
  private let book: PhraseBook

  /// What nobody can say, and why.
  var dropped: [PhraseBook.DroppedPhrase] { book.dropped }

  /// - Parameter bundles: where phrases are looked up before the bundles that the extension names.
  init(
    _ catalogue: IntentCatalogue, names: SpeakableNames?, languages: [String], applicationNames: [String],
    bundles: [URL] = []
  ) {
    self.catalogue = catalogue
    self.names = names
    self.languages = languages
    // An intent that is hidden has no phrases.
    shortcuts = catalogue.description.shortcuts.filter {
      catalogue.intent($0.invocation.intent)?.isDiscoverable != false
    }
    let bundles = bundles + catalogue.description.phraseBundles
    book = PhraseBook(
      language: Pseudolanguage.spoken(languages).first ?? "en", applicationNames: applicationNames,
      shortcuts: shortcuts.map { shortcut in
        PhraseBook.Shortcut(
          intent: shortcut.invocation.intent,
          phrases: CatalogStore.shared.phrases(of: shortcut.phrases, bundles: bundles, languages: languages))
      },
      values: Self.values(catalogue, names: names, languages: Pseudolanguage.spoken(languages)))
  }

  func match(_ sentence: String) -> Match {
    switch book.match(sentence) {
    case .one(let match): reached(match).map { .one($0) } ?? .none([])
    case .several(let matches): .several(apart(matches.compactMap { match in reached(match).map { (match, $0) } }))
    case .none(let nearest):
      .none(
        nearest.map {
          Sheet.NearMiss(phrase: $0.phrase, intent: $0.intent, missing: $0.missing, extra: $0.extra)
        })
    }
  }

  private func reached(_ match: PhraseMatch.Match) -> Reached? {
    guard shortcuts.indices.contains(match.shortcut) else { return nil }
    let shortcut = shortcuts[match.shortcut]
    var invocation = shortcut.invocation
    if let filled = match.filled, let type = catalogue.intent(match.intent)?.type(of: filled.parameter) {
      invocation.parameters[filled.parameter] = type.value(identifiedBy: filled.value)
    }
    let title = shortcut.shortTitle ?? catalogue.intent(match.intent)?.title
    return Reached(invocation: invocation, title: title?.reading(in: languages).text ?? match.intent)
  }

  /// Intents of one title are told apart by what was said in their slots.
  private func apart(_ matches: [(PhraseMatch.Match, Reached)]) -> [Reached] {
    matches.map { match, reached in
      var reached = reached
      let isShared = matches.count(where: { $0.1.title == reached.title }) > 1
      if isShared, let filled = match.filled { reached.title += ": \(filled.title)" }
      return reached
    }
  }

  private static func values(
    _ catalogue: IntentCatalogue, names: SpeakableNames?, languages: [String]
  ) -> [PhraseBook.Slot: [PhraseBook.Value]] {
    func texts(_ display: Display) -> [String] {
      ([display.title] + display.synonyms).map { $0.reading(in: languages).text }
    }
    var values: [PhraseBook.Slot: [PhraseBook.Value]] = [:]
    for slot in names?.slots ?? [] {
      values[PhraseBook.Slot(intent: slot.intent, parameter: slot.parameter)] = slot.values.map {
        PhraseBook.Value(id: $0.identifier, texts: texts($0.display))
      }
    }
    for intent in catalogue.description.intents {
      for parameter in intent.parameters {
        // Enums are known without the app.
        guard case .enumeration(let type) = parameter.type else { continue }
        values[PhraseBook.Slot(intent: intent.id, parameter: parameter.name)] = catalogue.cases(of: type).map { value in
          PhraseBook.Value(id: value.rawValue, texts: value.display.map(texts) ?? [value.rawValue])
        }
      }
    }
    return values
  }
}

extension ValueType {
  fileprivate func value(identifiedBy identifier: String) -> IntentValue {
    switch self {
    case .entity(let type): .entity(EntityValue(type: type, identifier: identifier))
    case .enumeration(let type): .enumeration(EnumerationValue(type: type, rawValue: identifier))
    default: .spoken(identifier)
    }
  }
}
