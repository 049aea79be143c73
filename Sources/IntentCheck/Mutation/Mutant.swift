/// One wrong text of a catalog, which the tests of its package must notice.
package struct Mutant: Hashable, Sendable {
  package enum Change: String, Hashable, Sendable, Codable {
    /// The translation is gone.
    case deleted
    /// The translation says what the source language says.
    case copied
    /// Two plural forms have changed places.
    case swapped
    /// A text is empty.
    case emptied
  }

  package let change: Change
  package let key: String
  package let language: String
  /// From 1.
  package let line: Int
  /// What is told of it, such as `"Save" without hr`.
  package let text: String
  let edits: [Edit]

  /// Bytes of the catalog that give way to others.
  struct Edit: Hashable, Sendable {
    enum Substitute: Hashable, Sendable {
      case literal([UInt8])
      /// Bytes of the unchanged catalog.
      case copy(Range<Int>)
    }

    let range: Range<Int>
    let substitute: Substitute
  }

  /// The catalog with the mutant in it.
  /// - Parameter original: the bytes that the mutant was made for.
  func applied(to original: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(original.count + 64)
    var at = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard at <= edit.range.lowerBound, edit.range.upperBound <= original.count else { continue }
      result += original[at..<edit.range.lowerBound]
      switch edit.substitute {
      case .literal(let bytes): result += bytes
      case .copy(let range): result += original[range.clamped(to: original.indices)]
      }
      at = edit.range.upperBound
    }
    return result + original[at...]
  }
}
