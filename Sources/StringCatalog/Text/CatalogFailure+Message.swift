extension CatalogFailure: CustomStringConvertible {
  /// The failure in one line: file, line, column, what is wrong.
  package var description: String {
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    return "\(place): \(fault.message(in: format))"
  }
}

extension CatalogFailure.Fault {
  package func message(in format: FileFormat) -> String {
    switch self {
    case .unreadable(let obstacle): "\(format.name) cannot be read: \(obstacle.message)"
    case .tooLarge(let bytes, let limit): "\(format.name) has \(bytes) bytes; at most \(limit) are read"
    case .unexpected(let found, let expected):
      "not \(format.notation): \(found.message) where \(expected.message) should be"
    case .notUTF8: "not \(format.notation): the text is not \(format == .catalog ? "UTF-8" : "UTF-8 or UTF-16")"
    case .isUTF16: "the text is UTF-16, and a string catalog is UTF-8; save it as UTF-8"
    case .unclosed(let part): "not \(format.notation): \(part.message) that begins here does not end"
    case .malformed: "not \(format.notation): its parts do not fit together"
    case .tooMany(let limit): "\(format.name) has more than \(limit) values"
    case .tooDeep(let limit): "values are nested more than \(limit) deep"
    case .wrongKind(let key, let expected): "\"\(key)\" should be \(expected.message)"
    case .missing(let key): "not a string catalog: it has no \"\(key)\""
    case .repeated(let path, let firstLine):
      "the key \(path.map { "\"\($0)\"" }.joined(separator: " › ")) is repeated; it is on line \(firstLine) already"
    }
  }
}

extension CatalogFailure.Obstacle {
  fileprivate var message: String {
    switch self {
    case .absent: "there is no such file"
    case .brokenLink: "it is a link that leads to no file; mend the link, or remove it"
    case .folder: "it is a folder; rename it, or put a file in its place"
    case .notAFile: "it is a pipe, a socket or a device; put a file in its place"
    case .noPermission: "it may not be read; change its permissions"
    case .other(let reason): reason
    }
  }
}

extension CatalogFailure.Found {
  var message: String {
    switch self {
    case .end: "the file ends"
    case .character(let character): "\"\(character)\" stands"
    case .byte(let byte): "the byte \(byte) stands"
    }
  }
}

extension CatalogFailure.Expected {
  var message: String {
    switch self {
    case .value: "a value"
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .key: "a key in quotes"
    case .colon: "a colon"
    case .escape: "a JSON escape"
    case .endOfFile: "the end of the file"
    case .commaOrBrace: "a comma or a closing brace"
    case .commaOrBracket: "a comma or a closing bracket"
    case .closingQuote: "the closing quote of a string"
    case .semicolon: "a semicolon"
    case .tag: "a tag"
    case .keyTag: "<key> or </dict>"
    case .endOfTag: "the end of the tag"
    case .closingTag: "the closing tag"
    case .reference: "&amp; or another reference that XML knows"
    }
  }
}

extension CatalogFailure.Unclosed {
  fileprivate var message: String {
    switch self {
    case .comment: "a comment"
    case .string: "a text"
    case .tag: "a tag"
    }
  }
}

extension FileFormat {
  fileprivate var name: String {
    switch self {
    case .catalog: "the catalog"
    case .strings: "the strings file"
    case .propertyList: "the property list"
    }
  }

  fileprivate var notation: String {
    switch self {
    case .catalog: "JSON"
    case .strings: "a strings file"
    case .propertyList: "a property list"
    }
  }
}
