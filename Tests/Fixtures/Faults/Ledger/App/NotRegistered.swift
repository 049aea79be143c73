import AppIntents

/// Nobody registers the ledger: the process ends.
struct BalanceIntent: AppIntent {
  static let title: LocalizedStringResource = "Balance"
  @Dependency var ledger: Ledger

  func perform() async throws -> some IntentResult { try await perform(using: ledger) }
  func perform(using ledger: Ledger) async throws -> some IntentResult { .result() }
}

struct Ledger: Sendable {}
