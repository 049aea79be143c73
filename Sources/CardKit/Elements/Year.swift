import AppIntents
import CardModel

/// The days of a year in small squares, a line for each month.
public struct Year: CardElement {
  private let months: [Month]
  private let spoken: CardWords?

  /// Makes a year.
  /// - Parameters:
  ///   - months: in the order of the person's year.
  ///   - spoken: the year in words, for who does not see it.
  public init(_ months: [Month], spoken: String.LocalizationValue? = nil) {
    self.months = months
    self.spoken = spoken.map(CardWords.localized)
  }

  /// One month of a year.
  public struct Month: Sendable {
    let label: CardWords
    let days: [Week.Entry?]
    let today: Int?

    /// Makes a month whose name is in the card's catalog.
    /// - Parameters:
    ///   - label: the short name of the month.
    ///   - days: what was logged on each day, from the first to the last; nil for nothing.
    ///   - today: the day of this month that is today, from 1; nil when today is in no or another month.
    public init(_ label: String.LocalizationValue, days: [Week.Entry?], today: Int? = nil) {
      self.init(.localized(label), days, today)
    }

    /// Makes a month whose name is the same in every language.
    /// - Parameters:
    ///   - label: the short name of the month.
    ///   - days: what was logged on each day, from the first to the last; nil for nothing.
    ///   - today: the day of this month that is today, from 1; nil when today is in no or another month.
    public init(verbatim label: String, days: [Week.Entry?], today: Int? = nil) {
      self.init(.verbatim(label), days, today)
    }

    private init(_ label: CardWords, _ days: [Week.Entry?], _ today: Int?) {
      self.label = label
      self.days = days
      self.today = today
    }
  }

  public func _place(on sheet: inout _CardSheet) {
    let months = months.map { month in
      Card.Month(
        label: sheet.resource(month.label), days: month.days.map { $0.map { $0.entry(on: sheet) } }, today: month.today)
    }
    sheet.add(.year(Card.Year(months: months, spoken: spoken.map { sheet.resource($0) })))
  }
}
