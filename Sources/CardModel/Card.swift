import IntentWords

/// What a snippet shows: blocks in order, top to bottom.
///
/// `Documentation/Cards.md` says how it crosses between processes.
package struct Card: Hashable, Sendable, Codable {
  package var blocks: [Block]

  package init(_ blocks: [Block]) { self.blocks = blocks }

  /// One element of a card.
  package enum Block: Hashable, Sendable {
    /// The small line above the headline.
    case eyebrow(Resource)
    /// What wins the glance.
    case headline(Resource)
    case week(Week)
    case wells([Well])
    /// A kind that a newer sender knows.
    case unknown(kind: String)
  }

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
    /// RRGGBB in hexadecimal, as it was given.
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

  /// A button or a toggle; what it performs is in the archive.
  package struct Well: Hashable, Sendable, Codable {
    package var title: Resource
    /// The state of a toggle; nil for a button.
    package var isOn: Bool?

    package init(title: Resource, isOn: Bool? = nil) {
      self.title = title
      self.isOn = isOn
    }
  }
}

extension Card.Block {
  /// The name of the kind, in the archive and in a transcript.
  package var kind: String {
    switch self {
    case .eyebrow: "eyebrow"
    case .headline: "headline"
    case .week: "week"
    case .wells: "wells"
    case .unknown(let kind): kind
    }
  }
}
