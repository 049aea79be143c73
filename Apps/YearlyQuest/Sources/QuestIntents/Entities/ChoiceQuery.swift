import AppIntents
import QuestEngine

/// Finds choices by identifier and by their words; those of a removed trend are never among them.
struct ChoiceQuery: EntityStringQuery {
  @Dependency var door: QuestDoor

  func entities(for identifiers: [OptionIdentifier]) async throws -> [ChoiceEntity] {
    let trends = try door.offered(identifiers.map(\.trend))
    return identifiers.compactMap { identifier in
      trends.first { $0.id == identifier.trend }?.choices.first { $0.id == identifier }
    }
  }

  /// All whose words hold what was said; one that is said in just these words is the only one.
  func entities(matching string: String) async throws -> [ChoiceEntity] {
    let wanted = Self.words(of: string)
    guard !wanted.isEmpty else { return [] }
    let choices = try await suggestedEntities().map { (choice: $0, words: Self.words(of: "\($0.trend) \($0.option)")) }
    let exact = choices.filter { $0.words == wanted }
    return (exact.isEmpty ? choices.filter { Set(wanted).isSubset(of: $0.words) } : exact).map(\.choice)
  }

  func suggestedEntities() async throws -> [ChoiceEntity] {
    try asking(door.trends).flatMap(\.choices)
  }

  /// Without the colon, which nobody says.
  private static func words(of text: String) -> [String] {
    text.replacing(":", with: " ").folded.split(separator: " ").map(String.init)
  }
}
