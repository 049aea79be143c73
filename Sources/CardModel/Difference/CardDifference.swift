/// What one card has that another has not, as a person would tell it: block by block, then accent and material.
package struct CardDifference: Hashable, Sendable {
  /// Blocks top to bottom as they stand after, those that are gone where they stood; then accent, finish and dials.
  package let changes: [Change]

  package enum Change: Hashable, Sendable {
    case added(Part)
    case removed(Part)
    /// The same block in another place.
    case moved(Part, to: Int)
    /// A block of the same kind in place of another.
    case changed(Part, to: Part)
    case accent(from: SRGB, to: SRGB)
    case finish(from: Finish, to: Finish)
    case ink(from: SRGB?, to: SRGB?)
    case type(from: TypeColors.Choice, to: TypeColors.Choice)
    /// Nil is what suits the finish.
    case wells(from: WellSkin?, to: WellSkin?)
    /// Nil is left to the layout.
    case dial(Dial, from: Double?, to: Double?)
  }

  /// A block, and where it stands.
  package struct Part: Hashable, Sendable {
    /// From 0.
    package var number: Int
    package var block: Card.Block
    /// What it says, in the language of the comparison.
    package var words: String
  }

  /// - Parameter languages: what texts are read in, best first, as BCP 47 tags.
  package init(from before: Card, to after: Card, in languages: [String]) {
    changes =
      BlockPairs(before.blocks, after.blocks, languages).changes
      + Self.looks(before, after)
      + Self.materials(before.material ?? MaterialSettings(), after.material ?? MaterialSettings())
  }

  private static func looks(_ before: Card, _ after: Card) -> [Change] {
    let accents = (before.accent ?? Card.standardAccent, after.accent ?? Card.standardAccent)
    return accents.0 == accents.1 ? [] : [.accent(from: accents.0, to: accents.1)]
  }

  private static func materials(_ before: MaterialSettings, _ after: MaterialSettings) -> [Change] {
    var changes: [Change] = []
    if before.finish != after.finish { changes.append(.finish(from: before.finish, to: after.finish)) }
    if before.ink != after.ink { changes.append(.ink(from: before.ink, to: after.ink)) }
    let types = (before.type ?? .legible, after.type ?? .legible)
    if types.0 != types.1 { changes.append(.type(from: types.0, to: types.1)) }
    if before.wells != after.wells { changes.append(.wells(from: before.wells, to: after.wells)) }
    for dial in Dial.allCases where before[dial] != after[dial] {
      changes.append(.dial(dial, from: before[dial], to: after[dial]))
    }
    return changes
  }
}
