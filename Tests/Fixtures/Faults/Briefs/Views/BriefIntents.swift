import AppIntents

// A card for each view; nothing is wrong here.

struct GlassCardIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Glass"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: GlassCard(brief: try await today()))
  }
}

struct DeadCardIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Dead"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: DeadCard(brief: try await today()))
  }
}

struct TypeCardIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Type"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: TypeCard(brief: try await today()))
  }
}

struct LivingCardIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Living"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: LivingCard())
  }
}
