/// How well a placed line of text reads over the lights.
package struct Legibility: Hashable, Sendable {
  /// The least of WCAG's ratios, and over which light, and how far from the top.
  package var ratio: Double
  package var light: String
  package var y: Double
  /// The figure in the manner of APCA that is nearest to none, over all lights: advice, never a gate.
  package var readability: Double

  /// Of a line of text on a card.
  ///
  /// Judged on a dozen heights from the tops of the capitals to the baseline, as the ground changes from each to the
  /// next. Where a line is darker than its ground at one height and lighter at another, it vanishes between them.
  package init(of text: PlacedText, on card: PlacedCard, over lights: [PlatterLight] = PlatterLight.flat) {
    var worst = (ratio: Double.infinity, light: "", y: text.baseline)
    var readability = Double.infinity
    let heights = Self.heights(across: text, on: card)
    for light in lights {
      var polarity = 0.0
      for y in heights {
        let ground = Self.ground(under: text, y: y, on: card, over: light.base)
        let color = text.opacity < 1 ? text.color.over(ground, alpha: text.opacity) : text.color
        let figure = color.readability(on: ground)
        var ratio = color.contrast(with: ground)
        if figure * polarity < 0 { ratio = 1 }
        if figure != 0 { polarity = figure }
        if ratio < worst.ratio { worst = (ratio, light.name, y) }
        if abs(figure) < abs(readability) { readability = figure }
      }
    }
    (ratio, self.light, y) = worst
    self.readability = readability
  }

  /// What lies beneath a text, at each height of each light.
  static func grounds(under text: PlacedText, on card: PlacedCard, over lights: [PlatterLight]) -> [SRGB] {
    let heights = heights(across: text, on: card)
    return lights.flatMap { light in heights.map { ground(under: text, y: $0, on: card, over: light.base) } }
  }

  private static func ground(under text: PlacedText, y: Double, on card: PlacedCard, over light: SRGB) -> SRGB {
    if case .solid(let color) = text.ground { return color }
    let ground = card.material.ground(at: y / card.height, over: light)
    return switch text.ground {
    case .card, .solid: ground
    case .chip: card.material.chipGround(accent: card.accent, over: ground)
    case .well: card.material.wellGround(over: ground)
    }
  }

  /// Where to look: at one height where the ground does not change, else at twelve.
  private static func heights(across text: PlacedText, on card: PlacedCard) -> [Double] {
    let band = text.band
    if case .solid = text.ground { return [band.upperBound] }
    let fade = card.material.fade
    let change = fade.alpha(at: band.lowerBound / card.height) - fade.alpha(at: band.upperBound / card.height)
    // Less than one step of eight bits.
    guard abs(change) >= 1.0 / 255 else { return [band.upperBound] }
    let step = (band.upperBound - band.lowerBound) / 11
    return (0..<12).map { band.lowerBound + Double($0) * step }
  }
}
