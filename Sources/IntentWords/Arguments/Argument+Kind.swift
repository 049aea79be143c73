extension Argument {
  /// What a specifier can do with an argument.
  package enum Kind: Hashable, Sendable {
    case text, number, fraction
  }

  package var kind: Kind {
    switch self {
    case .integer, .unsigned: .number
    case .double: .fraction
    case .text, .resource, .list, .opaque, .placeholder, .unknown: .text
    }
  }

  /// The number that picks a plural form; nil for what is no number.
  var count: Double? {
    switch self {
    case .integer(let value): Self.count(value.magnitude) * (value < 0 ? -1 : 1)
    case .unsigned(let value): Self.count(value)
    case .double(let value): value
    case .text, .resource, .list, .opaque, .placeholder, .unknown: nil
    }
  }

  /// A double loses the last digits beyond 2⁵³, and plural rules look at nothing but the last six.
  private static func count(_ value: UInt64) -> Double {
    value <= 1 << 53 ? Double(value) : Double(value % 1_000_000 + 1_000_000)
  }
}
