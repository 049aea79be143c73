/// What a recipe's reader did not understand.
package struct RecipeWarning: Hashable, Sendable {
  /// From 1.
  package var line: Int
  package var problem: Problem

  package enum Problem: Hashable, Sendable {
    case noColon(String)
    case unknownKey(String, nearest: String?)
    /// There is no block of it.
    case emptyValue(key: String)
    case notAColor(key: String, String)
    case notANumber(key: String, String)
    /// A number beyond the dial's range, and the end it was brought to.
    case outOfRange(Dial, Double, used: Double)
    /// An ink too light for light type, and the one that is used.
    case darkenedInk(SRGB, used: SRGB)
    case unknownName(key: String, String, known: [String])
    /// A key that may stand once; the line where it stood first.
    case repeated(key: String, first: Int)
    case surplusParts(key: String, most: Int)
    /// What follows a backslash and has no meaning there.
    case unknownEscape(Unicode.Scalar)
    /// What should be `value/greatest`.
    case notAnEntry(String)
    /// A colour, letter or mark of a day that has no entry to wear it.
    case partsWithoutEntry(key: String)
    /// What should be a dot or the number of an entry.
    case notADay(String)
    case notAToday(String)
    /// A line that belongs to one above it that is not there.
    case nothingAbove(key: String)
  }
}
