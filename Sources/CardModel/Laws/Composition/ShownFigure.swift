import IntentWords

/// What a value shows when its figure could not be reckoned: zero divided by zero is "NaN" on a card.
enum ShownFigure {
  /// Whether a value is not that of a number that is none.
  /// - Parameter text: the value as a person reads it.
  static func isFigure(_ value: Resource, _ text: String) -> Bool {
    for case .double(let number) in value.arguments where !number.isFinite { return false }
    // Nearly every value is spared the rest.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "n") || $0 == UInt8(ascii: "N") || $0 == infinity }) else {
      return true
    }
    let parts = text.split { $0.isWhitespace || $0 == "%" }
    return !endless.contains(text) && !parts.contains { nan.contains($0) }
  }

  /// As CLDR's root and Swift write it.
  private static let nan: Set<Substring> = ["NaN", "nan", "-nan"]
  private static let endless: Set<String> = ["inf", "-inf", "+inf", "∞", "-∞", "+∞", "−∞"]
  /// The first byte of the sign of infinity.
  private static let infinity: UInt8 = 0xE2
}
