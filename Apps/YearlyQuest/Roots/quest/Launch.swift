import AppIntents
import QuestEngine
import QuestIntents

/// What an app does at its launch for the other door, so that a person can say the names of their trends.
enum Launch {
  /// After the command, so that one launch tells what this very command changed.
  static func tellSpeakableNames(through door: QuestDoor) async {
    AppDependencyManager.shared.add(dependency: door)
    QuestShortcuts.updateAppShortcutParameters()
    // A terminal program exits at once; an app with a screen would just go on.
    await AppShortcutsUpdate.finished()
  }
}

/// The intents that the app itself brings along.
struct QuestPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [QuestIntentsPackage.self] }
}
