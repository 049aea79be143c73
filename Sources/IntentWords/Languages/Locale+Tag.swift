import Foundation

extension Locale {
  /// The locale of a BCP 47 tag or an ICU identifier.
  ///
  /// It goes through the ICU spelling, because `-u-nu-…` extensions crash some of Foundation's formatters on Linux.
  static func of(tag: String) -> Locale {
    Locale(identifier: Locale(identifier: tag).identifier(.icu))
  }

  /// The locale as a preferred language: its language, region and `-u-` extensions.
  var tag: String { identifier(.bcp47) }

  /// Whether this is what a default argument `.current` gave.
  ///
  /// On Linux `Locale.current` is always `en_001`, whatever the environment says, so it tells nothing of the person.
  var isUnchosen: Bool { self == .current || self == .autoupdatingCurrent }
}
