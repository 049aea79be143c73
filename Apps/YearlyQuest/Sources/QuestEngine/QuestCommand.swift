/// Everything a person can change, whichever door they come through.
public enum QuestCommand: Hashable, Sendable {
  /// Logs an option, named in the trend's own words, for a day (`nil`: today). The same option again changes nothing.
  case logDay(trend: Trend.ID, option: String, day: QuestDay? = nil)
  /// Makes a day (`nil`: today) clear. A clear day stays as it is.
  case clearDay(trend: Trend.ID, day: QuestDay? = nil)
  /// Writes a note beside what is logged on a day (`nil`: today); an empty one takes the note away.
  case noteDay(trend: Trend.ID, note: String, day: QuestDay? = nil)
  /// Takes back the last change of a day (`nil`: today): what stood before returns, else the day is cleared.
  case undoDay(trend: Trend.ID, day: QuestDay? = nil)
  /// Adds a trend with its options in the person's order.
  case addTrend(name: String, options: [String])
  /// Calls a trend otherwise.
  case renameTrend(Trend.ID, name: String)
  /// Gives the options of a trend other colours, one for each, as six hexadecimal digits with or without `#`.
  case recolorTrend(Trend.ID, colors: [String])
  /// Gives a trend other options, and colours as above; without, one that stays keeps its own. Every day keeps what
  /// was said then.
  case editOptions(Trend.ID, options: [String], colors: [String]? = nil)
  /// Removes a trend from what is offered; its history stays.
  case removeTrend(Trend.ID)
  /// Offers a removed trend again.
  case restoreTrend(Trend.ID)
  /// Logs days that were exported, all or none; trends that are not there are made.
  case importDays([ImportedDay])
  /// Takes back the last change of anything.
  case undoLast
}

extension QuestCommand {
  /// What a change was, as the store remembers it for an undo.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case log
    case clear
    case note
    case add
    case rename
    case recolor
    case options
    case remove
    case restore
    case `import`
  }
}
