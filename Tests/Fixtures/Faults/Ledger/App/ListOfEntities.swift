import AppIntents

/// The app runs on iOS 17, where Shortcuts has no button for a second account.
struct CloseAccountsIntent: AppIntent {
  static let title: LocalizedStringResource = "Close accounts"
  @Parameter(title: "Accounts") var accounts: [AccountEntity]

  func perform() async throws -> some IntentResult {
    try await close(accounts)
    return .result()
  }
}

struct AccountEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
  static let defaultQuery = AccountQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Account \(id)") }
}

struct AccountQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [AccountEntity] { [] }
}
