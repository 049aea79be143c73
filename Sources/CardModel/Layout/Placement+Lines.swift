import IntentWords

extension Placement {
  func line(_ words: Resource, _ role: TextRole, _ number: Int, _ kind: String, top: Double) -> PlacedBlock? {
    let read = pen.read(words)
    guard !read.isEmpty else { return nil }
    let line = pen.line(read, role, width: CardLayout.contentWidth)
    return block(
      number, kind, top: top, height: line.height, spoken: read, texts: [text(line, x: CardLayout.padding, top: top)])
  }

  func paragraph(_ words: Resource, _ number: Int, top: Double) -> PlacedBlock? {
    let read = pen.readParagraphs(words)
    let lines = pen.lines(read, .sentence, width: CardLayout.contentWidth, most: proseLines)
    guard let first = lines.first else { return nil }
    let texts = lines.enumerated().map { index, line in
      text(line, x: CardLayout.padding, top: top + Double(index) * first.height)
    }
    return block(
      number, "sentence", top: top, height: Double(lines.count) * first.height,
      spoken: read.joined(separator: " "), texts: texts)
  }

  func chip(_ words: Resource, _ number: Int, top: Double) -> PlacedBlock? {
    let read = pen.read(words)
    guard !read.isEmpty else { return nil }
    let line = pen.line(read, .chip, width: CardLayout.contentWidth - 2 * Self.chipPadding.x)
    let (shape, text) = chip(line, x: CardLayout.padding, top: top)
    return block(
      number, "chip", top: top, height: shape.frame.height, spoken: read, shapes: [shape], texts: [text])
  }

  /// An eyebrow with a chip after it: on one line, the chip at its end.
  func eyebrowLine(_ eyebrow: Resource, _ chip: Resource, _ number: Int, top: Double) -> PlacedBlock? {
    let (name, state) = (pen.read(eyebrow), pen.read(chip))
    guard !name.isEmpty else { return self.chip(chip, number + 1, top: top) }
    guard !state.isEmpty else { return line(eyebrow, .eyebrow, number, "eyebrow", top: top) }
    let stateLine = pen.line(state, .chip, width: CardLayout.contentWidth * 2 / 3 - 2 * Self.chipPadding.x)
    let chipWidth = stateLine.width + 2 * Self.chipPadding.x
    let nameLine = pen.line(name, .eyebrow, width: CardLayout.contentWidth - chipWidth - Self.chipSpace)
    let (shape, stateText) = self.chip(stateLine, x: CardLayout.width - CardLayout.padding - chipWidth, top: top)
    let nameTop = top + (shape.frame.height - nameLine.height) / 2
    return block(
      number, "eyebrow", top: top, height: shape.frame.height, spoken: "\(name), \(state)", shapes: [shape],
      texts: [text(nameLine, x: CardLayout.padding, top: nameTop), stateText])
  }

  private func chip(_ line: FittedLine, x: Double, top: Double) -> (PlacedShape, PlacedText) {
    let frame = Frame(
      x: x, y: top, width: line.width + 2 * Self.chipPadding.x, height: line.height + 2 * Self.chipPadding.y)
    return (
      PlacedShape(.chip, frame),
      text(line, x: x + Self.chipPadding.x, top: top + Self.chipPadding.y, ground: .chip)
    )
  }

  /// Around the text of a chip.
  private static let chipPadding = (x: 10.0, y: 5.0)
  /// At least, between an eyebrow and its chip.
  private static let chipSpace = 12.0
}
