/// So much of a property list as texts need: strings and dictionaries, with where they stand.
indirect enum PropertyValue {
  case string(String, Place)
  case dictionary([Member])
  /// A number, a date, an array: no text is kept in one.
  case other

  struct Member {
    var key: String
    /// Where the key stands.
    var place: Place
    var value: PropertyValue
  }

  /// The property list of a file; nil when it is none, but perhaps an old-style strings file.
  /// - Parameter format: what the file is said to be when it is no text at all.
  static func list(
    _ bytes: [UInt8], file: String, format: FileFormat = .propertyList
  ) throws(CatalogFailure) -> (PropertyValue, TextCursor)? {
    if bytes.starts(with: "bplist".utf8) {
      var reader = try BinaryPropertyList(bytes, file: file)
      return (try reader.list(), try TextCursor([], file: file, format: .propertyList))
    }
    var cursor = try TextCursor(bytes, file: file, format: format)
    cursor.skipSpace()
    guard cursor.peek == UInt8(ascii: "<") else { return nil }
    var reader = PropertyListReader(cursor)
    return (try reader.list(), cursor)
  }
}
