import AppIntents
import Foundation
import QuestEngine
import QuestIntents

/// What an app does at its launch for the other door.
enum Launch {
  /// Tells which trends there are, so that a person can say their names.
  ///
  /// After the command, so that one launch tells what this very command changed.
  static func tellSpeakableNames(through door: QuestDoor) async {
    AppDependencyManager.shared.add(dependency: door)
    QuestShortcuts.updateAppShortcutParameters()
    // A terminal program exits at once; an app with a screen would just go on.
    await AppShortcutsUpdate.finished()
  }

  #if os(Linux)
  /// Whether a voice opened the app, and no command was typed.
  static var isByVoice: Bool { AppConnection.isLaunchedBySystem }

  /// From now on a voice can have the app show a trend.
  /// - Parameter show: returns, when the person sees the trend, what they see.
  /// - Returns: nil when another window of the app is shown already, or none could be reached.
  static func beShown(
    through door: QuestDoor, _ show: @escaping @Sendable (UUID) async throws -> String
  ) -> AppConnection? {
    AppDependencyManager.shared.add(dependency: door)
    let connection = AppConnection(package: QuestPackage.self)
    connection.onAppIntentExecution(OpenTrendIntent.self) { intent in try await show(intent.target.id) }
    // Who cannot be opened by voice is of use to a person's hands all the same.
    return (try? connection.listen()) == true ? connection : nil
  }
  #endif
}

/// The intents that the app itself brings along.
struct QuestPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [QuestIntentsPackage.self] }
}
