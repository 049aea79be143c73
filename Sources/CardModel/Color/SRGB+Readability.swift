import Foundation

extension SRGB {
  /// How well this colour reads as text on another, as a figure in the manner of APCA 0.0.98G-4g: advice, never a gate.
  ///
  /// Positive for dark text on light ground, negative for light text on dark, from about -108 to 106. Unlike WCAG's
  /// ratio it knows that dark grounds need more. About 75 is asked for body text, 60 for content, 45 for headlines,
  /// 30 for any text.
  package func readability(on ground: SRGB) -> Double {
    let (text, ground) = (screenLuminance, ground.screenLuminance)
    // What differs less cannot be told apart.
    guard abs(ground - text) >= 0.0005 else { return 0 }
    if ground > text {
      let figure = (pow(ground, 0.56) - pow(text, 0.57)) * 1.14
      return figure < 0.1 ? 0 : (figure - 0.027) * 100
    }
    let figure = (pow(ground, 0.65) - pow(text, 0.62)) * 1.14
    return figure > -0.1 ? 0 : (figure + 0.027) * 100
  }

  /// Luminance by a plain power of 2.4, lifted near black, where screens and rooms add light of their own.
  private var screenLuminance: Double {
    let sum =
      0.2126729 * Self.powers[Int(red)] + 0.7151522 * Self.powers[Int(green)] + 0.0721750 * Self.powers[Int(blue)]
    return sum < 0.022 ? sum + pow(0.022 - sum, 1.414) : sum
  }

  private static let powers: [Double] = (0...255).map { pow(Double($0) / 255, 2.4) }
}
