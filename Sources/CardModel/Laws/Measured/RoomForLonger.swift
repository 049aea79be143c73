/// A card with the longest content it may get stays under 400 points.
package enum RoomForLonger: MeasuredLaw {
  package static let law = Law(
    number: 19, name: "room-for-longer",
    statement: "A card with the longest content it may get stays under 400 points.",
    reason: "What fits today in English is three lines tomorrow in German.",
    source: "Human Interface Guidelines, Snippets, of 2026-06-08")

  package static func verdicts(on judged: JudgedCard) -> [Verdict] {
    // The card as it is, is the business of law 14.
    guard judged.placed.height <= AboveFold.edge else { return [] }
    let height = judged.placed.height + growth(of: judged)
    guard height > AboveFold.edge else { return [] }
    return [
      Verdict(
        law, .failure, .tooTallWhenLong(height: height, lines: TextSize.leastProseLines, most: AboveFold.edge))
    ]
  }

  /// What prose adds that fills its lines: it is all that grows with its text, and in larger type it gives way.
  private static func growth(of judged: JudgedCard) -> Double {
    judged.placed.blocks.filter { $0.kind == "sentence" }.reduce(0) { growth, block in
      let line = block.texts.first?.frame.height ?? 0
      return growth + max(0, Double(TextSize.leastProseLines) * line - block.frame.height)
    }
  }
}
