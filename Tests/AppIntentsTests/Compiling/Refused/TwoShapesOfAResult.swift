import AppIntents

struct TwoShapes: AppIntent {
  static let title: LocalizedStringResource = "Two shapes"
  @Parameter(title: "Flag") var flag: Bool
  func perform() async throws -> some IntentResult { // refused: do not have matching underlying types
    if flag { return .result(dialog: "Done") }
    return .result()
  }
}
