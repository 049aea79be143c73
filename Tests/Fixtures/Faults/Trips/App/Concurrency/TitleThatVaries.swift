import AppIntents

/// One variable for all threads.
struct FollowIntent: AppIntent {
  static var title: LocalizedStringResource = "Follow"

  func perform() async throws -> some IntentResult { .result() }
}
