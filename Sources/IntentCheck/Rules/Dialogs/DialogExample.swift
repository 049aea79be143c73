/// The frame that examples of dialogs stand in.
enum DialogExample {
  /// An intent whose `perform()` has a body.
  static func perform(
    _ body: String, promising promise: String = "IntentResult & ProvidesDialog", name: String = "LogIntent",
    members: String = "@Dependency var door: Door"
  ) -> [String: String] {
    [
      "\(name).swift": """
      import AppIntents
      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "Log"
        \(members.replacing("\n", with: "\n  "))
        func perform() async throws -> some \(promise) {
          \(body.replacing("\n", with: "\n    "))
        }
      }
      """
    ]
  }
}
