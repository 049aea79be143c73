import CardModel

extension CardPreset {
  /// The presets as they are asked for, each with when to choose it.
  package static var table: [String] {
    PlainTable.lines(all.map { [$0.name.replacing(" ", with: "-"), $0.purpose] })
  }
}
