import Foundation

extension QuestSurroundings {
  /// The real clock and calendar. On Linux a host may steer them by environment variables:
  ///
  /// | variable | holds |
  /// | --- | --- |
  /// | `STAGEDOOR_NOW` | an instant with its offset, at which the clock stands still: `2026-03-29T23:30:00+02:00` |
  /// | `STAGEDOOR_FIRST_WEEKDAY` | `1` (Sunday) to `7` (Saturday) |
  /// | `STAGEDOOR_LANGUAGE` | BCP 47 tags parted by commas; the weeks of the first one's region are used when no first weekday is said |
  /// | `LC_ALL`, `LC_TIME`, `LANG` | the locale whose region's weeks are used when no language is said |
  /// | `TZ` | the time zone, as for any program |
  ///
  /// A variable that cannot be read fails where its value is first needed.
  public static func live(
    source: QuestSource, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> QuestSurroundings {
    #if os(Linux)
    let steering = Steering(environment: environment)
    #else
    let steering = Steering(environment: [:])
    #endif
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .autoupdatingCurrent
    return QuestSurroundings(
      clock: QuestClock(now: steering.now),
      calendar: QuestCalendar(calendar: calendar, firstWeekday: steering.firstWeekday),
      source: source)
  }
}

/// What the environment says about clock and calendar.
private struct Steering: Sendable {
  let environment: [String: String]

  func now() throws(QuestFailure) -> Date {
    guard let text = value(of: "STAGEDOOR_NOW") else { return Date() }
    guard Self.namesADay(text), let instant = try? Date(text, strategy: .iso8601) else {
      throw .unreadableVariable(name: "STAGEDOOR_NOW", value: text)
    }
    return instant
  }

  /// Whether the date and the time in front exist: Foundation makes 3 March of 31 February.
  private static func namesADay(_ text: String) -> Bool {
    let numbers = text.prefix(19).split { !$0.isASCII || !$0.isNumber }.map { Int($0) }
    guard numbers.count == 6 else { return false }
    let parts = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4], second: numbers[5])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // The year 0 is written, and is told as a day that no calendar of ours has.
    return numbers[0] == 0 || parts.isValidDate(in: calendar)
  }

  func firstWeekday() throws(QuestFailure) -> Int {
    guard let text = value(of: "STAGEDOOR_FIRST_WEEKDAY") else { return firstWeekdayOfRegion() }
    guard let number = Int(text), (1...7).contains(number) else {
      throw .unreadableVariable(name: "STAGEDOOR_FIRST_WEEKDAY", value: text)
    }
    return number
  }

  private func firstWeekdayOfRegion() -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar.firstWeekday
  }

  /// Foundation does not read the environment's locale on Linux.
  private var locale: Locale {
    if let tag = value(of: "STAGEDOOR_LANGUAGE")?.split(separator: ",").first {
      return Locale(identifier: tag.trimmingCharacters(in: .whitespaces))
    }
    let posix = value(of: "LC_ALL") ?? value(of: "LC_TIME") ?? value(of: "LANG")
    guard let name = posix?.prefix(while: { $0 != "." && $0 != "@" }), !["C", "POSIX"].contains(name) else {
      return Self.unsaid
    }
    return Locale(identifier: String(name))
  }

  /// What both doors take for the person's where nobody says: on Linux `.current` is no region's.
  private static var unsaid: Locale {
    #if os(Linux)
    Locale(identifier: "en")
    #else
    .current
    #endif
  }

  private func value(of name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
