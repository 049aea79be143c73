import AppIntents

struct Strangers: AppIntent {
  static let title: LocalizedStringResource = "Strangers"
  @Parameter(title: "A", controlStyle: .slider) var whole: Int // refused: requires the types 'Int' and 'Double' be equivalent
  @Parameter(title: "B", inclusiveRange: (1, 2)) var text: String // refused:
  @Parameter(title: "C", requestDisambiguationDialog: "Which?") var number: Int // refused: no exact matches in call to initializer
  @Parameter(title: "D", kind: .date) var flag: Bool // refused: requires the types 'Bool' and 'Date' be equivalent
  @Parameter(title: "E", displayName: .init(true: "a", false: "b")) var other: Int // refused: requires the types 'Int' and 'Bool' be equivalent
  func perform() async throws -> some IntentResult { .result() }
}
