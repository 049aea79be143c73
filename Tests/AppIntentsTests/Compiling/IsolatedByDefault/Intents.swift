// Type-checked with `-default-isolation MainActor`: what the rule `concurrency.default-isolation` claims.
import AppIntents

struct Named: AppIntent {
  static let title: LocalizedStringResource = "Log"
  func perform() async throws -> some IntentResult { .result() }
}

struct ExtendedFreely {}
nonisolated extension ExtendedFreely: AppIntent {
  static var title: LocalizedStringResource { "Log" }
  func perform() async throws -> some IntentResult { .result() }
}

struct Extended {}
extension Extended: AppIntent {  // refused: crosses into main actor-isolated code
  static var title: LocalizedStringResource { "Log" }
  func perform() async throws -> some IntentResult { .result() }
}

nonisolated struct FreeButExtended {}
extension FreeButExtended: AppIntent {  // refused: crosses into main actor-isolated code
  static var title: LocalizedStringResource { "Log" }
  func perform() async throws -> some IntentResult { .result() }
}

protocol House: AppIntent {}
struct ThroughAnother: House {  // refused: crosses into main actor-isolated code
  static let title: LocalizedStringResource = "Log"
  func perform() async throws -> some IntentResult { .result() }
}

nonisolated protocol FreeHouse: AppIntent {}
struct ThroughAFreeOne: FreeHouse {
  static let title: LocalizedStringResource = "Log"
  func perform() async throws -> some IntentResult { .result() }
}
