/// A card to begin with: a shape that is known to work, filled with words to be replaced.
package struct CardPreset: Hashable, Sendable {
  /// As it is asked for.
  package var name: String
  /// When to choose it, in one sentence.
  package var purpose: String
  /// The card, for a person to change.
  package var recipe: String

  /// The card of the recipe.
  package var card: Card { (try? Recipe.read(recipe))?.card ?? Card([]) }

  /// The same blocks on the material that cards of this kind are published with elsewhere, to compare; laws fail on it.
  package var published: Card {
    var card = card
    card.material = .published(card.material?.finish ?? .ink)
    return card
  }

  /// The preset of a name.
  package static func named(_ name: String) -> CardPreset? { all.first { $0.name == name } }
}
