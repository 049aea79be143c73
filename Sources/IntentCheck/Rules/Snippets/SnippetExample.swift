/// The frame that examples of snippets stand in: the intent of a button, and the card with it.
enum SnippetExample {
  static func card(
    button: String = "Button(intent: SnoozeIntent()) { Text(\"Snooze\") }", control: String,
    more: [String: String] = [:]
  ) -> [String: String] {
    [
      "Card.swift": """
      import AppIntents
      import SwiftUI
      struct BriefCardIntent: SnippetIntent {
        static let title: LocalizedStringResource = "Brief"
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: BriefCard()) }
      }
      struct BriefCard: View {
        var body: some View {
          \(button)
        }
      }
      """,
      "SnoozeIntent.swift": "import AppIntents\n" + control,
    ].merging(more) { one, _ in one }
  }

  /// The intent of the button, whose `perform()` has a body.
  static func control(promising promise: String = "IntentResult", _ body: String = ".result()", members: String = "")
    -> String
  {
    """
    struct SnoozeIntent: AppIntent {
      static let title: LocalizedStringResource = "Snooze"
      \(members.replacing("\n", with: "\n  "))
      func perform() async throws -> some \(promise) {
        \(body)
      }
    }
    """
  }
}
