import AppIntents

struct Idle: AppIntent { // refused: does not conform to protocol 'AppIntent'
  static let title: LocalizedStringResource = "Idle"
}

struct Nameless: AppIntent { // refused: does not conform to protocol 'AppIntent'
  func perform() async throws -> some IntentResult { .result() }
}
