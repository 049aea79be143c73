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
  ///
  /// - Throws: when only a removed trend has such an option.
  func entities(matching string: String) async throws -> [ChoiceEntity] {
    let wanted = Self.words(of: string)
    guard !wanted.isEmpty else { return [] }
    let choices = try asking(door.trends).flatMap(\.choices)
    let exact = choices.filter { $0.words == wanted }
    let found = exact.isEmpty ? choices.filter { Set(wanted).isSubset(of: $0.words) } : exact
    if found.isEmpty, let removed = try asking(door.removedTrends).flatMap(\.choices).first(where: { $0.words == wanted }) {
      throw QuestIntentError(.removedTrend(removed.trend))
    }
    return found
  }

  func suggestedEntities() async throws -> [ChoiceEntity] {
    try asking(door.trends).flatMap(\.choices)
  }

  /// Without the colon, which nobody says.
  fileprivate static func words(of text: String) -> [String] {
    text.replacing(":", with: " ").folded.split(separator: " ").map(String.init)
  }
}

extension ChoiceEntity {
  fileprivate var words: [String] { ChoiceQuery.words(of: "\(trend) \(option)") }
}
