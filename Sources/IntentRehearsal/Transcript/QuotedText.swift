import IntentWords

/// Text on a line of its own: bare where it can be, in double quotes where it would be read otherwise.
package enum QuotedText {
  /// - Returns: the text, and whether it stood in quotes.
  /// - Throws: `TranscriptProblem`.
  package static func read(_ text: Substring, after mark: String) throws -> (text: String, isQuoted: Bool) {
    let bare = text.trimmingSpaces
    guard bare.first == "\"" else {
      if bare.isEmpty { throw TranscriptProblem.noText(after: mark) }
      return (String(bare), false)
    }
    var result = ""
    var rest = bare.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        guard rest.isEmpty else { throw TranscriptProblem.textAfterQuote(String(rest)) }
        return (result, true)
      case "\\": result.unicodeScalars.append(contentsOf: try escape(&rest).unicodeScalars)
      default: result.append(character)
      }
    }
    throw TranscriptProblem.unclosedQuote(String(bare))
  }

  private static func escape(_ rest: inout Substring) throws -> String {
    guard let character = rest.popFirst() else { throw TranscriptProblem.unclosedQuote("\\") }
    switch character {
    case "\"", "\\": return String(character)
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      var scalars = rest.unicodeScalars
      guard let scalar = scalar(&scalars) else { break }
      rest = Substring(scalars)
      return String(scalar)
    default: break
    }
    throw TranscriptProblem.unknownEscape("\\\(character)")
  }

  /// The scalar of `{202F}` at the beginning, which is taken away; nil, and nothing taken, when there is none.
  static func scalar(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let digits = String(rest[rest.index(after: rest.startIndex)..<end])
    guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else { return nil }
    rest = rest[rest.index(after: end)...]
    return scalar
  }

  /// - Parameter keywords: words that mean something else when they are bare.
  package static func write(_ text: String, keywords: [String] = []) -> String {
    let isBare =
      !text.isEmpty && text.first != "\"" && Substring(text).trimmingSpaces == text && !keywords.contains(text)
      && !text.unicodeScalars.contains(where: needsEscape)
    if isBare { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where needsEscape(scalar): quoted += scalar.writtenOut
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Controls, and the separators that some editors take for a line's end.
  static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029
      || scalar.value == 0xFEFF
  }
}

extension Substring {
  /// Without spaces and tabs at its ends. Other spaces, such as a no-break space, are text.
  var trimmingSpaces: Substring {
    var rest = self
    while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
    return rest.trimmingSpacesAtEnd
  }

  var trimmingSpacesAtEnd: Substring {
    var rest = self
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }
}
