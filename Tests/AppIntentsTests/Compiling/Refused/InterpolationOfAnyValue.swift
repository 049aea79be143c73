import AppIntents

struct Interpolating: AppIntent {
  static let title: LocalizedStringResource = "Interpolating"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "It is \(true)") // refused: requires that 'Bool' inherit from 'NSObject'
  }
}
