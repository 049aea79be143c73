import AppIntents
import QuestEngine

/// An option logged for today, and what is said of it.
struct LoggedToday {
  private let outcome: QuestOutcome
  private let option: OptionEntity

  init(_ option: OptionEntity, through door: QuestDoor) throws(QuestIntentError) {
    self.option = option
    outcome = try asking { () throws(QuestFailure) in
      try door.perform(.logDay(trend: option.id.trend, option: option.description))
    }
  }

  var result: some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(
      dialog: IntentDialog(full: spoken, supporting: shown),
      snippetIntent: WeekSnippetIntent(trend: TrendEntity(outcome.trend)))
  }

  /// Stands alone: the person may see nothing.
  var spoken: LocalizedStringResource {
    let trend = outcome.trend.name
    return outcome.didChange
      ? words("Updated \(trend) to \(option.description) for today.")
      : words("\(trend) is already \(option.description) today.")
  }

  /// Stands above the card, which shows the trend and the option.
  var shown: LocalizedStringResource {
    outcome.didChange ? words("Logged for today.") : words("Nothing to change.")
  }
}
