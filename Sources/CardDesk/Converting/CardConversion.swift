import CardModel
import IntentWords

/// A card written in another form, and what that form could not hold.
package struct CardConversion: Hashable, Sendable {
  package var text: String
  package var losses: [Loss]

  /// What is not in the new form.
  package enum Loss: Hashable, Sendable {
    /// Texts of catalogs, which are now words of one language.
    case words(count: Int, language: String)
    /// A block that has no place, from 0.
    case block(Int, kind: String)
    /// A block whose text reads back otherwise, from 0.
    case otherwise(Int, kind: String)
    case order
    case wells(Int)
    case states(Int)
    /// A key of the JSON that was read, which no reader looks at.
    case key(String)
    case comments(Int)
    /// What the wells of an archive perform.
    case invocations(Int)
  }

  /// - Parameter languages: what texts of catalogs are read in, best first.
  package init(_ card: DeskCard, to form: CardForm, languages: [String]) {
    losses = card.strayKeys.map(Loss.key)
    switch form {
    case .recipe:
      text = Recipe.text(of: card.card, in: languages)
      // A recipe stays as it was written.
      if case .recipe(let original) = card.form { text = original }
      losses += Self.lossesInRecipe(card.card, text, languages)
    case .json: text = CardForm.json(of: card.card)
    case .olderJSON:
      let older = OlderCard(card.card, languages: languages)
      text = CardForm.written(older)
      losses += older.lost.map { .block($0, kind: card.card.blocks[$0].kind) }
      if older.isReordered { losses.append(.order) }
      if older.lostWells > 0 { losses.append(.wells(older.lostWells)) }
      if older.lostStates > 0 { losses.append(.states(older.lostStates)) }
    }
    if form != .json, let language = languages.first {
      let count = card.card.texts.count { !$0.isVerbatim }
      if count > 0 { losses.append(.words(count: count, language: language)) }
    }
    if case .recipe(let original) = card.form, form != .recipe {
      let comments = original.textLines.count { $0.drop { $0 == " " }.hasPrefix("//") && $0 != Self.usualComment }
      if comments > 0 { losses.append(.comments(comments)) }
    }
    if card.form == .archive, !card.card.wells.isEmpty { losses.append(.invocations(card.card.wells.count)) }
  }

  /// With which every recipe begins that is written by a program.
  private static let usualComment = "// A card"

  /// The blocks of a card that its recipe does not say, or says otherwise.
  private static func lossesInRecipe(_ card: Card, _ text: String, _ languages: [String]) -> [Loss] {
    let read = ((try? Recipe.read(text))?.card ?? Card([])).blocks.filter { $0.kind != "wells" }
    var rest = read[...]
    var losses: [Loss] = []
    for (number, block) in card.blocks.enumerated() where block.kind != "wells" {
      let shown = CardText.lines(of: Card([block]), in: languages)
      if let next = rest.first, CardText.lines(of: Card([next]), in: languages) == shown {
        rest.removeFirst()
      } else if let next = rest.first, next.kind == block.kind, rest.count >= card.blocks.count - number {
        losses.append(.otherwise(number, kind: block.kind))
        rest.removeFirst()
      } else {
        losses.append(.block(number, kind: block.kind))
      }
    }
    return losses
  }
}

extension CardConversion.Loss {
  /// One line for whoever converts.
  package var words: String {
    switch self {
    case .words(1, let language): "1 text of a catalog is now as it reads in \(language)"
    case .words(let count, let language): "\(count) texts of catalogs are now as they read in \(language)"
    case .block(let number, let kind): "block \(number + 1), \(kind), has no place in this form"
    case .otherwise(let number, let kind): "block \(number + 1), \(kind), reads otherwise in this form"
    case .order: "the blocks stand in another order in this form"
    case .wells(let count): "\(count) more \(count == 1 ? "well has" : "wells have") no place in this form"
    case .states(let count): "\(count) \(count == 1 ? "toggle is a button" : "toggles are buttons") in this form"
    case .key(let path): "\"\(path)\" means nothing, and is left out"
    case .comments(let count): "\(count) \(count == 1 ? "comment has" : "comments have") no place in this form"
    case .invocations(let count):
      "what \(count) \(count == 1 ? "well performs" : "wells perform") is in the archive alone"
    }
  }
}
