import AppIntents

struct TitleLet: AppIntent {
  static let title: LocalizedStringResource = "Let"
  func perform() async throws -> some IntentResult { .result() }
}

struct TitleComputed: AppIntent {
  static var title: LocalizedStringResource { "Computed" }
  func perform() async throws -> some IntentResult { .result() }
}

struct TitleReturned: AppIntent {
  static var title: LocalizedStringResource { return "Returned" }
  func perform() async throws -> some IntentResult { .result() }
}

struct TitleInit: AppIntent {
  static let title: LocalizedStringResource = .init("Init", table: "Titles", bundle: .main)
  func perform() async throws -> some IntentResult { .result() }
}

struct TitleKey: AppIntent {
  static let title = LocalizedStringResource("title.key", defaultValue: "Key", table: "Titles", comment: "A title")
  func perform() async throws -> some IntentResult { .result() }
}

struct TitleUnsafe: AppIntent {
  nonisolated(unsafe) static var title: LocalizedStringResource = "Unsafe"
  func perform() async throws -> some IntentResult { .result() }
}
