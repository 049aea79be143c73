import Foundation

/// What the engine takes from the world around it, so that a test or a host can choose it.
public struct BriefSurroundings: Sendable {
  /// Tells the instant.
  public var now: @Sendable () throws(BriefFailure) -> Date
  /// Tells the day of an instant.
  public var timeZone: TimeZone
  /// What the person reads, as a BCP 47 tag.
  public var language: String

  /// Makes surroundings.
  public init(now: @escaping @Sendable () throws(BriefFailure) -> Date, timeZone: TimeZone, language: String) {
    self.now = now
    self.timeZone = timeZone
    self.language = language
  }

  /// The real ones; on Linux a host may steer them by `STAGEDOOR_NOW`, `STAGEDOOR_LANGUAGE` and `TZ`.
  public static func live(environment: [String: String] = ProcessInfo.processInfo.environment) -> BriefSurroundings {
    #if os(Linux)
    let values = environment.filter { !$0.value.isEmpty }
    let moment = values["STAGEDOOR_NOW"]
    let language = values["STAGEDOOR_LANGUAGE"]?.prefix { $0 != "," } ?? tag(posix: values["LC_ALL"] ?? values["LANG"])
    #else
    let moment: String? = nil
    let language = Locale.preferredLanguages.first
    #endif
    return BriefSurroundings(
      now: { () throws(BriefFailure) in
        guard let moment else { return Date() }
        guard let instant = try? Date(moment, strategy: .iso8601) else { throw .unreadableClock(moment) }
        return instant
      }, timeZone: .autoupdatingCurrent, language: language.map(String.init) ?? "en")
  }

  /// `hr_HR.UTF-8` is `hr-HR`, and `C` names no language; Foundation does not look there on Linux.
  private static func tag(posix: String?) -> Substring? {
    guard let name = posix?.prefix(while: { $0 != "." && $0 != "@" }), name != "C", name != "POSIX" else { return nil }
    return name.replacing("_", with: "-")
  }

  func today() throws(BriefFailure) -> String {
    try now().formatted(Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day())
  }
}
