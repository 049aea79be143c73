import Foundation

extension LanguageTable {
  /// Reads a `.strings` file.
  /// - Parameter file: a file URL.
  /// - Throws: `CatalogFailure` when the file cannot be read, is too large, or is no strings file.
  package init(strings file: URL) throws(CatalogFailure) {
    let data = try LocalizedFile.data(at: file, format: .strings)
    try self.init(strings: data, file: file.path(percentEncoded: false))
  }

  /// Reads a `.stringsdict` file.
  /// - Parameter file: a file URL.
  /// - Throws: `CatalogFailure` when the file cannot be read, is too large, or is no property list of texts.
  package init(stringsdict file: URL) throws(CatalogFailure) {
    let data = try LocalizedFile.data(at: file, format: .propertyList)
    try self.init(stringsdict: data, file: file.path(percentEncoded: false))
  }

  /// Reads the text of a `.strings` file: the old style with comments and semicolons, or, as Xcode compiles it, a
  /// property list.
  package init(strings text: some Collection<UInt8>, file: String) throws(CatalogFailure) {
    let bytes = Array(text)
    if let (list, cursor) = try PropertyValue.list(bytes, file: file, format: .strings) {
      try self.init(flat: list, cursor, file: file)
    } else {
      var reader = StringsReader(try TextCursor(bytes, file: file, format: .strings), file: file)
      self = try reader.table()
    }
  }

  /// Reads the text of a `.stringsdict` file, XML or binary.
  package init(stringsdict text: some Collection<UInt8>, file: String) throws(CatalogFailure) {
    let bytes = Array(text)
    guard let (list, cursor) = try PropertyValue.list(bytes, file: file) else {
      var cursor = try TextCursor(bytes, file: file, format: .propertyList)
      cursor.skipSpace()
      throw cursor.unexpected(.tag)
    }
    var builder = StringsdictBuilder(cursor: cursor, file: file)
    self = try builder.table(of: list)
  }

  private init(flat list: PropertyValue, _ cursor: TextCursor, file: String) throws(CatalogFailure) {
    self.init(file: file)
    guard case .dictionary(let members) = list else { throw cursor.failure(.wrongKind(key: "plist", expected: .object), at: .none) }
    for member in members {
      guard case .string(let text, let place) = member.value else {
        throw cursor.failure(.wrongKind(key: member.key, expected: .string), at: member.place)
      }
      var localization = Localization(at: member.place)
      localization.file = file
      localization.text = Variation(text, at: place)
      add(member.key, Entry(localization: localization), cursor)
    }
  }
}
