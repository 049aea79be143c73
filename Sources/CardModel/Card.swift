import IntentWords

/// What a snippet shows: blocks in order, top to bottom.
///
/// `Documentation/Cards.md` says how it crosses between processes.
package struct Card: Hashable, Sendable {
  package var blocks: [Block]
  /// The one colour that stands out; nil for the standard one.
  package var accent: SRGB?
  /// Of what its ground is; nil leaves all to the layout.
  package var material: MaterialSettings?

  package init(_ blocks: [Block], accent: SRGB? = nil, material: MaterialSettings? = nil) {
    self.blocks = blocks
    self.accent = accent
    self.material = material
  }

  /// The accent of a card that names none.
  package static let standardAccent = SRGB(0xC8_B6_A0)

  /// Accents to choose from, the standard one first.
  package static let accentSwatches = [
    standardAccent, SRGB(0x6F_8F_6A), SRGB(0xC9_A2_6D), SRGB(0xB0_52_4A), SRGB(0x5C_7A_9E),
  ]

  /// One element of a card.
  package enum Block: Hashable, Sendable {
    /// The small line above the headline.
    case eyebrow(Resource)
    /// What wins the glance.
    case headline(Resource)
    /// A figure with its name; several in a row stand on the same rails.
    case row(Row)
    /// Large figures side by side.
    case columns([Cell])
    /// What prose there is.
    case sentence(Resource)
    /// A state in a capsule.
    case chip(Resource)
    /// A small line that adds to what stands above it.
    case footnote(Resource)
    case week(Week)
    case year(Year)
    case wells([Well])
    /// A kind that a newer sender knows.
    case unknown(kind: String)
  }

  /// A figure with its name: `FOCUS 92 min`.
  package struct Row: Hashable, Sendable, Codable {
    package var label: Resource
    package var value: Resource
    /// What the value counts; nil where it says so itself.
    package var unit: Resource?

    package init(label: Resource, value: Resource, unit: Resource? = nil) {
      self.label = label
      self.value = value
      self.unit = unit
    }
  }

  /// One of a few large figures that stand side by side, its name below it.
  package struct Cell: Hashable, Sendable, Codable {
    package var label: Resource
    package var value: Resource

    package init(label: Resource, value: Resource) {
      self.label = label
      self.value = value
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
    case .row: "row"
    case .columns: "columns"
    case .sentence: "sentence"
    case .chip: "chip"
    case .footnote: "footnote"
    case .week: "week"
    case .year: "year"
    case .wells: "wells"
    case .unknown(let kind): kind
    }
  }
}
