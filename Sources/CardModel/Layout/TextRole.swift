/// What a text on a card is for: it decides the face, and the strength of the colour.
///
/// Sizes are the published card kit's (SiriCardKit at 9e1063b): a snippet is a fixed canvas.
package enum TextRole: String, CaseIterable, Sendable {
  case eyebrow
  case chip
  case headline
  case rowLabel
  case rowValue
  case rowUnit
  case cellValue
  case cellLabel
  case sentence
  case footnote
  case wellTitle
  case dayLabel
  case dayLetter
  case monthLabel

  /// At the standard size of text.
  package var face: TextFace {
    switch self {
    case .eyebrow: TextFace(.mono, size: 11, weight: .bold, tracking: 1.5)
    case .chip: TextFace(.mono, size: 11, weight: .bold, tracking: 1.2)
    case .headline: TextFace(.display, size: 28, weight: .semibold, tracking: -0.4)
    case .rowLabel: TextFace(.mono, size: 12, weight: .medium, tracking: 1.2)
    case .rowValue: TextFace(.mono, size: 16, weight: .medium, hasTabularDigits: true)
    case .rowUnit: TextFace(.mono, size: 12)
    case .cellValue: TextFace(.mono, size: 22, weight: .semibold, hasTabularDigits: true)
    case .cellLabel: TextFace(.mono, size: 11, weight: .medium, tracking: 1.2)
    case .sentence: TextFace(.sans, size: 15)
    case .footnote: TextFace(.mono, size: 11)
    case .wellTitle: TextFace(.sans, size: 13, weight: .medium)
    case .dayLabel, .monthLabel: TextFace(.mono, size: 11)
    case .dayLetter: TextFace(.sans, size: 13, weight: .semibold)
    }
  }

  /// Whether it is drawn in capitals, in a script that has them.
  package var isUppercased: Bool {
    switch self {
    case .eyebrow, .chip, .rowLabel, .cellLabel: true
    default: false
    }
  }

  /// How far it may shrink to fit one line.
  package var leastScale: Double {
    switch self {
    case .headline: 0.8
    case .cellValue: 0.7
    default: 1
    }
  }
}
