import AppIntents
import CardKit
import QuestEngine

/// The app's own week view in its compact form, fed with the week's read model and nothing else.
struct WeekCard {
  let week: QuestWeek

  init(_ week: QuestWeek) { self.week = week }

  var card: SiriCard {
    SiriCard(bundle: .adapter) {
      Eyebrow(verbatim: week.trend.name.uppercased())
      if let today = week.entries[week.today] {
        Headline(verbatim: today.description)
      } else {
        Headline("Nothing yet")
      }
      Week(week.squares.map(day), spoken: "\(week.loggedCount) days logged this week.")
      if week.entries[week.today] != nil {
        Well("Undo", intent: UndoTodayIntent(trend: TrendEntity(week.trend)))
      }
    }
  }

  private func day(_ square: QuestWeek.Square) -> Week.Day {
    let entry = square.entry.map { entry in
      Week.Entry(
        entry.value, of: entry.maxValue, color: entry.color, letter: String(OptionMarks(week.trend).mark(of: entry)))
    }
    return Week.Day(Self.label(ofWeekday: square.weekday), entry: entry, isToday: square.isToday)
  }

  /// - Parameter weekday: from 1 (Sunday) to 7 (Saturday).
  static func label(ofWeekday weekday: Int) -> String.LocalizationValue {
    switch weekday {
    case 2: "Mo"
    case 3: "Tu"
    case 4: "We"
    case 5: "Th"
    case 6: "Fr"
    case 7: "Sa"
    default: "Su"
    }
  }
}
