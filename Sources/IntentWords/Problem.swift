/// What was wrong on the way to a reading.
package enum Problem: Hashable, Sendable {
  /// The catalog has no such key.
  case missingKey(String, table: String)
}
