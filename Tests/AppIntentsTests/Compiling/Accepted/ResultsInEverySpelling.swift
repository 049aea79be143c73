import AppIntents

/// `ReturnsValue` and `OpensIntent` are conformed to whatever the result holds.
struct Unconditional: AppIntent {
  static let title: LocalizedStringResource = "Unconditional"
  func perform() async throws -> some IntentResult & OpensIntent { .result() }
}

/// A promised card may be left out.
struct WithoutView: SnippetIntent {
  static let title: LocalizedStringResource = "Without view"
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
}

/// Which intent is opened may be decided while it runs.
struct Branching: AppIntent {
  static let title: LocalizedStringResource = "Branching"
  @Parameter(title: "Flag") var flag: Bool
  func perform() async throws -> some IntentResult & OpensIntent {
    if flag { return .result(opensIntent: Unconditional()) }
    return .result(opensIntent: Bundled())
  }
}

/// A method may be the main actor's; the type may not.
struct OnTheMainActor: AppIntent {
  static let title: LocalizedStringResource = "On the main actor"
  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<[Jar]> & ProvidesDialog {
    .result(value: [], dialog: "\(3) jars and \(Flavour.sweet)")
  }
}

struct Drawing: AppIntent {
  static let title: LocalizedStringResource = "Drawing"
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    try await requestConfirmation(actionName: .log, dialog: "Log?", snippetIntent: WithoutView())
    return .result(dialog: "Done", snippetIntent: WithoutView())
  }
}

struct OpenJar: OpenIntent {
  static let title: LocalizedStringResource = "Open a jar"
  @Parameter(title: "Jar") var target: Jar
}

struct Filled: AppIntent {
  static let title: LocalizedStringResource = "Filled"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static let openAppWhenRun = false
  static let isDiscoverable = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  @Parameter(title: "Jar") var jar: Jar
  @Dependency(default: "a") private var text: String
  init() {}
  init(jar: Jar) { self.jar = jar }
  func perform() async throws -> some IntentResult {
    if systemContext.currentMode == .foreground { throw $jar.needsValueError("Which?") }
    _ = try await $jar.requestDisambiguation(among: [jar], dialog: "Which?")
    guard try await $jar.requestConfirmation(for: jar) else { throw AppIntentError.restartPerform }
    return .result()
  }
}
