import Foundation

/// A time on a clock somewhere: what `now:` says.
package struct Moment: Hashable, Sendable {
  /// As it is written: `2026-03-29 23:30 Europe/Zagreb`.
  package let text: String
  package let date: Date
  package let zone: TimeZone

  /// - Throws: `TranscriptProblem` when it is no time, or none of that zone.
  package init(_ text: String) throws {
    let words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard words.count == 2 || words.count == 3, let fields = Self.fields(day: words[0], time: words[1]) else {
      throw TranscriptProblem.notAMoment(text)
    }
    let zoneName = words.count == 3 ? words[2] : "UTC"
    guard zoneName == "UTC" || zoneName.contains("/"), let zone = TimeZone(identifier: zoneName) else {
      throw TranscriptProblem.unknownZone(zoneName)
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    guard let date = calendar.date(from: fields) else { throw TranscriptProblem.notAMoment(text) }
    let back = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    guard back.year == fields.year, back.month == fields.month, back.day == fields.day else {
      throw TranscriptProblem.notAMoment(text)
    }
    guard back.hour == fields.hour, back.minute == fields.minute, back.second == fields.second else {
      throw TranscriptProblem.skippedTime(text)
    }
    self.text = words.joined(separator: " ")
    self.date = date
    self.zone = zone
  }

  private static func fields(day: String, time: String) -> DateComponents? {
    func numbers(_ text: String, _ separator: Character, widths: [Int]) -> [Int]? {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == widths.count else { return nil }
      var numbers: [Int] = []
      for (part, width) in zip(parts, widths) {
        guard part.utf8.count == width, part.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(part) else {
          return nil
        }
        numbers.append(number)
      }
      return numbers
    }
    guard let date = numbers(day, "-", widths: [4, 2, 2]),
      let clock = numbers(time, ":", widths: [2, 2]) ?? numbers(time, ":", widths: [2, 2, 2]),
      (1...12).contains(date[1]), (1...31).contains(date[2]), date[0] > 0,
      clock[0] < 24, clock[1] < 60, clock.count < 3 || clock[2] < 60
    else { return nil }
    let second = clock.count == 3 ? clock[2] : 0
    return DateComponents(
      year: date[0], month: date[1], day: date[2], hour: clock[0], minute: clock[1], second: second)
  }

  /// ISO 8601 with the zone's offset at that time: `2026-03-29T23:30:00+02:00`.
  package var iso8601: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func padded(_ number: Int?, _ width: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let offset = zone.secondsFromGMT(for: date)
    let minutes = abs(offset) / 60
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
      + "T\(padded(parts.hour, 2)):\(padded(parts.minute, 2)):\(padded(parts.second, 2))"
      + (offset < 0 ? "-" : "+") + "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
  }
}
