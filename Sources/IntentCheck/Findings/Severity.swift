/// How much a finding weighs, the lightest first.
package enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
  /// Possibly better otherwise; a person decides.
  case advice
  /// Someone will read or hear something wrong, or nothing.
  case warning
  /// Certain: it crashes, does not build, or never says what it should. No guess is an error.
  case error
}

extension Severity: Comparable {
  package static func < (one: Severity, other: Severity) -> Bool { one.weight < other.weight }

  private var weight: Int {
    switch self {
    case .advice: 0
    case .warning: 1
    case .error: 2
    }
  }
}
