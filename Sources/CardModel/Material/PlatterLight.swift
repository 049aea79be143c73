/// What lies behind a card: the sheet that the system shows it on.
///
/// Nobody has published the sheet's colours. These stand in for them, and a measured one can be put beside them.
package struct PlatterLight: Hashable, Sendable {
  package var name: String
  /// What is seen where no spot is.
  package var base: SRGB
  /// What shines through, in the order it is painted.
  package var spots: [Spot]

  package init(name: String, base: SRGB, spots: [Spot] = []) {
    self.name = name
    self.base = base
    self.spots = spots
  }

  /// A round light that is full in its middle and gone at its radius.
  package struct Spot: Hashable, Sendable {
    /// From the left edge, as a part of the width.
    package var x: Double
    /// From the top, as a part of the height.
    package var y: Double
    /// As a part of the width.
    package var radius: Double
    package var color: SRGB

    package init(x: Double, y: Double, radius: Double, color: SRGB) {
      self.x = x
      self.y = y
      self.radius = radius
      self.color = color
    }
  }
}

extension PlatterLight {
  /// The sheet in the light appearance, from the brightest.
  package static let light: [PlatterLight] = [
    PlatterLight(name: "white", base: .white), PlatterLight(name: "milk", base: SRGB(0xED_EB_E8)),
    PlatterLight(name: "sand", base: SRGB(0xD8_D4_CD)), PlatterLight(name: "dusk", base: SRGB(0xB9_B2_AB)),
  ]

  /// The sheet in the dark appearance.
  package static let dark: [PlatterLight] = [
    PlatterLight(name: "slate", base: SRGB(0x8E_8E_93)), PlatterLight(name: "night", base: SRGB(0x2C_2C_2E)),
  ]

  /// Over what legibility is judged: flat lights of both appearances.
  package static let flat = light + dark

  /// A sheet over a colourful wallpaper.
  package static let colored = PlatterLight(
    name: "colored", base: SRGB(0xD8_D4_CD),
    spots: [
      Spot(x: 0.22, y: 0.12, radius: 0.50, color: SRGB(0x2F_4E_74)),
      Spot(x: 0.86, y: 0.26, radius: 0.46, color: SRGB(0x8A_56_28)),
      Spot(x: 0.30, y: 0.52, radius: 0.44, color: SRGB(0x6C_4C_7A)),
      Spot(x: 0.78, y: 0.62, radius: 0.42, color: SRGB(0x2F_6B_5A)),
      Spot(x: 0.40, y: 0.88, radius: 0.56, color: SRGB(0x8A_3F_32)),
    ])

  /// What a card is shown on in a strip.
  package static let all: [PlatterLight] = flat + [colored]

  /// The colour behind a point.
  /// - Parameters:
  ///   - x: from the left edge, as a part of the width.
  ///   - y: from the top, as a part of the height.
  ///   - aspect: the height for a width of 1.
  package func color(x: Double, y: Double, aspect: Double) -> SRGB {
    spots.reduce(base) { below, spot in
      let (dx, dy) = (x - spot.x, (y - spot.y) * aspect)
      let distance = (dx * dx + dy * dy).squareRoot()
      guard spot.radius > 0, distance < spot.radius else { return below }
      return spot.color.over(below, alpha: 1 - distance / spot.radius)
    }
  }
}
