import AppIntents
import SwiftData

/// The app syncs the same store.
func entries() throws -> ModelContainer {
  let settings = ModelConfiguration(cloudKitDatabase: .automatic)
  return try ModelContainer(for: Entry.self, Account.self, configurations: settings)
}
