extension Unicode.Scalar {
  /// The scalar by its number, for what cannot be seen: `\u{A0}`.
  package var writtenOut: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
