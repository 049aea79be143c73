extension Trend {
  /// The most characters (Unicode scalars) a name or an option may have: a line of a terminal, a row of a card.
  public static let textLimit = 100
  /// The fewest options: with one, the greatest value would be 0 and every day the same.
  public static let fewestOptions = 2
  /// The most options: each still has a digit of its own where there is no colour.
  public static let mostOptions = 9
}

extension QuestEntry {
  /// The most characters (Unicode scalars) a note may have: a few sentences.
  public static let noteLimit = 500
}
