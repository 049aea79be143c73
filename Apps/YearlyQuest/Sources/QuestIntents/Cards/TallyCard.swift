import AppIntents
import CardKit
import QuestEngine

/// How a trend is going: what leads, on how many days, and the days themselves.
struct TallyCard {
  let tally: QuestTally
  let grid: Grid

  /// The days of the period, as the app's own views draw them.
  enum Grid {
    case week(QuestWeek)
    /// Some months of a year.
    case months(ClosedRange<Int>, of: QuestYear)
  }

  var card: SiriCard {
    SiriCard(bundle: .adapter) {
      Eyebrow(verbatim: tally.trend.name.uppercased())
      Chip("\(tally.loggedCount) days")
      headline
      switch grid {
      case .week(let week): Week(week.days(marked: OptionMarks(week.trend)), spoken: spoken)
      case .months(let months, let year): Year(months.map { year.month($0) }, spoken: spoken)
      }
    }
  }

  private var headline: any CardElement {
    if let leader = tally.leader { return Headline(verbatim: leader.description) }
    return tally.loggedCount == 0 ? Headline("Nothing yet") : Headline("Nothing stands out")
  }

  private var spoken: String.LocalizationValue {
    let logged = tally.loggedCount
    return switch tally.period {
    case .week: "\(logged) days logged this week."
    case .month: "\(logged) days logged this month."
    case .year: "\(logged) days logged this year."
    }
  }
}

extension QuestYear {
  /// A month as a card draws it.
  /// - Parameter month: from 1 to 12.
  fileprivate func month(_ month: Int) -> Year.Month {
    let marks = OptionMarks(trend)
    let days = (1...shape.monthLengths[month - 1]).map { day -> Week.Entry? in
      answers.answer(month: month, day: day).map { answer in
        Week.Entry(
          answer.value, of: answer.maxValue, color: CardColor(hex: answer.color), letter: String(marks.mark(of: answer))
        )
      }
    }
    let first = QuestDay(year: shape.year, month: month, day: 1)
    return Year.Month(
      "\(first.noon, format: QuestDay.monthInShort)", days: days,
      today: (today.year, today.month) == (shape.year, month) ? today.day : nil)
  }
}
