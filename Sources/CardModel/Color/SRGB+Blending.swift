extension SRGB {
  /// This colour, as opaque as `alpha` says, over another, rounded to what the screen shows.
  ///
  /// Mixed in encoded values, as Core Animation, Cairo and CSS do by default.
  /// - Parameter alpha: from 0 to 1; what lies outside is taken for the nearer end, and no number for 0.
  package func over(_ ground: SRGB, alpha: Double) -> SRGB {
    let alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    func mixed(_ above: UInt8, _ below: UInt8) -> UInt8 {
      // No number here is negative, so this rounds to the nearest; laws do it thousands of times.
      UInt8(alpha * Double(above) + (1 - alpha) * Double(below) + 0.5)
    }
    return SRGB(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
  }

  /// The nearest colour of the same hue that reaches a contrast on every ground: lighter, or darker.
  ///
  /// White is mixed in to lift and black to darken, which leaves the hue. Where no mixture reaches it, white or black.
  package func reaching(_ contrast: Double, onAll grounds: [SRGB], by change: Change) -> SRGB {
    let end: SRGB = change == .lifting ? .white : .black
    for step in 0...255 {
      let candidate = end.over(self, alpha: Double(step) / 255)
      if grounds.allSatisfy({ candidate.contrast(with: $0) >= contrast }) { return candidate }
    }
    return end
  }

  /// In which direction a colour gives way.
  package enum Change: Sendable {
    case lifting
    case darkening
  }

  /// The same hue, with no more than a luminance: the tint of an ink never lightens it.
  ///
  /// Channels are rounded down, so that a colour that was bounded once is left alone.
  package func bounded(toLuminance cap: Double) -> SRGB {
    let luminance = luminance
    guard luminance > cap else { return self }
    let scale = max(cap, 0) / luminance
    return SRGB(
      red: Self.channel(atMost: Self.linear(red) * scale), green: Self.channel(atMost: Self.linear(green) * scale),
      blue: Self.channel(atMost: Self.linear(blue) * scale))
  }
}
