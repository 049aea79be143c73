import AppIntents
import DoorKit

/// An extension with an intent of every kind that discovery must find, in debug and in release builds.
@main
struct DoorExtension: AppIntentsExtension {
  init() {
    AppDependencyManager.shared.add(dependency: Bell(sound: "ding"))
  }
}

struct DoorPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [DoorKitPackage.self] }
}

struct Bell: Sendable {
  let sound: String
}

/// A thing that nobody registers.
struct Knocker: Sendable {}
