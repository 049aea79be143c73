import AppIntents
import BriefEngine
import BriefIntents

/// The voice door: intents perform here while the app need not run.
@main
struct BriefExtension: AppIntentsExtension {
  init() {
    AppDependencyManager.shared.add(dependency: BriefDoor(file: .live(), surroundings: .live()))
    AppDependencyManager.shared.add(dependency: FocusDoor.elsewhere)
  }
}

/// What this root can do.
struct BriefExtensionPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [BriefIntentsPackage.self] }
}
