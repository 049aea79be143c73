import AppIntents

/// Every intent gets the same one, on whatever thread.
final class Wallet {
  var money = 0
}

struct SaveMoneyIntent: AppIntent {
  static let title: LocalizedStringResource = "Save money"
  @Dependency var wallet: Wallet

  func perform() async throws -> some IntentResult { try await perform(using: wallet) }
  func perform(using wallet: Wallet) async throws -> some IntentResult { .result() }
}

func register(_ wallet: Wallet) { AppDependencyManager.shared.add(dependency: wallet) }
