/// How well a placed line of text reads over the lights.
package struct Legibility: Hashable, Sendable {
  /// What WCAG asks of the line's size.
  package var asked: Double
  /// The least of WCAG's ratios, and over which light, and how far from the top.
  package var ratio: Double
  package var light: String
  package var y: Double
  /// The figure in the manner of APCA that is nearest to none, over all lights: advice, never a gate.
  package var readability: Double

  /// Whether the line reads over every light.
  package var isEnough: Bool { ratio >= asked }

  /// Of a line of text on a card.
  ///
  /// Where a line is darker than its ground at one height and lighter at another, it vanishes between them.
  package init(of text: PlacedText, on card: PlacedCard, over lights: [PlatterLight] = PlatterLight.flat) {
    asked = text.face.askedContrast
    let band = GroundBand(under: text, on: card)
    var worst = (ratio: Double.infinity, light: "", y: text.baseline)
    var nearest = Nearest()
    for light in lights {
      var isLighter: Bool?
      band.visit(light.base) { y, ground in
        let color = text.opacity < 1 ? text.color.over(ground, alpha: text.opacity) : text.color
        let luminances = (text: color.luminance, ground: ground.luminance)
        var ratio = SRGB.contrast(between: luminances.text, and: luminances.ground)
        if luminances.text != luminances.ground {
          if let isLighter, isLighter != (luminances.text > luminances.ground) { ratio = 1 }
          isLighter = luminances.text > luminances.ground
        }
        if ratio < worst.ratio { worst = (ratio, light.name, y) }
        nearest.look(at: color, on: ground, luminances)
      }
    }
    (ratio, self.light, y) = worst
    readability = nearest.readability
  }

  /// What lies beneath a text, at each height of each light.
  static func grounds(under text: PlacedText, on card: PlacedCard, over lights: [PlatterLight]) -> [SRGB] {
    let band = GroundBand(under: text, on: card)
    var grounds: [SRGB] = []
    for light in lights { band.visit(light.base) { grounds.append($1) } }
    return grounds
  }

  /// The pairs of text and ground that are nearest to each other on both sides: what reads worst is one of them.
  ///
  /// The figure itself is dear, and is not asked for each pair.
  private struct Nearest {
    private var lighterText: (color: SRGB, ground: SRGB, distance: Double)?
    private var darkerText: (color: SRGB, ground: SRGB, distance: Double)?

    mutating func look(at color: SRGB, on ground: SRGB, _ luminances: (text: Double, ground: Double)) {
      let distance = luminances.text - luminances.ground
      if distance >= 0, distance < lighterText?.distance ?? .infinity { lighterText = (color, ground, distance) }
      if distance <= 0, -distance < darkerText?.distance ?? .infinity { darkerText = (color, ground, -distance) }
    }

    var readability: Double {
      [lighterText, darkerText].compactMap { $0.map { $0.color.readability(on: $0.ground) } }
        .min { abs($0) < abs($1) } ?? .infinity
    }
  }
}
