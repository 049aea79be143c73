import IntentWords

extension Card {
  /// The days of one week.
  package struct Week: Hashable, Sendable, Codable {
    /// In the order of the person's week.
    package var days: [Day]
    /// The week in words, for who does not see it.
    package var spoken: Resource?

    package init(days: [Day], spoken: Resource? = nil) {
      self.days = days
      self.spoken = spoken
    }
  }

  /// One cell of a grid.
  package struct Day: Hashable, Sendable {
    /// The short name of the day.
    package var label: Resource
    /// What was logged; nil for a day without an entry.
    package var entry: Entry?
    package var isToday: Bool

    package init(label: Resource, entry: Entry? = nil, isToday: Bool = false) {
      self.label = label
      self.entry = entry
      self.isToday = isToday
    }
  }

  /// What was logged on a day.
  package struct Entry: Hashable, Sendable {
    /// From 0 to `greatest`.
    package var value: Int
    /// The greatest value that could be logged, at least 1.
    package var greatest: Int
    /// RRGGBB in hexadecimal; a reader refuses any other text.
    package var color: String?
    /// A letter or a sign, so that the value reads without colour.
    package var letter: Resource?

    package init(value: Int, greatest: Int, color: String? = nil, letter: Resource? = nil) {
      self.value = value
      self.greatest = greatest
      self.color = color
      self.letter = letter
    }
  }

  /// The days of one year, month by month.
  package struct Year: Hashable, Sendable {
    /// In the order of the person's year.
    package var months: [Month]
    /// The year in words, for who does not see it.
    package var spoken: Resource?

    package init(months: [Month], spoken: Resource? = nil) {
      self.months = months
      self.spoken = spoken
    }
  }

  /// The days of one month of a year.
  package struct Month: Hashable, Sendable {
    /// The short name of the month.
    package var label: Resource
    /// From the first to the last; nil for a day without an entry.
    package var days: [Entry?]
    /// The day of this month that is today, from 1; nil when today is in no or another month.
    package var today: Int?

    package init(label: Resource, days: [Entry?], today: Int? = nil) {
      self.label = label
      self.days = days
      self.today = today
    }
  }
}
