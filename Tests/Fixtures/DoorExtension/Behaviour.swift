import AppIntents

struct PrintSomething: AppIntent {
  static let title: LocalizedStringResource = "Print"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    print("a line that is no message")
    // A pipe keeps what is printed until much is there or the process ends.
    fflush(nil)
    return .result(value: "printed")
  }
}

struct AskForName: AppIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter(title: "Name") var name: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "Hello \(name)") }
}

struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  @Dependency var bell: Bell

  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: bell.sound) }
}

struct Knock: AppIntent {
  static let title: LocalizedStringResource = "Knock"
  @Dependency var knocker: Knocker

  func perform() async throws -> some IntentResult { .result() }
}

/// Works until it is told to stop.
struct WaitForever: AppIntent {
  static let title: LocalizedStringResource = "Wait"

  func perform() async throws -> some IntentResult {
    // Says that it has begun: a question is what the other side can wait for.
    try await requestConfirmation()
    try await Task.sleep(for: .seconds(3600))
    return .result()
  }
}
