import Foundation

extension Locale {
  /// The locale of a BCP 47 tag or an ICU identifier.
  ///
  /// It goes through the ICU spelling, because `-u-nu-…` extensions crash some of Foundation's formatters on Linux.
  /// What is no locale's name (some formatters end the process over one that is too long) is read as its language.
  static func of(tag: String) -> Locale {
    // Nobody's languages write numbers and dates as English does.
    if Pseudolanguage(tag: tag) != nil { return Locale(identifier: "en") }
    if isName(tag) {
      let identifier = Locale(identifier: tag).identifier(.icu)
      if isName(identifier) { return Locale(identifier: identifier) }
    }
    // The longest language code that BCP 47 leaves room for.
    return Locale(identifier: String(tag.prefix { $0.isASCII && $0.isLetter }.prefix(8)))
  }

  /// ICU's own limit is 157 bytes.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 128 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// The locale as a preferred language: its language, region and `-u-` extensions.
  var tag: String { identifier(.bcp47) }

  /// Whether this is what a default argument `.current` gave.
  ///
  /// On Linux `Locale.current` is always `en_001`, whatever the environment says, so it tells nothing of the person.
  var isUnchosen: Bool { self == .current || self == .autoupdatingCurrent }
}
