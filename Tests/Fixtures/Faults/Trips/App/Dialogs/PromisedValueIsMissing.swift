import AppIntents

/// The next action of the shortcut gets nothing.
struct CountDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "Count the days"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let days = try await Planner().days()
    return .result(dialog: "\(days) days to go.")
  }
}
