import AppIntents

/// It saves each time it is drawn, and shows what another intent left behind.
struct ChangingCardIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Card"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try context.save()
    return .result(view: DayCard(day: LogDayIntent.lastDay))
  }
}

struct LogDayIntent: AppIntent {
  static let title: LocalizedStringResource = "Log the day"
  nonisolated(unsafe) static var lastDay = 1

  func perform() async throws -> some IntentResult { .result() }
}
