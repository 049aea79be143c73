import QuestEngine

extension QuestDoor {
  /// The trends that are offered among some, sorted by name; those that are gone are left out.
  ///
  /// - Throws: when all that were asked for are removed, so that the person hears what became of them.
  func offered(_ identifiers: [Trend.ID]) throws(QuestIntentError) -> [Trend] {
    let wanted = Set(identifiers)
    let found = try asking(trends).filter { wanted.contains($0.id) }
    if found.isEmpty, let removed = try asking(removedTrends).first(where: { wanted.contains($0.id) }) {
      throw QuestIntentError(.removedTrend(removed.name))
    }
    return found
  }

  /// The offered trends a text may mean.
  ///
  /// - Throws: when only a removed one is called so.
  func offered(matching text: String) throws(QuestIntentError) -> [Trend] {
    let found = try asking { () throws(QuestFailure) in try trends(matching: text) }
    if found.isEmpty, let removed = try asking(removedTrends).first(where: { $0.name.folded == text.folded }) {
      throw QuestIntentError(.removedTrend(removed.name))
    }
    return found
  }
}
