import IntentWords

/// Text of which nothing hides: it stays on one line, and its ends and its direction can be seen.
enum VisibleText {
  static func escaped(_ text: String, alsoEscaping others: Set<Character> = []) -> String {
    var shown = ""
    let last = text.unicodeScalars.count - 1
    for (position, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\\": shown += "\\\\"
      case "\n": shown += "\\n"
      case "\r": shown += "\\r"
      case "\t": shown += "\\t"
      case " " where position == 0 || position == last: shown += scalar.writtenOut
      case _ where others.contains(Character(scalar)): shown += "\\\(scalar)"
      case _ where hides(scalar): shown += scalar.writtenOut
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Whether anything of a text can be seen: a letter, a digit, a sign, a picture.
  static func showsSomething(_ text: String) -> Bool {
    text.utf8.contains { (0x21..<0x7F).contains($0) } || text.unicodeScalars.contains(where: isSeen)
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint, !blanks.contains(scalar) else {
      return false
    }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .nonspacingMark, .enclosingMark: false
    default: true
    }
  }

  /// Signs and letters that are drawn as nothing: the empty Braille pattern, and the vowels that Khmer never shows.
  private static let blanks: Set<Unicode.Scalar> = ["\u{2800}", "\u{17B4}", "\u{17B5}", "\u{180E}"]

  /// Whether a direction is opened in it and never closed, which turns what follows round.
  /// - Parameter isWhole: whether the text is no line of a longer one, in which an isolate may end on the next.
  static func leavesDirectionOpen(_ text: String, isWhole: Bool) -> Bool {
    var isolates = 0
    for scalar in text.unicodeScalars
    where (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
      switch scalar.value {
      // Embeddings and overrides are not needed by any text of today, and override what a person reads.
      case 0x202A...0x202E: return true
      case 0x2069: isolates = max(0, isolates - 1)
      default: isolates += 1
      }
    }
    return isWhole && isolates > 0
  }

  private static func hides(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: directionControls.contains { $0.contains(scalar.value) }
    }
  }

  /// Embeddings, overrides and isolates, which could make a line read as another one.
  private static let directionControls: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069]
}
