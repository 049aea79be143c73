import AppIntents

/// The system ends it after half a minute.
struct SyncIntent: AppIntent {
  static let title: LocalizedStringResource = "Sync"

  func perform() async throws -> some IntentResult {
    for await state in server.states where state == .done { break }
    return .result()
  }
}
