import Foundation
import IntentWire

/// Where the person meets the intent, and in which language.
package struct Surface: Hashable, Sendable {
  package var kind: SurfaceKind
  /// Best first, as BCP 47 tags.
  package var languages: [String]
  package var isLocked: Bool
  /// Where the person's clock stands; nil means the machine's own zone.
  package var timeZone: TimeZone?

  package init(
    kind: SurfaceKind = .siri, languages: [String] = ["en"], isLocked: Bool = false, timeZone: TimeZone? = nil
  ) {
    self.kind = kind
    self.languages = languages
    self.isLocked = isLocked
    self.timeZone = timeZone
  }
}
