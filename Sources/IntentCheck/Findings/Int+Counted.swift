extension Int {
  /// The number with what it counts: `1 key`, `2 keys`.
  /// - Parameter noun: in the singular; its plural takes an s.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
