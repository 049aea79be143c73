/// A day that was logged stands out from what lies beneath it.
package enum DaysStandOut: MeasuredLaw {
  package static let law = Law(
    number: 22, name: "days-stand-out", statement: "A day that was logged stands out from what lies beneath it.",
    reason: "A square in the colour of its ground is a day without an entry, to whoever looks.",
    source: "WCAG 2.2, 1.4.11 Non-text Contrast")

  private static let least = 3.0

  package static func verdicts(on judged: JudgedCard) -> [Verdict] {
    judged.placed.blocks.filter { ["week", "year"].contains($0.kind) }.flatMap { block in
      // Of hundreds of days a handful of colours: looked through, not hashed.
      var seen: [SRGB] = []
      return block.shapes.compactMap { shape -> Verdict? in
        guard case .cell(let color, _) = shape.kind, shape.frame.width > 2, !seen.contains(color) else { return nil }
        seen.append(color)
        guard let faintest = faintest(color, at: shape.frame, on: judged.placed), faintest.ratio < least
        else { return nil }
        return Verdict(
          law, .warning, block: block.block,
          .faintDay(color: color.hex, ratio: faintest.ratio, light: faintest.light, least: least))
      }
    }
  }

  private static func faintest(_ color: SRGB, at frame: Frame, on card: PlacedCard) -> (ratio: Double, light: String)? {
    PlatterLight.flat.flatMap { light in
      [frame.y, frame.maxY].map { y in
        (color.contrast(with: card.material.ground(at: y / card.height, over: light.base)), light.name)
      }
    }.min { $0.0 < $1.0 }
  }
}
