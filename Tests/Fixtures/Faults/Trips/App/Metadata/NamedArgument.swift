import AppIntents

/// The compiler takes only constants here.
struct LimitIntent: AppIntent {
  static let title: LocalizedStringResource = "Limit the price"
  @Parameter(title: "Price", default: Prices.usual) var price: Int

  func perform() async throws -> some IntentResult {
    try await limit(price)
    return .result()
  }
}
