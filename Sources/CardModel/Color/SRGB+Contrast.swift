import Foundation

extension SRGB {
  /// Relative luminance as WCAG 2 defines it, from 0 to 1.
  ///
  /// The threshold is the one of IEC 61966-2-1; the older figure that WCAG prints gives the same for eight bits.
  package var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)] + 0.0722 * Self.linear[Int(blue)]
  }

  /// WCAG 2's contrast ratio, from 1 to 21; the order does not count.
  package func contrast(with other: SRGB) -> Double { Self.contrast(between: luminance, and: other.luminance) }

  /// The same of two luminances.
  static func contrast(between one: Double, and two: Double) -> Double {
    (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The linear value of each of the 256 channel values: laws ask for it thousands of times.
  private static let linear: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The channel value whose linear value is the given one or just below it.
  static func channel(atMost linearValue: Double) -> UInt8 {
    var channel = 255
    while channel > 0, linear[channel] > linearValue { channel -= 1 }
    return UInt8(channel)
  }

  static func linear(_ channel: UInt8) -> Double { linear[Int(channel)] }

  /// Black or white, whichever reads better on it.
  package var blackOrWhite: SRGB { contrast(with: .black) >= contrast(with: .white) ? .black : .white }
}
