import AppIntents
import Foundation
import QuestEngine
import QuestIntents
import QuestStorage

/// The voice door: intents perform here while the app need not run.
@main
final class QuestExtension: AppIntentsExtension {
  private let store: QuestStore

  init() {
    // The person hears a kind sentence, with nothing in it that only whoever keeps the machine could mend.
    let store = QuestStore(at: .live()) { problem, path in
      FileHandle.standardError.write(Data("QuestExtension: \(problem.line(at: path))\n".utf8))
    }
    self.store = store
    let door = QuestDoor(records: store, surroundings: .live(source: .voice))
    AppDependencyManager.shared.add(dependency: door)
  }

  /// The registered door keeps the store, so it would end open, and the last words in the log beside the file.
  deinit { store.close() }
}

/// What this root can do.
struct QuestExtensionPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [QuestIntentsPackage.self] }
}
