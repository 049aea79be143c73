import AppIntents
import BriefEngine

/// Opens the app, and starts focus there; public because the app does it.
public struct StartFocusIntent: AppIntent {
  /// Its name in Shortcuts.
  public static let title = LocalizedStringResource("Start focus", bundle: .adapter)
  /// What it does, in a sentence.
  public static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Opens DailyBrief, and starts focus.", bundle: .adapter))
  /// In the app, which comes to the front first.
  public static let supportedModes: IntentModes = .foreground(.immediate)
  /// A locked device shows nobody's day.
  public static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Dependency var focus: FocusDoor

  /// Makes it, as the system does.
  public init() {}

  /// Starts focus.
  public func perform() async throws -> some IntentResult {
    try await perform(using: focus)
  }

  func perform(using focus: FocusDoor) async throws -> some IntentResult {
    try await focus.start()
    return .result()
  }
}
