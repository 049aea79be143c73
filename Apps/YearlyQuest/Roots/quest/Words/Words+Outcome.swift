import QuestEngine

extension Words {
  func added(_ outcome: QuestOutcome) -> String { say("Added \(trend(outcome.trend))") }

  func renamed(_ outcome: QuestOutcome, from old: String) -> String {
    guard outcome.didChange else { return say("Nothing changed.") }
    return say("\(name(old)) is now called \(name(outcome.trend.name))")
  }

  func edited(_ outcome: QuestOutcome) -> String {
    guard outcome.didChange else { return say("Nothing changed.") }
    return say("\(name(outcome.trend.name)) has now: \(list(outcome.trend.options.map(\.description)))")
  }

  func removed(_ outcome: QuestOutcome) -> String {
    say("Removed \(name(outcome.trend.name)); what you logged is kept. Bring it back: quest restore")
  }

  func restored(_ outcome: QuestOutcome) -> String { say("Brought back \(trend(outcome.trend))") }

  func logged(_ outcome: QuestOutcome) -> String {
    let (trend, day) = about(outcome)
    let option = option(outcome.entry)
    guard outcome.didChange else { return say("\(trend): \(option) on \(day) already, nothing changed") }
    guard let before = outcome.before else { return say("\(trend): \(option) on \(day)") }
    return say("\(trend): \(option) on \(day), was \(self.option(before))")
  }

  func cleared(_ outcome: QuestOutcome) -> String {
    let (trend, day) = about(outcome)
    guard let before = outcome.before else { return say("\(trend): nothing on \(day) already, nothing changed") }
    return say("\(trend): nothing on \(day), was \(option(before))")
  }

  func noted(_ outcome: QuestOutcome) -> String {
    guard outcome.didChange, let entry = outcome.entry else { return say("Nothing changed.") }
    let (trend, day) = about(outcome)
    return entry.note.isEmpty
      ? say("\(trend): no note on \(day) any more") : say("\(trend): noted on \(day)")
  }

  func undone(_ outcome: QuestOutcome) -> String {
    let trend = name(outcome.trend.name)
    switch outcome.undone {
    case nil, .log, .clear: return undoneDay(outcome)
    case .note: return noted(outcome)
    case .add: return say("Undone: \(trend) is gone again")
    case .rename: return say("Undone: it is called \(trend) again")
    case .recolor, .options: return say("Undone: \(trend) has again: \(list(outcome.trend.options.map(\.description)))")
    case .remove: return say("Undone: \(trend) is there again")
    case .restore: return say("Undone: \(trend) is removed again")
    case .import: return say("Undone: \(outcome.dayCount) days are as they were before the import")
    }
  }

  private func undoneDay(_ outcome: QuestOutcome) -> String {
    let (trend, day) = about(outcome)
    return outcome.entry.map { say("\(trend): \(option($0)) again on \(day)") } ?? say("\(trend): nothing on \(day)")
  }

  func imported(_ outcome: QuestOutcome) -> String {
    outcome.didChange ? say("Imported \(outcome.dayCount) days") : say("All of it was there already, nothing changed")
  }

  func checked(trends: Int, days: Int, passedOver: Int) -> String {
    let counts = say("The store is whole. Trends: \(plain(trends)). Days: \(plain(days)).")
    return passedOver == 0 ? counts : counts + " " + say("\(passedOver) rows cannot be read and are passed over.")
  }

  private func about(_ outcome: QuestOutcome) -> (trend: String, day: String) {
    (name(outcome.trend.name), (outcome.day ?? QuestDay()).description)
  }

  private func option(_ entry: QuestEntry?) -> String { name(entry?.description ?? "") }
}
