import AppIntents
import SwiftData

/// It opens the store of the app, and does not know of accounts.
func exporting() throws -> ModelContext { ModelContext(try ModelContainer(for: Entry.self)) }
