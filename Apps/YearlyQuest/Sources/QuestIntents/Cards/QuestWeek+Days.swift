import CardKit
import Foundation
import QuestEngine

extension QuestWeek {
  /// The seven squares as a card draws them.
  func days(marked marks: OptionMarks) -> [Week.Day] {
    squares.map { square in
      let entry = square.entry.map { entry in
        Week.Entry(
          entry.value, of: entry.maxValue, color: CardColor(hex: entry.color), letter: String(marks.mark(of: entry)))
      }
      return Week.Day(Self.label(ofWeekday: square.weekday), entry: entry, isToday: square.isToday)
    }
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
