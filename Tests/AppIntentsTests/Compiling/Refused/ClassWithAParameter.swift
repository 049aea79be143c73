import AppIntents

final class Classy: AppIntent {
  static let title: LocalizedStringResource = "Classy"
  @Parameter(title: "Count") var count: Int // refused: stored property '_count' of 'Sendable'-conforming class 'Classy' is mutable
  func perform() async throws -> some IntentResult { .result() }
}
