/// Every character can be drawn, and stays in its line.
package enum KnownGlyphs: MeasuredLaw {
  package static let law = Law(
    number: 16, name: "known-glyphs", statement: "Every character can be drawn, and stays in its line.",
    reason: "What no font has becomes a box, and marks that reach out of their line run into the next.",
    source: "StageDoor")

  /// How far a mark may reach out of its line's box, in points: half of the least gap between blocks.
  private static let reach = 4.0

  package static func verdicts(on judged: JudgedCard) -> [Verdict] {
    judged.placed.texts(where: { _ in true }).flatMap { block, text -> [Verdict] in
      var verdicts: [Verdict] = []
      if text.unknownGlyphs > 0 {
        verdicts.append(
          Verdict(law, .failure, block: block, .unknownGlyphs(text.text, count: text.unknownGlyphs)))
      }
      if VisibleText.leavesDirectionOpen(text.text, isWhole: text.role != .sentence) {
        verdicts.append(Verdict(law, .warning, block: block, .turningRound(text.text)))
      }
      if let over = overreach(of: text), over > reach {
        verdicts.append(Verdict(law, .warning, block: block, .overreaching(text.text, points: over)))
      }
      return verdicts
    }
  }

  private static func overreach(of text: PlacedText) -> Double? {
    text.ink.map { max($0.above - (text.baseline - text.frame.y), $0.below - (text.frame.maxY - text.baseline)) }
  }
}
