import CardModel
import Foundation

/// What the laws' repairs make of a card.
package struct CardFix: Hashable, Sendable {
  package var card: DeskCard
  /// The card after all repairs.
  package var repaired: Card
  /// The verdicts that were repaired, in that order.
  package var repairs: [Verdict]
  /// What was not repaired, in the first language where it is found.
  package var left: [Verdict]
  /// What the file would hold.
  package var text: String
  /// Whether comments and the author's own spelling had to go.
  package var isRewritten: Bool
  private var languages: [String]

  /// Repairs a card in one language after another.
  /// - Parameter removing: whether a repair may take away what the card shows.
  package init(_ card: DeskCard, languages: [String], layout: CardLayout, removing: Bool = false) {
    var repaired = card.card
    var repairs: [Verdict] = []
    for language in languages {
      let step = layout.repaired(repaired, in: [language], removing: removing)
      repaired = step.card
      repairs += step.repaired
    }
    // What would show nothing is no repair: a person decides what the card is for.
    if case .recipe = card.form, (try? Recipe.read(Recipe.text(of: repaired, in: languages))) == nil {
      (repaired, repairs) = (card.card, [])
    }
    let judged = languages.flatMap { [repaired] language in layout.verdicts(on: repaired, in: [language]) }
    var seen: Set<Verdict> = []
    left = judged.filter { $0.severity != .advice && seen.insert($0).inserted }
    (self.card, self.languages, self.repaired, self.repairs) = (card, languages, repaired, repairs)
    (text, isRewritten) = Self.written(card, repaired, languages)
  }

  package var isChanged: Bool { repaired != card.card }

  /// Whether a law still fails.
  package var fails: Bool { left.contains { $0.severity == .failure } }

  private static func written(
    _ card: DeskCard, _ repaired: Card, _ languages: [String]
  ) -> (text: String, isRewritten: Bool) {
    guard case .recipe(let original) = card.form else { return writtenJSON(card, repaired, languages) }
    guard repaired != card.card else { return (original, false) }
    if let patched = RecipePatch.text(original, becoming: repaired, in: languages) { return (patched, false) }
    return (Recipe.text(of: repaired, in: languages), true)
  }

  /// A JSON in the form it had; what means nothing in it, and what its form has no place for, would go.
  private static func writtenJSON(
    _ card: DeskCard, _ repaired: Card, _ languages: [String]
  ) -> (text: String, isRewritten: Bool) {
    var text = CardForm.json(of: repaired)
    var isWhole = card.strayKeys.isEmpty
    if card.form == .olderJSON {
      text = CardForm.written(OlderCard(repaired, languages: languages))
      isWhole = isWhole && (try? Recipe.read(text))?.card == repaired
    }
    return (text, repaired != card.card && !isWhole)
  }

  /// Why the repairs cannot be put into the file; nil where they can, where there are none, and of what is no file.
  package var refusal: CardDeskProblem? {
    guard isChanged, case .file = card.source else { return nil }
    if card.form == .archive { return .notReplaceable(name: card.name) }
    // It would take with it what its author wrote and no reader understood.
    return isRewritten ? .notPatchable(name: card.name, note: card.notes.first) : nil
  }

  /// Puts the repairs into the file.
  /// - Throws: `CardDeskProblem.notReplaceable`, `.notPatchable`, `.unwritable`.
  package func write() throws(CardDeskProblem) {
    guard case .file(let path) = card.source, card.form != .archive else { throw .notReplaceable(name: card.name) }
    if let refusal { throw refusal }
    if isChanged { try DeskFile.write(Data(text.utf8), to: path) }
  }
}

extension CardFix {
  /// The repairs, each with the verdict it answers, the lines that change, and what is left with what would end it.
  package var lines: [DeskLine] {
    var places = card.lines
    var lines: [DeskLine] = []
    for verdict in repairs {
      lines.append(DeskLine("found     \(verdict.words(at: places, hasRepair: false))"))
      guard let repair = verdict.repair else { continue }
      lines.append(DeskLine("repaired  \(repair.words(at: places))", .good))
      // Blocks are judged anew without those that went.
      if case .removeBlocks(let gone) = repair {
        places = places.indices.filter { !gone.contains($0) }.map { places[$0] }
      }
    }
    if isChanged { lines += [DeskLine("")] + LineDifference.report(from: before, to: after) + [DeskLine("")] }
    if let refusal { lines.append(DeskLine("--write refuses: \(refusal.words)", .warning)) }
    for verdict in left {
      let words = verdict.words(at: places, hasRepair: false)
      lines.append(
        DeskLine("left      \(verdict.severity.rawValue): \(words)", verdict.severity == .failure ? .failure : .warning))
      if let repair = verdict.repair { lines.append(DeskLine("proposed  \(repair.words(at: places))")) }
    }
    return lines + [DeskLine(count, fails ? .failure : .good)]
  }

  private var before: String {
    if case .recipe(let original) = card.form { original } else { Recipe.text(of: card.card, in: languages) }
  }

  private var after: String {
    if case .recipe = card.form { text } else { Recipe.text(of: repaired, in: languages) }
  }

  private var count: String {
    let proposed = left.count { $0.repair != nil }
    return "\(card.name): \(repairs.count) repaired, \(left.count) left"
      + (proposed == 0 ? "" : ", \(proposed) of them for --remove, which takes out what the card shows")
  }
}
