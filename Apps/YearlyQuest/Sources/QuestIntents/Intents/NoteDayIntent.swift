import AppIntents
import QuestEngine

/// Writes a note beside what is logged for a trend on a day.
struct NoteDayIntent: AppIntent {
  static let title = LocalizedStringResource("Add a note", bundle: .adapter)
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Writes a note beside what you logged for a trend.", bundle: .adapter))

  static var parameterSummary: some ParameterSummary {
    Summary("Note \(\.$note) for \(\.$trend)") { \.$day }
  }

  @Parameter(
    title: LocalizedStringResource("Trend", bundle: .adapter),
    requestValueDialog: IntentDialog(LocalizedStringResource("Which trend is it about?", bundle: .adapter)),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  var trend: TrendEntity
  /// Optional, so that it is asked for only when there is something to write it on.
  @Parameter(title: LocalizedStringResource("Note", bundle: .adapter)) var note: String?
  @Parameter(title: LocalizedStringResource("Day", bundle: .adapter), kind: .date) var day: Date?
  @Dependency var door: QuestDoor

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await perform(using: door)
  }

  func perform(using door: QuestDoor) async throws -> some IntentResult & ProvidesDialog {
    let day = try SaidDay(day, through: door)
    let note = try Limits.checked(try await chosenNote(on: day, door), as: .note)
    let outcome = try asking { () throws(QuestFailure) in
      try door.perform(.noteDay(trend: trend.id, note: note, day: day.day))
    }
    return .result(dialog: IntentDialog(Self.sentence(of: outcome, on: day)))
  }

  private func chosenNote(on day: SaidDay, _ door: QuestDoor) async throws -> String {
    if let note { return note }
    guard try asking({ () throws(QuestFailure) in try door.entry(of: trend.id, on: day.day) }) != nil else {
      throw QuestIntentError(.nothingLogged(trend: trend.name, day: day.day))
    }
    return try await $note.requestValue(.said("What would you like to note?"))
  }

  static func sentence(of outcome: QuestOutcome, on day: SaidDay) -> LocalizedStringResource {
    let (trend, note) = (outcome.trend.name, outcome.entry?.note ?? "")
    guard outcome.didChange else { return words("That note stands there already.") }
    if note.isEmpty { return words("The note for \(trend) is gone.") }
    return day.isToday
      ? words("Noted for \(trend) today: \(note)")
      : words("Noted for \(trend) on \(day.day.noon, format: QuestDay.inWords): \(note)")
  }
}
