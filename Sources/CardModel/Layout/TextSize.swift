/// How large a person wants text, by the names of the system's settings.
package enum TextSize: String, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Body text of this size beside body text of the standard one.
  ///
  /// Human Interface Guidelines, Typography: body is 17 points at `large`, 14 to 53 at the others.
  package var scale: Double { body / 17 }

  /// How many lines of prose a card shows where there is room for them: more than three where each is larger.
  package var mostProseLines: Int { Int((Double(Self.leastProseLines) * max(scale, 1)).rounded(.up)) }

  /// How many it shows at the standard size, and at a larger one at least.
  package static let leastProseLines = 3

  private var body: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}
