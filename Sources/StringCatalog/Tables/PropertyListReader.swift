/// Reads an XML property list, and knows at each point on which line it stands.
///
/// Foundation's XML parser needs the system's libxml2, and its property list serialization tells no line. A property
/// list uses little of XML: no attributes that matter, no namespaces, no entities of its own.
struct PropertyListReader {
  /// A `.stringsdict` is at most 6 deep.
  static let depthLimit = 32

  private var cursor: TextCursor
  private var depth = 0

  init(_ cursor: TextCursor) { self.cursor = cursor }

  private enum Tag {
    case open(String)
    /// `<string/>`.
    case empty(String)
    case close(String)
  }

  mutating func list() throws(CatalogFailure) -> PropertyValue {
    guard case .open("plist") = try tag() else { throw cursor.unexpected(.tag) }
    let value = try value(of: try tag())
    guard case .close("plist") = try tag() else { throw cursor.unexpected(.closingTag) }
    return value
  }

  private mutating func value(of tag: Tag) throws(CatalogFailure) -> PropertyValue {
    let place = cursor.place()
    switch tag {
    case .open("dict"): return try dictionary()
    case .empty("dict"): return .dictionary([])
    case .open("string"): return .string(try text(in: "string"), place)
    case .empty("string"): return .string("", place)
    case .open(let name):
      try skip(name)
      return .other
    case .empty: return .other
    case .close: throw cursor.unexpected(.value)
    }
  }

  private mutating func dictionary() throws(CatalogFailure) -> PropertyValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw cursor.failure(.tooDeep(limit: Self.depthLimit)) }
    var members: [PropertyValue.Member] = []
    while true {
      let tag = try tag()
      let place = cursor.place()
      switch tag {
      case .close("dict"): return .dictionary(members)
      case .open("key"):
        let key = try text(in: "key")
        members.append(.init(key: key, place: place, value: try value(of: try self.tag())))
      case .empty("key"): members.append(.init(key: "", place: place, value: try value(of: try self.tag())))
      case .open, .empty, .close: throw cursor.unexpected(.keyTag)
      }
    }
  }

  /// Passes over an element of any kind, however deep.
  private mutating func skip(_ name: String) throws(CatalogFailure) {
    var level = 1
    while level > 0 {
      _ = try characters()
      switch try tag() {
      case .open: level += 1
      case .empty: break
      case .close(let closed):
        level -= 1
        if level == 0, closed != name { throw cursor.unexpected(.closingTag) }
      }
    }
  }
}

// MARK: Tags

extension PropertyListReader {
  /// The next tag, past space, comments, instructions and the document type.
  private mutating func tag() throws(CatalogFailure) -> Tag {
    while true {
      cursor.skipSpace()
      let place = cursor.place()
      if cursor.take("<!--") {
        guard cursor.skip(past: "-->") else { throw cursor.failure(.unclosed(.comment), at: place) }
      } else if cursor.take("<?") {
        guard cursor.skip(past: "?>") else { throw cursor.failure(.unclosed(.tag), at: place) }
      } else if cursor.take("<!DOCTYPE") {
        // A document type with entities of its own is no property list's.
        _ = cursor.text(upTo: UInt8(ascii: ">"), UInt8(ascii: "["))
        guard cursor.take(UInt8(ascii: ">")) else { throw cursor.unexpected(.endOfTag) }
      } else {
        return try element()
      }
    }
  }

  private mutating func element() throws(CatalogFailure) -> Tag {
    guard cursor.take(UInt8(ascii: "<")) else { throw cursor.unexpected(.tag) }
    let isClosing = cursor.take(UInt8(ascii: "/"))
    let start = cursor.at
    while isNamePart(cursor.peek) { cursor.advance() }
    let name = cursor.text(from: start)
    guard !name.isEmpty else { throw cursor.unexpected(.tag) }
    // Attributes: only `plist` has one, its version.
    let rest = cursor.text(upTo: UInt8(ascii: ">"), UInt8(ascii: "<"))
    guard cursor.take(UInt8(ascii: ">")) else { throw cursor.unexpected(.endOfTag) }
    if isClosing { return .close(name) }
    return rest.hasSuffix("/") ? .empty(name) : .open(name)
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
}

// MARK: Text

extension PropertyListReader {
  /// The text of an element that holds nothing else, its closing tag included.
  private mutating func text(in name: String) throws(CatalogFailure) -> String {
    let result = try characters()
    guard case .close(name) = try element() else { throw cursor.unexpected(.closingTag) }
    return result
  }

  /// Everything up to the next tag: characters, references, sections of raw text; not comments.
  private mutating func characters() throws(CatalogFailure) -> String {
    var result = ""
    while true {
      result += cursor.text(upTo: UInt8(ascii: "<"), UInt8(ascii: "&"))
      let place = cursor.place()
      if cursor.take("<![CDATA[") {
        let start = cursor.at
        guard cursor.skip(past: "]]>") else { throw cursor.failure(.unclosed(.string), at: place) }
        result += cursor.text(from: start).dropLast(3)
      } else if cursor.take("<!--") {
        guard cursor.skip(past: "-->") else { throw cursor.failure(.unclosed(.comment), at: place) }
      } else if cursor.peek == UInt8(ascii: "&"), !cursor.isAtEnd {
        result.unicodeScalars.append(try reference())
      } else if cursor.isAtEnd {
        throw cursor.unexpected(.tag)
      } else {
        // XML has one line end.
        return result.utf8.contains(0x0D) ? result.replacing("\r\n", with: "\n") : result
      }
    }
  }

  /// `&amp;`, `&#38;` or `&#x26;`.
  private mutating func reference() throws(CatalogFailure) -> Unicode.Scalar {
    let start = cursor
    cursor.advance()
    let name = cursor.text(upTo: UInt8(ascii: ";"), UInt8(ascii: "<"))
    guard cursor.take(UInt8(ascii: ";")), let scalar = Self.scalar(of: name) else {
      cursor = start
      throw cursor.unexpected(.reference)
    }
    return scalar
  }

  private static func scalar(of name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      // A sign would be read as part of the number.
      guard digits.first?.isHexDigit == true else { return nil }
      return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
  }
}
