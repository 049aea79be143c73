/// The frame that examples of cards stand in: a snippet intent and the view it shows.
enum CardExample {
  /// A view with a body.
  /// - Parameter stored: what stands before the body.
  static func body(_ body: String, stored: String = "let brief: Brief") -> [String: String] {
    [
      "BriefCardIntent.swift": """
      import AppIntents
      struct BriefCardIntent: SnippetIntent {
        static let title: LocalizedStringResource = "Brief"
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult & ShowsSnippetView {
          .result(view: BriefCard(brief: brief))
        }
      }
      """,
      "BriefCard.swift": """
      import SwiftUI
      struct BriefCard: View {
        \(stored)
        var body: some View {
          \(body.replacing("\n", with: "\n    "))
        }
      }
      """,
    ]
  }

  /// A view that no snippet shows.
  static func elsewhere(_ body: String) -> [String: String] {
    [
      "Screen.swift": """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          \(body.replacing("\n", with: "\n    "))
        }
      }
      """
    ]
  }
}
