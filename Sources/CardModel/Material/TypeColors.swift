/// The three strengths of type on a card.
package struct TypeColors: Hashable, Sendable {
  /// Headlines and figures.
  package var primary: SRGB
  /// Prose.
  package var secondary: SRGB
  /// Names of figures, units, footnotes.
  package var tertiary: SRGB
  /// The title of a second well, and how opaque all titles of wells are, from 0 to 1.
  package var secondWell: SRGB
  package var wellOpacity: Double
  /// WCAG's ratio to which an accent is brought where it is worn.
  package var accentContrast: Double

  /// Titles of wells are primary and whole: a well may lie on the bare sheet, where nothing weaker reads at 4.5 : 1.
  /// Accents reach 7.2 : 1, at which small type has an Lc of 60: session 281 of WWDC25 asks for more than the standard.
  init(
    primary: SRGB, secondary: SRGB, tertiary: SRGB, secondWell: SRGB? = nil, wellOpacity: Double = 1,
    accentContrast: Double = 7.2
  ) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
    self.secondWell = secondWell ?? primary
    self.wellOpacity = wellOpacity
    self.accentContrast = accentContrast
  }

  /// Which set a material wears.
  package enum Choice: String, CaseIterable, Sendable, Codable {
    /// Ours, which read at 4.5 : 1 over white where 0.75 of ink lies beneath them, and at 7 : 1 where 0.86 does.
    case legible
    /// The greys that other cards of this kind are published with, which do not.
    case published
  }

  /// The colours of a choice on a finish.
  package static func colors(_ choice: Choice, on finish: Finish) -> TypeColors {
    switch (choice, finish) {
    case (.legible, .ink):
      TypeColors(primary: SRGB(0xEC_EC_EE), secondary: SRGB(0xD3_D3_D8), tertiary: SRGB(0xB8_B8_BE))
    case (.legible, .glass):
      TypeColors(primary: SRGB(0x15_15_17), secondary: SRGB(0x2E_2E_33), tertiary: SRGB(0x40_40_46))
    case (.published, .ink):
      TypeColors(
        primary: SRGB(0xEC_EC_EE), secondary: SRGB(0xA1_A1_A6), tertiary: SRGB(0x7C_7C_82),
        secondWell: SRGB(0xA1_A1_A6), wellOpacity: 0.92, accentContrast: 4.5)
    case (.published, .glass):
      TypeColors(
        primary: SRGB(0x15_15_17), secondary: SRGB(0x4A_4A_50), tertiary: SRGB(0x77_77_7D),
        secondWell: SRGB(0x4A_4A_50), wellOpacity: 0.92, accentContrast: 4.5)
    }
  }
}
