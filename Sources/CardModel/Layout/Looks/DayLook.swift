/// What the days of a grid are drawn with, in points.
package enum DayLook {
  /// Of the edge of a day without an entry.
  package static let hollowWidth = 1.0
  package static let hollowAlpha = 0.7

  /// Of the edge around today: thin around the small squares of a year.
  package static func ringWidth(_ frame: Frame) -> Double { min(1.5, frame.width / 10) }
}
