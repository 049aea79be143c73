import AppIntents

// What the other files of this folder use; nothing here is refused.

enum Tone: String, AppEnum {
  case high, low
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
  static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [.high: "High", .low: "Low"]
}

enum Constants {
  static let two = 2
  static let image = "leaf"
  static let text = "text"
}

struct Words: DynamicOptionsProvider {
  func results() async throws -> [String] { ["a", "b"] }
}

struct Fine: AppIntent {
  static let title: LocalizedStringResource = "Fine"
  func perform() async throws -> some IntentResult { .result() }
}

struct FineSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Fine snippet"
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
}

struct Unknowable {}
