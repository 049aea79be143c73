import AppIntents

/// "Write  to the diary": the sentence has a hole.
struct WriteDiaryIntent: AppIntent {
  static let title: LocalizedStringResource = "Write the diary"
  static var parameterSummary: some ParameterSummary { Summary("Write \(\.$note) to the diary") }
  @Parameter(title: "Note") var note: String?

  func perform() async throws -> some IntentResult {
    try await write(note)
    return .result()
  }
}
