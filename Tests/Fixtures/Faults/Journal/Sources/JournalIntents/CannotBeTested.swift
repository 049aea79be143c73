import AppIntents
import Engine

/// No test can call `perform()`: outside the system reading the dependency ends the process.
struct LogIntent: AppIntent {
  static let title = LocalizedStringResource("Log", bundle: .adapter)
  @Dependency var door: Door

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let value = try await door.log()
    return .result(value: value)
  }
}
