import AppIntents
import CardModel
import Foundation

/// Something that can stand on a card; the elements of this module are all there are.
public protocol CardElement: Sendable {
  func _place(on sheet: inout _CardSheet)
}

/// A card in the making.
public struct _CardSheet {
  let table: String?
  let bundle: LocalizedStringResource.BundleDescription
  private var blocks: [Card.Block] = []
  private var wells: [Card.Well] = []
  /// What each well performs, in the order of the wells.
  private(set) var controls: [WellControl] = []

  init(table: String?, bundle: LocalizedStringResource.BundleDescription) {
    self.table = table
    self.bundle = bundle
  }

  var card: Card { Card(wells.isEmpty ? blocks : blocks + [.wells(wells)]) }

  mutating func add(_ block: Card.Block) { blocks.append(block) }

  mutating func add(_ title: CardWords, isOn: Bool?, intent: any AppIntent) {
    wells.append(Card.Well(title: resource(title), isOn: isOn))
    controls.append(control(title, isOn: isOn, intent: intent))
  }
}

/// What an element says, before its bundle is known.
enum CardWords: Sendable {
  case localized(String.LocalizationValue)
  /// The same in every language.
  case verbatim(String)
}
