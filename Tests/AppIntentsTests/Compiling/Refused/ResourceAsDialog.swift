import AppIntents

struct Speaking: AppIntent {
  static let title: LocalizedStringResource = "Speaking"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let words: LocalizedStringResource = "Done"
    return .result(dialog: words) // refused: cannot convert value of type 'LocalizedStringResource' to expected argument type 'IntentDialog'
  }
}
