import AppIntents

struct Unknowing: AppIntent {
  static let title: LocalizedStringResource = "Unknowing"
  @Parameter(title: "What") var what: Unknowable // refused: requires that 'Unknowable' conform to '_IntentValue'
  func perform() async throws -> some IntentResult { .result() }
}
