/// A card is at most 340 points high, and never more than 400.
package enum AboveFold: MeasuredLaw {
  package static let law = Law(
    number: 14, name: "above-fold", statement: "A card is at most 340 points high, and never more than 400.",
    reason: "Beyond 340 its buttons may lie below the fold; beyond 400 it is cut off.",
    source: "WWDC25 session 281 (340); Human Interface Guidelines, Snippets, of 2026-06-08 (400)")

  static let fold = 340.0
  static let edge = 400.0

  package static func verdicts(on judged: JudgedCard) -> [Verdict] {
    let height = judged.placed.height
    guard height > fold else { return [] }
    let isCut = height > edge
    return [
      Verdict(
        law, isCut ? .failure : .warning, .tooTall(height: height, most: isCut ? edge : fold),
        repair: isCut ? smallestRemoval(judged) : nil)
    ]
  }

  /// The block that adds least to what the card says, among those whose removal is enough; a person decides otherwise.
  private static func smallestRemoval(_ judged: JudgedCard) -> Repair? {
    let order = ["footnote", "sentence", "row", "columns"]
    let candidates = order.compactMap { judged.card.numbers(of: $0).last }.map { Repair.removeBlocks([$0]) }
    return candidates.first { judged.applying($0).placed.height <= edge } ?? candidates.first
  }
}
