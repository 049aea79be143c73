/// The version of the wire, sent in `hello` and in every line.
///
/// A reader ignores keys and kinds it does not know; the number changes only when that is not enough.
package enum Wire {
  package static let version = 1
  /// The longest line either side reads, in bytes: a card with its wells is about 10 kB.
  package static let longestLine = 8 << 20

  /// - Throws: `ProcessFailure.wrongVersion`.
  static func check(_ theirs: Int) throws {
    guard theirs == version else { throw ProcessFailure.wrongVersion(theirs: theirs, ours: version) }
  }
}
