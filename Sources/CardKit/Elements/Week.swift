import AppIntents
import CardModel

/// Seven days in a row, each with what was logged on it.
public struct Week: CardElement {
  private let days: [Day]
  private let spoken: CardWords?

  /// Makes a week.
  /// - Parameters:
  ///   - days: seven, in the order of the person's week.
  ///   - spoken: the week in words, for who does not see it.
  public init(_ days: [Day], spoken: String.LocalizationValue? = nil) {
    self.days = days
    self.spoken = spoken.map(CardWords.localized)
  }

  /// One day of a week.
  public struct Day: Sendable {
    let label: CardWords
    let entry: Entry?
    let isToday: Bool

    /// Makes a day whose name is in the card's catalog.
    /// - Parameters:
    ///   - label: the short name of the weekday.
    ///   - entry: what was logged; nil for nothing.
    ///   - isToday: whether the day is today.
    public init(_ label: String.LocalizationValue, entry: Entry? = nil, isToday: Bool = false) {
      self.init(.localized(label), entry, isToday)
    }

    /// Makes a day whose name is the same in every language.
    /// - Parameters:
    ///   - label: the short name of the weekday.
    ///   - entry: what was logged; nil for nothing.
    ///   - isToday: whether the day is today.
    public init(verbatim label: String, entry: Entry? = nil, isToday: Bool = false) {
      self.init(.verbatim(label), entry, isToday)
    }

    private init(_ label: CardWords, _ entry: Entry?, _ isToday: Bool) {
      self.label = label
      self.entry = entry
      self.isToday = isToday
    }
  }

  /// What was logged on a day.
  public struct Entry: Sendable {
    let value: Int
    let greatest: Int
    let color: CardColor?
    let letter: String?

    /// Makes an entry.
    /// - Parameters:
    ///   - value: from 0 to `greatest`.
    ///   - greatest: the greatest value that could be logged, at least 1.
    ///   - color: the value's colour; nil for that of names.
    ///   - letter: a letter or a sign, so that the value reads without colour; the same in every language.
    public init(_ value: Int, of greatest: Int, color: CardColor? = nil, letter: String? = nil) {
      self.value = value
      self.greatest = greatest
      self.color = color
      self.letter = letter
    }
  }

  public func _place(on sheet: inout _CardSheet) {
    let days = days.map { day in
      Card.Day(
        label: sheet.resource(day.label), entry: day.entry.map { $0.entry(on: sheet) }, isToday: day.isToday)
    }
    sheet.add(.week(Card.Week(days: days, spoken: spoken.map { sheet.resource($0) })))
  }
}

extension Week.Entry {
  /// The entry as it crosses.
  func entry(on sheet: _CardSheet) -> Card.Entry {
    Card.Entry(
      value: value, greatest: greatest, color: color?.value.hex, letter: letter.map { sheet.resource(.verbatim($0)) })
  }
}
