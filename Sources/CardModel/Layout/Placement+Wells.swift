import IntentWords

extension Placement {
  /// Capsules of one width, two on a line.
  func wells(_ wells: [Card.Well], _ number: Int, top: Double) -> PlacedBlock {
    let shown = Array(wells.prefix(Self.mostWells))
    let pairs = capsules(shown, number, top: top, onLine: 2)
    // Larger titles stand below each other where one has no room beside another; at the standard size a law tells.
    guard pen.scale > 1, shown.count > 1, pairs.texts.contains(where: \.isCut) else { return pairs }
    return capsules(shown, number, top: top, onLine: 1)
  }

  private func capsules(_ wells: [Card.Well], _ number: Int, top: Double, onLine most: Int) -> PlacedBlock {
    var shapes: [PlacedShape] = []
    var texts: [PlacedText] = []
    let height = max(Self.tapTarget, pen.lineHeight(.wellTitle) + 2 * Self.titlePadding)
    var y = top
    for start in stride(from: 0, to: wells.count, by: most) {
      if start > 0 { y += height + Self.wellSpace }
      let line = Array(wells[start..<min(start + most, wells.count)])
      let width = (CardLayout.contentWidth - Double(line.count - 1) * Self.wellSpace) / Double(line.count)
      for (index, well) in line.enumerated() {
        let frame = Frame(
          x: CardLayout.padding + Double(index) * (width + Self.wellSpace), y: y, width: width, height: height)
        let (wellShapes, title) = self.well(well, frame, isFirst: start + index == 0)
        shapes += wellShapes
        if let title { texts.append(title) }
      }
    }
    return block(
      number, "wells", top: top, height: y + height - top,
      spoken: wells.map { pen.read($0.title) }.joined(separator: ", "), shapes: shapes, texts: texts)
  }

  private func well(_ well: Card.Well, _ frame: Frame, isFirst: Bool) -> ([PlacedShape], PlacedText?) {
    var shapes = [PlacedShape(.well, frame)]
    var room = frame.width - 2 * Self.sidePadding
    if let isOn = well.isOn {
      let (width, height) = Self.toggleSize
      shapes.append(
        PlacedShape(
          .toggle(isOn: isOn),
          Frame(
            x: frame.maxX - Self.sidePadding - width + Self.toggleOutset, y: frame.midY - height / 2, width: width,
            height: height)))
      room -= width - Self.toggleOutset + Self.toggleSpace
    }
    let read = pen.read(well.title)
    guard !read.isEmpty else { return (shapes, nil) }
    let line = pen.line(read, .wellTitle, width: room)
    let x = frame.x + Self.sidePadding + (well.isOn == nil ? (room - line.width) / 2 : 0)
    let title = text(
      line, x: x, top: frame.midY - line.height / 2, color: isFirst ? type.primary : type.secondWell,
      opacity: type.wellOpacity, ground: .well)
    return (shapes, title)
  }

  /// What is drawn of more than a law allows: enough to see that it is too much.
  private static let mostWells = 6
  /// The least that a finger hits: Human Interface Guidelines, Buttons.
  static let tapTarget = 44.0
  private static let wellSpace = 12.0
  private static let sidePadding = 16.0
  private static let titlePadding = 8.0
  private static let toggleSize = (width: 38.0, height: 22.0)
  private static let toggleOutset = 4.0
  private static let toggleSpace = 8.0
}
