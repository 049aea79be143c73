/// What can be tapped is at least 44 points wide and high.
package enum TapTarget: MeasuredLaw {
  package static let law = Law(
    number: 17, name: "tap-target", statement: "What can be tapped is at least 44 points wide and high.",
    reason: "A finger hits no less.",
    source: "Human Interface Guidelines, Accessibility: 44 points on iOS")

  package static func verdicts(on judged: JudgedCard) -> [Verdict] {
    judged.placed.blocks.flatMap { block in
      block.shapes.filter { $0.kind == .well }.compactMap { well in
        let least = min(well.frame.width, well.frame.height)
        guard least < Placement.tapTarget - 1e-9 else { return nil }
        return Verdict(law, .failure, block: block.block, .smallTarget(points: least, least: Placement.tapTarget))
      }
    }
  }
}
