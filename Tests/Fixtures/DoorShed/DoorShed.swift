import AppIntents

/// A module that is linked and that no package includes: its intent is absent.
public struct ShedPackage: AppIntentsPackage {}

struct Forgotten: AppIntent {
  static let title: LocalizedStringResource = "Forgotten"
  func perform() async throws -> some IntentResult { .result() }
}
