/// What lies beneath a line of text, from the tops of its capitals to its baseline.
struct GroundBand {
  private let ground: PlacedText.Ground
  private let material: Material
  private let accent: SRGB
  private let top: Ink
  private let bottom: Ink

  /// How opaque the ink is at a height, in points from the top of the card.
  private struct Ink {
    var y: Double
    var alpha: Double
  }

  init(under text: PlacedText, on card: PlacedCard) {
    ground = text.ground
    (material, accent) = (card.material, card.accent)
    let band = text.band
    top = Ink(y: band.lowerBound, alpha: card.material.fade.alpha(at: band.lowerBound / card.height))
    bottom = Ink(y: band.upperBound, alpha: card.material.fade.alpha(at: band.upperBound / card.height))
  }

  /// Looks at the grounds over a light at both ends of the line, from the top.
  ///
  /// What reads worst is at an end. Colours are mixed as encoded, and luminance is convex in them, so the brightest
  /// ground, which light type reads worst on, never lies between; and over frost, which is white, every channel goes one
  /// way.
  func visit(_ light: SRGB, _ look: (_ y: Double, _ ground: SRGB) -> Void) {
    if case .solid(let color) = ground { return look(bottom.y, color) }
    // Less than one step of eight bits is no change.
    if abs(top.alpha - bottom.alpha) < 1.0 / 255 { return look(bottom.y, color(bottom, over: light)) }
    look(top.y, color(top, over: light))
    look(bottom.y, color(bottom, over: light))
  }

  private func color(_ ink: Ink, over light: SRGB) -> SRGB {
    let below = material.tint.over(light, alpha: ink.alpha)
    return switch ground {
    case .card: below
    case .chip: material.chipGround(accent: accent, over: below)
    case .well: material.wellGround(over: below)
    case .solid(let color): color
    }
  }
}
