import AppIntents
import QuestEngine

/// The option to log for a trend: the one that was given, else the one the person chooses.
struct ChosenOption {
  let trend: TrendEntity
  let given: OptionEntity?
  let day: SaidDay
  let door: QuestDoor

  init(of trend: TrendEntity, given: OptionEntity?, on day: SaidDay, door: QuestDoor) {
    self.trend = trend
    self.given = given
    self.day = day
    self.door = door
  }

  /// - Parameter parameter: the intent's own parameter, which asks.
  func chosen(asking parameter: IntentParameter<OptionEntity?>) async throws -> OptionEntity {
    // An option of another trend, left over in a shortcut, is not what was meant.
    if let given, given.id.trend == trend.id { return given }
    guard let options = try asking({ () throws(QuestFailure) in try door.trend(trend.id) })?.optionEntities else {
      throw QuestIntentError(.missingTrend(trend.id))
    }
    return try await parameter.requestDisambiguation(among: options, dialog: question)
  }

  private var question: IntentDialog {
    day.isToday
      ? .said("What is the \(trend.name) value for today?")
      : .said("What is the \(trend.name) value for \(day.day.noon, format: QuestDay.inWords)?")
  }
}
