import AppIntents
import BriefEngine

/// The snippet intent draws the card: a pure read, because the system performs it again for every redraw.
struct BriefSnippetIntent: SnippetIntent {
  static let title = LocalizedStringResource("Show the brief", bundle: .adapter)
  static let isDiscoverable = false

  @Dependency var door: BriefDoor

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try perform(using: door)
  }

  func perform(using door: BriefDoor) throws -> some IntentResult & ShowsSnippetView {
    .result(view: try card(through: door).card)
  }

  func card(through door: BriefDoor) throws(BriefError) -> BriefCard {
    BriefCard(words: BriefWords(try asking(door.today), language: door.language))
  }
}
