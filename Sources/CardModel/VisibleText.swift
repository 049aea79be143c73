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

  private static func hides(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: directionControls.contains { $0.contains(scalar.value) }
    }
  }

  /// Embeddings, overrides and isolates, which could make a line read as another one.
  private static let directionControls: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069]
}
