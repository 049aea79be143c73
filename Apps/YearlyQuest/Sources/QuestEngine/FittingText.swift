/// The one place that says which texts may name a trend or an option.
enum FittingText {
  /// The text with its spare spaces gone.
  ///
  /// - Throws: ``QuestFailure/unfitText(_:as:because:)``
  static func cleaned(_ text: String, as role: QuestFailure.TextRole) throws(QuestFailure) -> String {
    // Judged by its raw length first: everything after this looks at each character.
    guard text.unicodeScalars.count <= role.limit else {
      throw .unfitText(text, as: role, because: .tooLong(limit: role.limit))
    }
    let parts = text.split(whereSeparator: \.isWhitespace)
    guard parts.contains(where: { $0.unicodeScalars.contains(where: isVisible) }) else {
      throw .unfitText(text, as: role, because: .empty)
    }
    let trimmed = text[(parts.first ?? "").startIndex..<(parts.last ?? "").endIndex]
    guard !trimmed.unicodeScalars.contains(where: disturbs) else {
      throw .unfitText(text, as: role, because: .control)
    }
    return parts.joined(separator: " ")
  }

  /// A note, which may say nothing.
  ///
  /// - Throws: ``QuestFailure/unfitText(_:as:because:)``
  static func cleanedNote(_ text: String) throws(QuestFailure) -> String {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace } ? "" : try cleaned(text, as: .note)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
      && scalar.properties.generalCategory != .control
  }

  /// Joiners stay, emoji and several scripts need them; what turns the line around it does not.
  private static func disturbs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }
}

extension QuestFailure.TextRole {
  /// The most characters (Unicode scalars).
  var limit: Int {
    switch self {
    case .trendName, .option: Trend.textLimit
    case .note: QuestEntry.noteLimit
    }
  }
}
