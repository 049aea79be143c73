import AppIntents
import QuestEngine

/// Sets a day to an option: a control of the card, and nothing a person says.
struct SetDayIntent: AppIntent {
  static let title = LocalizedStringResource("Set a day to an option", bundle: .adapter)
  static let isDiscoverable = false

  @Parameter(title: LocalizedStringResource("Option", bundle: .adapter)) var option: OptionEntity
  @Parameter(title: LocalizedStringResource("Day", bundle: .adapter), kind: .date) var day: Date?
  @Dependency var door: QuestDoor

  init() {}

  init(option: OptionEntity, day: Date? = nil) {
    self.option = option
    self.day = day
  }

  /// A control answers with nothing: the system draws the card again by itself.
  func perform() async throws -> some IntentResult {
    try perform(using: door)
  }

  func perform(using door: QuestDoor) throws -> some IntentResult {
    _ = try LoggedDay(option.id, called: option.description, on: SaidDay(day, through: door), through: door)
    return .result()
  }
}
