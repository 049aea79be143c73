import Foundation
import IntentWords

/// Reads a date that a person or a program wrote: ISO 8601, with or without a time, or a day as a language writes it.
package enum SpokenDate {
  /// - Parameter languages: the person's, best first.
  package static func date(_ text: String, languages: [String] = []) -> Date? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return iso(trimmed) ?? Pseudolanguage.written(languages).lazy.compactMap { written(trimmed, in: $0) }.first
  }

  private static func iso(_ trimmed: String) -> Date? {
    // A calendar wraps a year that is too large for it, and no four digits write one.
    guard let year = Int(trimmed.prefix { $0 != "-" }), (1...9999).contains(year) else { return nil }
    if namesATime(trimmed), let instant = try? Date(trimmed, strategy: .iso8601) { return instant }
    return local(trimmed)
  }

  /// A day as the language writes it, from the shortest way to the longest. What comes out must be what went in: the
  /// parser forgives more than a person would, and makes 14 February of 13/45.
  private static func written(_ text: String, in language: String) -> Date? {
    // Long enough for every date.
    guard text.utf8.count <= 80 else { return nil }
    let locale = Locale(identifier: language)
    let parts = parts(of: text)
    for style in [Date.FormatStyle.DateStyle.numeric, .abbreviated, .long, .complete] {
      let format = Date.FormatStyle(
        date: style, time: .omitted, locale: locale, calendar: Calendar(identifier: .gregorian))
      if let date = try? format.parseStrategy.parse(text), Self.parts(of: format.format(date)) == parts { return date }
    }
    return nil
  }

  /// Its numbers and words, without what stands between them.
  private static func parts(of text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map { Int($0).map(String.init) ?? String($0) }
  }

  /// Whether the day and the time in front exist: Foundation makes 3 March of 31 February.
  private static func namesATime(_ text: String) -> Bool {
    let numbers = text.prefix(19).split { !$0.isASCII || !$0.isNumber }.map { Int($0) }
    guard numbers.count == 6 else { return false }
    let parts = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4], second: numbers[5])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return parts.isValidDate(in: calendar)
  }

  /// `2026-03-29` or `2026-03-29 23:30`, in the zone of this process.
  private static func local(_ text: String) -> Date? {
    let halves = text.split(whereSeparator: { $0 == " " || $0 == "T" })
    guard let first = halves.first, halves.count <= 2 else { return nil }
    let day = first.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard day.count == 3, let year = day[0], let month = day[1], let number = day[2] else { return nil }
    var parts = DateComponents(year: year, month: month, day: number)
    if halves.count == 2 {
      let clock = halves[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard clock.count == 2 || clock.count == 3, let hour = clock[0], let minute = clock[1] else { return nil }
      parts.hour = hour
      parts.minute = minute
      if clock.count == 3 {
        guard let second = clock[2] else { return nil }
        parts.second = second
      }
    }
    let calendar = Calendar(identifier: .gregorian)
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }
}
