import AppIntents
import CardKit
import QuestEngine

/// The app's own week view in its compact form, fed with the week's read model and nothing else.
struct WeekCard {
  let week: QuestWeek
  /// The day that the headline and the controls are about.
  let day: SaidDay

  init(_ week: QuestWeek, on day: SaidDay) {
    self.week = week
    self.day = day
  }

  var card: SiriCard {
    SiriCard(bundle: .adapter) {
      Eyebrow(verbatim: week.trend.name.uppercased())
      if let entry {
        Headline(verbatim: entry.description)
      } else {
        Headline("Nothing yet")
      }
      Week(week.days(marked: OptionMarks(week.trend)), spoken: "\(week.loggedCount) days logged this week.")
      for option in options {
        Well(verbatim: option.description, intent: SetDayIntent(option: option, day: day.date))
      }
      if entry != nil {
        Well("Undo", intent: UndoDayIntent(trend: TrendEntity(week.trend), day: day.date))
      }
    }
  }

  private var entry: QuestEntry? { week.entries[day.day] }

  /// What the day can be set to: a card has room for two controls, so only a trend with two options shows them all.
  /// Any other repeats, on a clear day, what was last logged in the week.
  private var options: [OptionEntity] {
    let all = week.trend.optionEntities
    if all.count == 2 { return all.filter { $0.description != entry?.description } }
    guard entry == nil, let last = week.entries.filter({ $0.key < day.day }).max(by: { $0.key < $1.key }) else {
      return []
    }
    return all.filter { $0.description == last.value.description }
  }
}
