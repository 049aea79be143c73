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
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .text, .resource, .list, .opaque, .placeholder, .unknown: nil
    }
  }
}
