import CardModel

/// A colour of a card.
public struct CardColor: Hashable, Sendable {
  let value: SRGB

  /// Makes a colour of a number, as in `0xC8B6A0`.
  /// - Parameter number: red, green and blue, eight bits each; higher bits do not count.
  public init(_ number: UInt32) {
    value = SRGB(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }

  /// Reads a colour that is kept as text; nil unless it is six hexadecimal digits.
  /// - Parameter hex: RRGGBB.
  public init?(hex: String) {
    guard let value = SRGB(hex: hex) else { return nil }
    self.value = value
  }
}
