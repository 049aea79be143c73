import QuestEngine

/// The limits of a command, checked here once, where the person can still be told before more is asked.
enum Limits {
  /// - Throws: when a text is longer than it may be.
  static func checked(_ text: String, as role: QuestFailure.TextRole) throws(QuestIntentError) -> String {
    let limit = most(of: role)
    guard text.unicodeScalars.count <= limit else {
      throw QuestIntentError(.unfitText(text, as: role, because: .tooLong(limit: limit)))
    }
    return text
  }

  private static func most(of role: QuestFailure.TextRole) -> Int {
    switch role {
    case .trendName, .option: Trend.textLimit
    case .note: QuestEntry.noteLimit
    }
  }

  /// - Throws: when there are too few or too many options, or one of them is too long.
  static func checked(options: [String]) throws(QuestIntentError) -> [String] {
    guard options.count >= Trend.fewestOptions else {
      throw QuestIntentError(.tooFewOptions(options.count, fewest: Trend.fewestOptions))
    }
    guard options.count <= Trend.mostOptions else {
      throw QuestIntentError(.tooManyOptions(options.count, most: Trend.mostOptions))
    }
    for option in options { _ = try checked(option, as: .option) }
    return options
  }
}
