import AppIntents
import SwiftUI

/// What its buttons perform is wrong in three ways.
struct PlainCard: View {
  var body: some View {
    VStack {
      Button("Again", intent: FoundCardIntent())
      Button("Snooze", intent: SnoozeIntent())
      Button("Goal", intent: GoalIntent(steps: 8000))
    }
  }
}

/// It speaks into a sheet that shows already what changed.
struct SnoozeIntent: AppIntent {
  static let title: LocalizedStringResource = "Snooze"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Snoozed.") }
}

/// A parameter is kept in a wrapper: Swift makes no initialiser for it.
struct GoalIntent: AppIntent {
  static let title: LocalizedStringResource = "Goal"
  static let isDiscoverable = false
  @Parameter(title: "Steps") var steps: Int

  func perform() async throws -> some IntentResult {
    try await setGoal(steps)
    return .result()
  }
}
