/// Why something was not done, as facts; each door words them in its person's language.
public indirect enum QuestFailure: Error, Hashable, Sendable {
  /// No trend is called so; `nearest` holds names that look alike, the nearest first.
  case unknownTrend(String, nearest: [String])
  /// No trend has this identifier (any more).
  case missingTrend(Trend.ID)
  /// The person removed this trend.
  case removedTrend(String)
  /// The person did not remove this trend, so there is nothing to bring back.
  case notRemoved(String)
  /// A trend is called so already, perhaps in other letters' case or without its accents.
  case takenName(String, existing: String)
  /// The trend has no such option; `nearest` holds options that look alike, the nearest first.
  case unknownOption(String, trend: Trend, nearest: [String])
  case unfitText(String, as: TextRole, because: TextProblem)
  case tooFewOptions(Int, fewest: Int)
  case tooManyOptions(Int, most: Int)
  /// Two options differ in nothing a person would notice.
  case repeatedOption(String, existing: String)
  /// A colour is six hexadecimal digits.
  case unfitColor(String)
  /// Each option needs a colour of its own.
  case wrongColorCount(Int, options: Int)
  /// Of year, month and day one was not said.
  case incompleteDay
  /// The calendar has no such day.
  case noSuchDay(QuestDay)
  case futureDay(QuestDay, today: QuestDay)
  /// Nothing stands on the day, so there is nothing to take back and nothing to write a note on.
  case nothingLogged(trend: String, day: QuestDay)
  /// Nothing was changed yet that could be taken back.
  case nothingToUndo
  case nothingToImport
  /// The line of an import that will not do.
  case unfitLine(Int, because: QuestFailure)
  /// An option's place must be among the options there were.
  case unfitValue(Int, greatest: Int)
  /// An environment variable that steers clock or calendar holds what cannot be read.
  case unreadableVariable(name: String, value: String)
  case store(StoreProblem, path: String)

  /// What a text was meant to be.
  public enum TextRole: Hashable, Sendable {
    case trendName
    case option
    case note
  }

  /// Why a text will not do.
  public enum TextProblem: Hashable, Sendable {
    /// Nothing in it can be seen.
    case empty
    /// It has more characters than the limit.
    case tooLong(limit: Int)
    /// It holds a control character, a line break, or a mark that reverses the text around it.
    case control
  }
}
