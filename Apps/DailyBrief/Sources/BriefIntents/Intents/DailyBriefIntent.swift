import AppIntents
import BriefEngine

/// The main intent, which a person says: it answers, and leaves the card to the snippet intent.
struct DailyBriefIntent: AppIntent {
  static let title = LocalizedStringResource("Daily brief", bundle: .adapter)
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Tells how your day stands.", bundle: .adapter))
  // It is said aloud: not to whoever finds the device.
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Dependency var door: BriefDoor

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    try perform(using: door)
  }

  func perform(using door: BriefDoor) throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let words = BriefWords(try asking(door.today), language: door.language)
    return .result(
      dialog: IntentDialog(full: words.spoken, supporting: words.shown), snippetIntent: BriefSnippetIntent())
  }
}
