/// Where something begins in a file; 0:0 where no file says it.
package struct Place: Hashable, Sendable {
  // Half the size of two integers: a large catalog keeps some 100 000 places.
  private let lineNumber: UInt32
  private let columnNumber: UInt32

  /// From 1.
  package var line: Int { Int(lineNumber) }
  /// In Unicode scalars, from 1.
  package var column: Int { Int(columnNumber) }

  package init(line: Int, column: Int) {
    lineNumber = UInt32(clamping: line)
    columnNumber = UInt32(clamping: column)
  }

  /// No file, or no known place in it.
  package static let none = Place(line: 0, column: 0)
}

extension Place: Comparable {
  package static func < (one: Place, other: Place) -> Bool {
    (one.lineNumber, one.columnNumber) < (other.lineNumber, other.columnNumber)
  }
}
