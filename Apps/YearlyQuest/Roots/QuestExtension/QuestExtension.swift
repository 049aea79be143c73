import AppIntents
import QuestEngine
import QuestIntents
import QuestStorage

/// The voice door: intents perform here while the app need not run.
@main
struct QuestExtension: AppIntentsExtension {
  init() {
    AppDependencyManager.shared.add(dependency: QuestDoor.live(source: .voice))
  }
}

/// What this root can do.
struct QuestExtensionPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [QuestIntentsPackage.self] }
}
