import AppIntents
import Security

/// It is performed on a locked phone, where nothing can be read.
struct ReadPinIntent: AppIntent {
  static let title: LocalizedStringResource = "Read the PIN"

  func perform() async throws -> some IntentResult {
    SecItemCopyMatching(query, &item)
    return .result()
  }
}
