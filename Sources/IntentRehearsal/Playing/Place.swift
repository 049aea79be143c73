import Foundation
import IntentHost
import IntentWire

/// Where and when the person is: what the environment lines of a rehearsal say.
package struct Place: Hashable, Sendable {
  package var surface: Surface
  /// nil: the machine's clock and zone.
  package var now: Moment?
  /// 1 is Sunday, 7 is Saturday; nil: the app's own way to know.
  package var weekStarts: Int?

  package init(surface: Surface = Surface(), now: Moment? = nil, weekStarts: Int? = nil) {
    self.surface = surface
    self.now = now
    if let now { self.surface.timeZone = now.zone }
    self.weekStarts = weekStarts
  }

  /// Where a rehearsal starts that says nothing of it: the clock stands still, so that each day is the same.
  package static var ofRehearsals: Place { Place(now: try? Moment("2026-01-05 09:00 UTC")) }

  package mutating func apply(_ setting: Setting) {
    switch setting {
    case .languages(let tags): surface.languages = tags
    case .surface(let kind): surface.kind = kind
    case .locked(let isLocked): surface.isLocked = isLocked
    case .now(let moment):
      now = moment
      surface.timeZone = moment.zone
    case .weekStarts(let day): weekStarts = day
    }
  }

  /// What every process that is started there finds in its environment.
  package var variables: [String: String] {
    var variables: [String: String] = [:]
    if !surface.languages.isEmpty { variables["STAGEDOOR_LANGUAGE"] = surface.languages.joined(separator: ",") }
    if let now {
      variables["STAGEDOOR_NOW"] = now.iso8601
      variables["TZ"] = now.zone.identifier == "GMT" ? "UTC" : now.zone.identifier
    }
    if let weekStarts { variables["STAGEDOOR_FIRST_WEEKDAY"] = String(weekStarts) }
    return variables
  }
}
