import AppIntents
import SwiftData

/// What it saves, the open screen does not see.
struct AddEntryIntent: AppIntent {
  static let title: LocalizedStringResource = "Add an entry"

  func perform() async throws -> some IntentResult {
    let container = try ModelContainer(for: Entry.self, Account.self)
    try ModelContext(container).save()
    return .result()
  }
}
