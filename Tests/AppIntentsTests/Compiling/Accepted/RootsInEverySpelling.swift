import AppIntents

struct Root: AppIntentsExtension, AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [OtherPackage.self] }

  init() {
    AppDependencyManager.shared.add(dependency: 1)
    AppDependencyManager.shared.add(key: "text") { "text" }
    AppDependencyManager.shared.add {
      let flavour = Flavour.sweet
      return flavour
    }
    AppDependencyManager.shared.add { try await later() }
  }
}

struct OtherPackage: AppIntentsPackage {}

private func later() async throws -> Double { 1 }

/// An app's own protocol over `AppIntent`, as a base of several intents.
protocol Logging: AppIntent { func log() }

extension Logging {
  func perform() async throws -> some IntentResult {
    log()
    return .result()
  }
}

struct Logged: AppIntent, Logging {
  static let title: LocalizedStringResource = "Logged"
  func log() {}
}
