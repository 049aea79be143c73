import AppIntents
import SwiftData
import SwiftUI

/// A state's first value is made with each copy of the app: the store is opened again and again.
@main struct LedgerApp: App {
  @State private var container = try? ModelContainer(for: Entry.self, Account.self)

  var body: some Scene {
    WindowGroup { Text("Ledger") }
  }
}
