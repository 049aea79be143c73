import AppIntents

struct Blind: SnippetIntent { // refused: does not conform to protocol
  static let title: LocalizedStringResource = "Blind"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Done") }
}
