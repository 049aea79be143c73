/// The exact change of some files that mends a finding.
package struct Fix: Hashable, Sendable {
  /// What it does, as an order: "say `isDiscoverable = false`".
  package var title: String
  package var edits: [Edit]

  package init(_ title: String, _ edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  /// Bytes of one file replaced by a text.
  package struct Edit: Hashable, Sendable {
    package var path: String
    /// In UTF-8, from the start of the file.
    package var range: Range<Int>
    package var replacement: String

    package init(path: String, range: Range<Int>, replacement: String) {
      self.path = path
      self.range = range
      self.replacement = replacement
    }
  }
}
