extension CatalogFailure: CustomStringConvertible {
  /// The failure in one line: file, line, column, what is wrong.
  package var description: String {
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    return "\(place): \(fault.message)"
  }
}

extension CatalogFailure.Fault {
  package var message: String {
    switch self {
    case .unreadable(let reason): "the catalog cannot be read: \(reason)"
    case .tooLarge(let bytes, let limit): "the catalog has \(bytes) bytes; at most \(limit) are read"
    case .unexpected(let found, let expected): "not JSON: \(found.message) where \(expected.message) should be"
    case .notUTF8: "not JSON: the text is not UTF-8"
    case .tooDeep(let limit): "values are nested more than \(limit) deep"
    case .wrongKind(let key, let expected): "\"\(key)\" should be \(expected.message)"
    case .missing(let key): "not a string catalog: it has no \"\(key)\""
    case .repeated(let path, let firstLine):
      "the key \(path.map { "\"\($0)\"" }.joined(separator: " › ")) is repeated; it is on line \(firstLine) already"
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
    }
  }
}
