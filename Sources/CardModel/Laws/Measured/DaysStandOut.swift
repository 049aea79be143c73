/// A day that was logged stands out from what lies beneath it.
package enum DaysStandOut: MeasuredLaw {
  package static let law = Law(
    number: 22, name: "days-stand-out", statement: "A day that was logged stands out from what lies beneath it.",
    reason: "A square in the colour of its ground is a day without an entry, to whoever looks.",
    source: "WCAG 2.2, 1.4.11 Non-text Contrast")

  package static func verdicts(on judged: JudgedCard) -> [Verdict] {
    judged.placed.blocks.flatMap { block in
      DayColors(of: block).all.compactMap { day in
        let (ratio, light) = day.faintest(on: judged.placed)
        guard ratio < DayColors.least else { return nil }
        return Verdict(
          law, .warning, block: block.block,
          .faintDay(color: day.color.hex, ratio: ratio, light: light, least: DayColors.least))
      }
    }
  }
}
