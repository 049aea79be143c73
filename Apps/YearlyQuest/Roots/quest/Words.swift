import QuestEngine

/// Every word `quest` says, so that another language is another set of these files.
enum Words {
  static let noTrends = "No trends yet. Add one: quest add Sleep --options Great,Okay,Poor"
  static let unwritableOutput = "the output could not be written whole. Check the disk or the pipe it goes to."

  static func added(_ outcome: QuestOutcome) -> String { "Added \(trend(outcome.trend))" }

  static func trend(_ trend: Trend) -> String {
    "\(trend.name): \(trend.options.map(\.description).joined(separator: ", "))"
  }

  static func logged(_ outcome: QuestOutcome) -> String {
    let said = "\(outcome.trend.name): \(outcome.entry?.description ?? "") on \(outcome.day ?? QuestDay())"
    guard outcome.didChange else { return said + " already, nothing changed" }
    return outcome.before.map { said + ", was \($0.description)" } ?? said
  }

  static func undone(_ outcome: QuestOutcome) -> String {
    let (name, day) = (outcome.trend.name, outcome.day ?? QuestDay())
    return outcome.entry.map { "\(name): \($0.description) again on \(day)" } ?? "\(name): nothing on \(day)"
  }

  static func count(of week: QuestWeek) -> String { "\(week.loggedCount)/\(week.days.count)" }

  /// Two letters; `weekday` counts from 1, Sunday.
  static func initials(ofWeekday weekday: Int) -> String {
    ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"][(weekday + 6) % 7]
  }

  /// Text that came from outside, fit for one line: nothing that steers a terminal, and not endless.
  static func quoted(_ text: String, limit: Int = 60) -> String {
    let scalars = text.unicodeScalars.prefix(limit).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: String(scalar)
      }
    }
    return "“" + scalars.joined() + (text.unicodeScalars.count > limit ? "…" : "") + "”"
  }

  /// "Did you mean …?", or nothing when nothing is near.
  static func suggestion(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : " Did you mean \(nearest.map { quoted($0) }.joined(separator: " or "))?"
  }
}
