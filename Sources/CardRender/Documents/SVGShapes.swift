import CardModel

/// A card's ground and shapes as elements of SVG, drawn as the painter draws them.
struct SVGShapes {
  let card: PlacedCard

  /// Gradients and filters, once for all shapes.
  var definitions: [String] {
    let well = WellLook(card.material)
    return [
      gradient("ink", card.material.tint, card.material.inkStops().map { ($0.position, $0.alpha) }),
      rimGradient,
      gradient("shadow", .black, well.shadow),
      gradient("lip", .white, well.lip),
      Markup.element(
        "filter", [("id", "blur"), ("x", "-20%"), ("y", "-50%"), ("width", "140%"), ("height", "200%")],
        Markup.element("feGaussianBlur", [("stdDeviation", Markup.number(well.blur / 2))])),
    ]
  }

  /// The ink or frost, and its edge.
  var ground: [String] {
    let path = ContinuousRectangle(
      Frame(x: 0, y: 0, width: card.width, height: card.height), corner: card.material.corner
    ).path
    return [
      Markup.element("clipPath", [("id", "edge")], Markup.element("path", [("d", path)])),
      Markup.element("path", [("d", path), ("fill", "url(#ink)")]),
      Markup.element(
        "path",
        [("d", path), ("fill", "none"), ("stroke", "url(#rim)"), ("stroke-width", "2"), ("clip-path", "url(#edge)")]),
    ]
  }

  func elements(_ shape: PlacedShape, id: String) -> [String] {
    switch shape.kind {
    case .chip:
      let accent = Markup.color(card.accent)
      return [
        capsule(shape.frame, [("fill", accent), ("fill-opacity", Markup.number(Material.chipAlpha))]),
        edge(shape.frame, corner: shape.frame.height / 2, width: 1, accent, opacity: Material.chipEdgeAlpha),
      ]
    case .well: return well(shape.frame, id: id)
    case .toggle(let isOn): return toggle(shape.frame, isOn: isOn)
    case .cell(let color, let corner):
      return [rectangle(shape.frame, corner: corner, [("fill", Markup.color(color))])]
    case .hollow(let color, let corner):
      return [
        edge(
          shape.frame, corner: corner, width: DayLook.hollowWidth, Markup.color(color), opacity: DayLook.hollowAlpha)
      ]
    case .ring(let color, let corner):
      return [
        edge(
          shape.frame, corner: corner, width: DayLook.ringWidth(shape.frame), Markup.color(color), opacity: 1)
      ]
    }
  }

  private var rimGradient: String {
    // Light falls on the leading top corner.
    let (lit, unlit) = card.isRightToLeft ? (card.width, 0) : (0, card.width)
    return Markup.element(
      "linearGradient",
      [
        ("id", "rim"), ("gradientUnits", "userSpaceOnUse"), ("x1", Markup.number(lit)), ("y1", "0"),
        ("x2", Markup.number(unlit)), ("y2", Markup.number(card.height)),
      ], stops(.white, card.material.rimStops().map { ($0.position, $0.alpha) }))
  }

  private func gradient(_ id: String, _ color: SRGB, _ stops: [(Double, Double)]) -> String {
    Markup.element(
      "linearGradient", [("id", id), ("x1", "0"), ("y1", "0"), ("x2", "0"), ("y2", "1")], self.stops(color, stops))
  }

  private func stops(_ color: SRGB, _ stops: [(Double, Double)]) -> String {
    stops.map { position, alpha in
      Markup.element(
        "stop",
        [
          ("offset", Markup.number(position)), ("stop-color", Markup.color(color)),
          ("stop-opacity", Markup.number(alpha)),
        ])
    }.joined()
  }

  /// A capsule carved into the ground: a fill, a blurred shadow along its inner edge, and light on its lower lip.
  private func well(_ frame: Frame, id: String) -> [String] {
    let (material, look) = (card.material, WellLook(card.material))
    return [
      Markup.element("clipPath", [("id", id)], capsule(frame, [])),
      capsule(
        frame,
        [("fill", Markup.color(material.wells.tint)), ("fill-opacity", Markup.number(material.wellAlpha))]),
      Markup.element(
        "g", [("clip-path", "url(#\(id))")],
        capsule(
          frame,
          [
            ("fill", "none"), ("stroke", "url(#shadow)"), ("stroke-width", Markup.number(look.shadowWidth)),
            ("filter", "url(#blur)"),
          ])),
      rectangle(
        inset(frame, by: look.lipWidth / 2), corner: (frame.height - look.lipWidth) / 2,
        [("fill", "none"), ("stroke", "url(#lip)"), ("stroke-width", Markup.number(look.lipWidth))]),
    ]
  }

  private func toggle(_ frame: Frame, isOn: Bool) -> [String] {
    let look = ToggleLook(frame, isOn: isOn, on: card)
    return [
      isOn
        ? capsule(frame, [("fill", Markup.color(look.color))])
        : edge(
          frame, corner: frame.height / 2, width: look.edgeWidth, Markup.color(look.color), opacity: look.alpha),
      capsule(
        look.knob, [("fill", Markup.color(look.knobColor)), ("fill-opacity", Markup.number(look.alpha))]),
    ]
  }

  /// A line along the inner side of an edge.
  private func edge(_ frame: Frame, corner: Double, width: Double, _ color: String, opacity: Double) -> String {
    rectangle(
      inset(frame, by: width / 2), corner: max(corner - width / 2, 0),
      [
        ("fill", "none"), ("stroke", color), ("stroke-opacity", Markup.number(opacity)),
        ("stroke-width", Markup.number(width)),
      ])
  }

  private func capsule(_ frame: Frame, _ look: [(String, String)]) -> String {
    rectangle(frame, corner: frame.height / 2, look)
  }

  private func rectangle(_ frame: Frame, corner: Double, _ look: [(String, String)]) -> String {
    Markup.element(
      "rect",
      [
        ("x", Markup.number(frame.x)), ("y", Markup.number(frame.y)), ("width", Markup.number(max(frame.width, 0))),
        ("height", Markup.number(max(frame.height, 0))), ("rx", Markup.number(max(corner, 0))),
      ] + look)
  }

  private func inset(_ frame: Frame, by margin: Double) -> Frame { frame.outset(by: -margin) }
}
