import CardModel

/// One block of a card as an element, with what is said of it.
struct HTMLBlock {
  let block: PlacedBlock
  let card: PlacedCard

  var element: String {
    switch block.kind {
    case "wells": return "<div\(place(block.frame))>\n\(wells.joined(separator: "\n"))\n</div>"
    case "week", "year":
      return "<div role=\"img\" aria-label=\"\(Markup.escaped(block.spoken))\"\(place(block.frame))>"
        + "\(lines(block.texts, in: block.frame))</div>"
    case "headline": return spoken("h1")
    default: return spoken("p")
    }
  }

  /// Said as a whole; the lines are for the eye.
  private func spoken(_ name: String) -> String {
    "<\(name)\(place(block.frame))><span class=\"spoken\">\(Markup.escaped(block.spoken))</span>"
      + "\(lines(block.texts, in: block.frame))</\(name)>"
  }

  /// A button for each capsule: it shows what would be tapped, and does nothing here.
  private var wells: [String] {
    block.shapes.filter { $0.kind == .well }.map { well in
      let texts = block.texts.filter { well.frame.contains($0.frame) }
      let role = toggle(in: well.frame).map { " role=\"switch\" aria-checked=\"\($0)\"" } ?? ""
      let label = Markup.escaped(texts.map(\.text).joined(separator: " "))
      let place = place(well.frame, in: block.frame)
      return "<button type=\"button\" disabled=\"disabled\"\(role) aria-label=\"\(label)\"\(place)>"
        + "\(lines(texts, in: well.frame))</button>"
    }
  }

  /// The state of the toggle in a capsule; nil where there is none.
  private func toggle(in frame: Frame) -> Bool? {
    for shape in block.shapes {
      if case .toggle(let isOn) = shape.kind, frame.contains(shape.frame) { return isOn }
    }
    return nil
  }

  private func lines(_ texts: [PlacedText], in frame: Frame) -> String {
    texts.map { line($0, in: frame) }.joined()
  }

  private func line(_ text: PlacedText, in frame: Frame) -> String {
    let face = text.face
    var style = [
      text.isRightToLeft
        ? "right:\(Markup.number(frame.maxX - text.frame.maxX))px" : "left:\(Markup.number(text.frame.x - frame.x))px",
      "top:\(Markup.number(text.baseline - frame.y - Double(CardHTML.strut)))px",
      "font-family:\(FontStack.families(face.family))", "font-size:\(Markup.number(face.size))px",
      "font-weight:\(face.weight.rawValue)", "color:\(Markup.color(text.color))",
    ]
    let tracking = FontStack.tracking(of: text)
    if tracking != 0 { style.append("letter-spacing:\(Markup.number(tracking))px") }
    if text.opacity < 1 { style.append("opacity:\(Markup.number(max(text.opacity, 0)))") }
    if let features = FontStack.features(face) { style.append("font-feature-settings:\(features)") }
    return "<span class=\"line\" aria-hidden=\"true\" dir=\"\(text.isRightToLeft ? "rtl" : "ltr")\""
      + " style=\"\(style.joined(separator: ";"))\">\(Markup.escaped(text.text))</span>"
  }

  private func place(_ frame: Frame, in outer: Frame? = nil) -> String {
    let (x, y) = (frame.x - (outer?.x ?? 0), frame.y - (outer?.y ?? 0))
    let sides = [("left", x), ("top", y), ("width", max(frame.width, 0)), ("height", max(frame.height, 0))]
    return " style=\"\(sides.map { "\($0):\(Markup.number($1))px" }.joined(separator: ";"))\""
  }
}
