import AppIntents

/// The system makes the intent anew, and fills only parameters.
struct LikeTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Like a trip"
  let stars: Int

  init() { stars = 0 }
  init(stars: Int) { self.stars = stars }

  func perform() async throws -> some IntentResult {
    try await like(stars)
    return .result()
  }
}
