/// What a card's ground is made of: ink or frost that thins out over the sheet, an edge, and carved wells.
///
/// Made from `MaterialSettings` once the layout is known, so every value is within its range.
package struct Material: Hashable, Sendable {
  package let finish: Finish
  /// The ink's colour, dark enough for light type; white on glass.
  package let tint: SRGB
  package let type: TypeColors
  package let wells: WellSkin
  package let fade: InkFade
  /// In points.
  package let corner: Double
  package let rim: Double
  package let wellDepth: Double

  /// The stops of the ground's gradient, top to bottom.
  package func inkStops() -> [InkFade.Stop] { fade.stops }

  /// The colour of the ground at a height, over what lies behind it.
  /// - Parameter height: from the top, as a part of the card's height.
  package func ground(at height: Double, over light: SRGB) -> SRGB {
    tint.over(light, alpha: fade.alpha(at: height))
  }

  /// The colour in the middle of a well, over the ground.
  package func wellGround(over ground: SRGB) -> SRGB { wells.tint.over(ground, alpha: wellAlpha) }

  /// How opaque the fill of a well is.
  package var wellAlpha: Double { 0.18 + 0.42 * wellDepth }

  /// How opaque the white edge is, from the top leading corner to the bottom trailing one.
  package func rimStops() -> [InkFade.Stop] {
    [(0, 0.80), (0.22, 0.22), (0.55, 0.06), (1, 0)].map { InkFade.Stop(position: $0, alpha: $1 * rim) }
  }

  /// The colour in a chip, over the ground: a breath of the accent.
  package func chipGround(accent: SRGB, over ground: SRGB) -> SRGB {
    accent.over(ground, alpha: Self.chipAlpha)
  }

  /// How opaque the accent is in a chip, and on its edge.
  package static let chipAlpha = 0.14
  package static let chipEdgeAlpha = 0.35

  /// The accent as it is worn: of the same hue, and legible on all grounds it lies on.
  /// - Parameter contrast: WCAG's ratio.
  package func worn(_ accent: SRGB, onAll grounds: [SRGB], contrast: Double) -> SRGB {
    accent.reaching(contrast, onAll: grounds, by: finish.accentChange)
  }
}

/// Of what a well's own ground is.
package enum WellSkin: String, CaseIterable, Sendable, Codable {
  /// Black: a hollow.
  case carved
  /// White, for dark type.
  case frosted

  /// Mixed over the ground beneath the well.
  package var tint: SRGB { self == .carved ? .black : .white }
}
