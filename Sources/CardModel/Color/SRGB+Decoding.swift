extension KeyedDecodingContainer {
  /// Six hexadecimal digits.
  /// - Throws: `DecodingError` for any other text.
  func decodeColorIfPresent(forKey key: Key) throws -> SRGB? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let color = SRGB(hex: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "A colour is six hexadecimal digits, not \"\(text)\".")
    }
    return color
  }
}
