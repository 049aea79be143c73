import Foundation
import IntentWire

/// One line of the environment.
package enum Setting: Hashable, Sendable {
  case languages([String])
  case surface(SurfaceKind)
  case locked(Bool)
  case now(Moment)
  /// 1 is Sunday, 7 is Saturday, as in `Calendar.firstWeekday`.
  case weekStarts(Int)

  /// The names of the settings as they are written, without the colon.
  package static let names = ["language", "surface", "locked", "now", "week starts"]
  /// From Sunday, so that the place plus one is the number of `Calendar.firstWeekday`.
  package static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

  /// - Throws: `TranscriptProblem`.
  package init(name: String, value: String) throws {
    func unknown(_ allowed: [String]) -> TranscriptProblem {
      .unknownValue(value, setting: name, allowed: allowed)
    }
    switch name {
    case "language":
      self = .languages(try Self.languages(value))
    case "surface":
      guard let surface = SurfaceKind(rawValue: value) else { throw unknown(SurfaceKind.allCases.map(\.rawValue)) }
      self = .surface(surface)
    case "locked":
      guard value == "yes" || value == "no" else { throw unknown(["yes", "no"]) }
      self = .locked(value == "yes")
    case "now":
      self = .now(try Moment(value))
    case "week starts":
      guard let place = Self.weekdays.firstIndex(of: value.lowercased()) else { throw unknown(Self.weekdays) }
      self = .weekStarts(place + 1)
    default:
      throw TranscriptProblem.unknownLine("\(name): \(value)", nearest: nil)
    }
  }

  /// Tags parted by commas, best first.
  /// - Throws: `TranscriptProblem.notALanguage`, `.unknownLanguage`.
  package static func languages(_ text: String) throws -> [String] {
    let tags = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    for tag in tags {
      guard isLanguageTag(tag) else { throw TranscriptProblem.notALanguage(tag) }
      guard isKnown(tag) else { throw TranscriptProblem.unknownLanguage(tag) }
    }
    return tags
  }

  /// Whether ICU has a name for the language, an old code such as `iw` too.
  private static func isKnown(_ tag: String) -> Bool {
    let language = tag.prefix { $0 != "-" }.lowercased()
    return Locale(identifier: "en").localizedString(forLanguageCode: language) != nil
  }

  /// Whether it has the shape of a BCP 47 tag: a language of two to eight letters, then parts of up to eight.
  private static func isLanguageTag(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  package var name: String {
    switch self {
    case .languages: "language"
    case .surface: "surface"
    case .locked: "locked"
    case .now: "now"
    case .weekStarts: "week starts"
    }
  }

  package var value: String {
    switch self {
    case .languages(let tags): tags.joined(separator: ", ")
    case .surface(let surface): surface.rawValue
    case .locked(let isLocked): isLocked ? "yes" : "no"
    case .now(let moment): moment.text
    case .weekStarts(let day): Self.weekdays.indices.contains(day - 1) ? Self.weekdays[day - 1] : String(day)
    }
  }
}
