import AppIntents
import BriefEngine

/// The words of a figure.
struct Figure: Sendable {
  let label: String.LocalizationValue
  let value: String.LocalizationValue
  /// Nil where the name says what is counted.
  let unit: String.LocalizationValue?

  init(_ figure: BriefFigure, _ value: Int) {
    switch figure {
    case .focus: (label, self.value, unit) = ("FOCUS", "\(value, format: .number)", "min")
    case .steps: (label, self.value, unit) = ("STEPS", "\(value, format: .number)", nil)
    case .sleep: (label, self.value, unit) = ("SLEEP", "\(Self.minutes(value), format: Self.clock)", "h")
    }
  }

  static func minutes(_ count: Int) -> Duration { .seconds(count * 60) }

  private static let clock = Duration.TimeFormatStyle(pattern: .hourMinute)
  /// As they are spoken.
  static let wideMinutes = Duration.UnitsFormatStyle(allowedUnits: [.minutes], width: .wide)
  static let wideHours = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .wide)
}
