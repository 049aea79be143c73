import Foundation

/// Which of the app's doors something came through.
public enum QuestSource: String, Hashable, Sendable, CaseIterable {
  case tap
  case voice
}

/// What a person logged for one trend on one day, with the option as it was called then.
public struct QuestEntry: Identifiable, Hashable, Sendable {
  /// Tells this entry from every other.
  public let id: UUID
  /// The trend it belongs to.
  public var trend: Trend.ID
  /// The day it is about.
  public var day: QuestDay
  /// The option's name on the day it was logged.
  public var description: String
  /// The option's colour on the day it was logged, as six hexadecimal digits.
  public var color: String
  /// The option's place among the trend's options, from 0.
  public var value: Int
  /// The greatest value possible when it was logged; `value / maxValue` places any trend on one ramp.
  public var maxValue: Int
  /// What the person wrote beside it; empty when nothing.
  public var note: String
  /// The door it came through.
  public var source: QuestSource

  /// Makes an entry; every part but the identifiers has the store's default.
  public init(
    id: UUID, trend: Trend.ID, day: QuestDay = QuestDay(), description: String = "",
    color: String = Trend.Option.defaultColor, value: Int = 0, maxValue: Int = 1, note: String = "",
    source: QuestSource = .tap
  ) {
    self.id = id
    self.trend = trend
    self.day = day
    self.description = description
    self.color = color
    self.value = value
    self.maxValue = maxValue
    self.note = note
    self.source = source
  }
}
