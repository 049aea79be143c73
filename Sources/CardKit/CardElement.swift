import AppIntents
import CardModel

/// Something that can stand on a card; the elements of this module are all there are.
public protocol CardElement: Sendable {
  func _place(on sheet: inout _CardSheet)
}

/// A card in the making.
public struct _CardSheet {
  private let table: String?
  private let bundle: LocalizedStringResource.BundleDescription
  private var blocks: [Card.Block] = []
  private var wells: [Card.Well] = []
  private(set) var controls: [_SnippetArchive.Control] = []

  init(table: String?, bundle: LocalizedStringResource.BundleDescription) {
    self.table = table
    self.bundle = bundle
  }

  var card: Card { Card(wells.isEmpty ? blocks : blocks + [.wells(wells)]) }

  mutating func add(_ block: Card.Block) { blocks.append(block) }

  mutating func add(_ title: CardWords, isOn: Bool?, intent: any AppIntent) {
    wells.append(Card.Well(title: resource(title), isOn: isOn))
    controls.append(_SnippetArchive.Control(title: localized(title), intent: intent, isOn: isOn))
  }

  /// The words as they cross; values with a format style carry their text in the languages of the run.
  func resource(_ words: CardWords) -> Resource {
    let words = localized(words)
    return Run.current.map { words.resource(languages: $0.environment.languages) } ?? words.resource
  }

  private func localized(_ words: CardWords) -> LocalizedStringResource {
    switch words {
    case .localized(let value): LocalizedStringResource(value, table: table, bundle: bundle)
    case .verbatim(let text): LocalizedStringResource(Resource.verbatim(text))
    }
  }
}

/// What an element says, before its bundle is known.
enum CardWords: Sendable {
  case localized(String.LocalizationValue)
  /// The same in every language.
  case verbatim(String)
}
