/// Every line of type reads over every light.
package enum LegibleType: MeasuredLaw {
  package static let law = Law(
    number: 13, name: "legible-type", statement: "Every line of type reads over every light.",
    reason: "The sheet is light by day and dark by night, and where the ink has thinned out, type lies on the sheet.",
    source: "WCAG 2.2, 1.4.3 Contrast (Minimum)")

  package static func verdicts(on judged: JudgedCard) -> [Verdict] {
    let readings = judged.placed.texts(where: { _ in true }).map { block, text in
      (block: block, text: text, legibility: Legibility(of: text, on: judged.placed))
    }
    let failed = readings.filter { !$0.legibility.isEnough }
    let repair = failed.isEmpty ? nil : MaterialRepair.smallest(for: judged)
    return readings.compactMap { block, text, legibility in
      if !legibility.isEnough {
        return Verdict(
          law, .failure, block: block, .unreadable(text.text, role: text.role, legibility), repair: repair)
      }
      let least = text.role.readability
      guard abs(legibility.readability) < least else { return nil }
      return Verdict(law, .advice, block: block, .weak(text.text, role: text.role, legibility, least: least))
    }
  }
}

extension TextRole {
  /// The figure in the manner of APCA that its size and weight ask for.
  ///
  /// From APCA's coarse grid of May 2022, where light type on dark can reach it; small type is spot text there.
  var readability: Double {
    switch self {
    case .headline: 45
    case .cellValue: 55
    case .rowValue: 70
    case .sentence: 75
    default: 60
    }
  }
}
