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
    .result(dialog: dialog, snippetIntent: WeekSnippetIntent(trend: TrendEntity(outcome.trend)))
  }

  private var dialog: IntentDialog {
    let trend = outcome.trend.name
    guard outcome.didChange else {
      return IntentDialog(
        full: words("\(trend) is already \(option.description) today."), supporting: words("Nothing to change."))
    }
    return IntentDialog(
      full: words("Updated \(trend) to \(option.description) for today."), supporting: words("Logged for today."))
  }
}
