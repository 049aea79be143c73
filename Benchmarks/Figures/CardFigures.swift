import CardModel

/// Judging a card by every law, its layout included, over the table of advances: the dearest of the presets.
struct CardFigures {
  /// Few, and tried often: over a longer time other programs add to every try.
  private static let repetitions = 10

  var tableMicroseconds: Double {
    let layout = CardLayout(measurer: TableMeasurer())
    let costs = CardPreset.all.map(\.card).map { card in
      Best.milliseconds(of: 200) {
        for _ in 0..<Self.repetitions { _ = layout.verdicts(on: card, in: ["en"]) }
      }
    }
    return (costs.max() ?? 0) * 1000 / Double(Self.repetitions)
  }
}
