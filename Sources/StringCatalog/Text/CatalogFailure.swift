/// What is wrong with a file of localized texts, and where.
package struct CatalogFailure: Error, Hashable, Sendable {
  package enum Fault: Hashable, Sendable {
    /// The file could not be opened or read.
    case unreadable(Obstacle)
    case tooLarge(bytes: Int, limit: Int)
    /// The text is not in its format here.
    case unexpected(Found, expected: Expected)
    /// The text is in no encoding that the format has.
    case notUTF8
    /// A catalog, which is UTF-8 always, was saved as UTF-16.
    case isUTF16
    /// A comment, a text or a tag begins here and does not end.
    case unclosed(Unclosed)
    /// A binary file whose parts do not fit together.
    case malformed
    /// More values than any table needs.
    case tooMany(limit: Int)
    /// Values stand in each other deeper than any catalog needs.
    case tooDeep(limit: Int)
    /// The JSON is sound, but a catalog has another kind of value under this key.
    case wrongKind(key: String, expected: Expected)
    case missing(key: String)
    /// The path of the key: an entry, its language, a plural category.
    case repeated(path: [String], firstLine: Int)
  }

  /// What stands where a file should be, or keeps it closed.
  package enum Obstacle: Hashable, Sendable {
    case absent
    /// A link that leads nowhere, or in a circle.
    case brokenLink
    case folder
    /// A pipe, a socket or a device, which is never opened: it would keep the reader waiting.
    case notAFile
    case noPermission
    /// In the words of the system.
    case other(String)
  }

  package enum Found: Hashable, Sendable {
    case end
    case character(Character)
    case byte(UInt8)
  }

  package enum Expected: String, Hashable, Sendable {
    case value, object, array, string, number, boolean, key, colon, escape
    case endOfFile
    case commaOrBrace, commaOrBracket, closingQuote
    case semicolon
    case tag, keyTag, endOfTag, reference
    case closingTag
  }

  package enum Unclosed: Hashable, Sendable {
    case comment, string, tag
  }

  /// The path of the file, as it was given.
  package var file: String
  /// From 1; 0 when the fault is the file's.
  package var line: Int
  /// In Unicode scalars, from 1; 0 when the fault is the file's.
  package var column: Int
  package var fault: Fault
  package var format: FileFormat
  /// Whether what stands here says what stands elsewhere as well: a repeated key with the same text.
  package var saysTheSame = false

  package init(file: String, line: Int = 0, column: Int = 0, fault: Fault, format: FileFormat = .catalog) {
    self.file = file
    self.line = line
    self.column = column
    self.fault = fault
    self.format = format
  }
}
