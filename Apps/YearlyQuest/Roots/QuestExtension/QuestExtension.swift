import AppIntents
import Foundation
import QuestEngine
import QuestIntents
import QuestStorage

/// The voice door: intents perform here while the app need not run.
@main
struct QuestExtension: AppIntentsExtension {
  init() {
    // The person hears a kind sentence, with nothing in it that only whoever keeps the machine could mend.
    let door = QuestDoor.live(source: .voice) { problem, path in
      FileHandle.standardError.write(Data("QuestExtension: \(problem.line(at: path))\n".utf8))
    }
    AppDependencyManager.shared.add(dependency: door)
  }
}

/// What this root can do.
struct QuestExtensionPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [QuestIntentsPackage.self] }
}
