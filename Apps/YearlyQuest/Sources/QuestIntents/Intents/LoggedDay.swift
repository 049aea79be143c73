import AppIntents
import QuestEngine

/// An option logged for a day, and what is said of it.
struct LoggedDay {
  private let outcome: QuestOutcome
  private let option: String
  private let day: SaidDay

  init(_ option: OptionIdentifier, called name: String, on day: SaidDay, through door: QuestDoor)
    throws(QuestIntentError)
  {
    self.option = name
    self.day = day
    outcome = try asking { () throws(QuestFailure) in
      try door.perform(.logDay(trend: option.trend, option: name, day: day.day))
    }
  }

  var result: some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(
      dialog: IntentDialog(full: spoken, supporting: shown),
      snippetIntent: WeekSnippetIntent(trend: TrendEntity(outcome.trend), day: day.date))
  }

  /// Stands alone: the person may see nothing.
  var spoken: LocalizedStringResource {
    let trend = outcome.trend.name
    let date = day.day.noon
    return switch (outcome.didChange, day.isToday) {
    case (true, true): words("Updated \(trend) to \(option) for today.")
    case (true, false): words("Updated \(trend) to \(option) for \(date, format: QuestDay.inWords).")
    case (false, true): words("\(trend) is already \(option) today.")
    case (false, false): words("\(trend) is already \(option) on \(date, format: QuestDay.inWords).")
    }
  }

  /// Stands above the card, which shows the trend and the option.
  var shown: LocalizedStringResource {
    guard outcome.didChange else { return words("Nothing to change.") }
    return day.isToday
      ? words("Logged for today.") : words("Logged for \(day.day.noon, format: QuestDay.inWords).")
  }
}
