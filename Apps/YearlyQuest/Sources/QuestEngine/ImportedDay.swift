/// One line of an export: what was said on a day, and of which trend.
public struct ImportedDay: Hashable, Sendable {
  /// Where it stands in its file, from 1; a failure names it.
  public var line: Int
  /// The trend's name.
  public var trend: String
  /// Whether the trend was removed when it was exported.
  public var isRemoved: Bool
  /// The day.
  public var day: QuestDay
  /// The option as it was called then.
  public var description: String
  /// Its place then, from 0.
  public var value: Int
  /// The greatest place then.
  public var maxValue: Int
  /// Its colour then, as six hexadecimal digits.
  public var color: String
  /// What was written beside it.
  public var note: String
  /// The door it came through.
  public var source: QuestSource

  /// Makes a line.
  public init(
    line: Int, trend: String, isRemoved: Bool = false, day: QuestDay, description: String, value: Int,
    maxValue: Int, color: String, note: String = "", source: QuestSource = .tap
  ) {
    self.line = line
    self.trend = trend
    self.isRemoved = isRemoved
    self.day = day
    self.description = description
    self.value = value
    self.maxValue = maxValue
    self.color = color
    self.note = note
    self.source = source
  }
}
