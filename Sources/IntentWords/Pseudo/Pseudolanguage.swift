/// A language that nobody speaks, by CLDR's name: the source text, changed so that it can still be read.
///
/// What is still plain when an app is read in it did not come from a catalog.
package enum Pseudolanguage: String, Hashable, Sendable, CaseIterable {
  /// Accented and longer.
  case accented = "en-XA"
  /// From right to left.
  case rightToLeft = "ar-XB"

  /// - Parameter tag: a BCP 47 tag or an ICU identifier; nil when it names another language.
  package init?(tag: String) {
    // Asked for every reading, of languages that hardly ever are one.
    guard tag.utf8.count == 5, let kind = tag.utf8.dropFirst(3).first, kind | 0x20 == UInt8(ascii: "x")
    else { return nil }
    let wanted = tag.replacing("_", with: "-").lowercased()
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else { return nil }
    self = found
  }

  /// The one that a person reads in: only the first preference decides.
  init?(among languages: [String]) {
    guard let first = languages.first else { return nil }
    self.init(tag: first)
  }

  /// The languages in which something is said: those that nobody speaks are left out, which leaves the source language.
  package static func spoken(_ languages: [String]) -> [String] { languages.filter { Self(tag: $0) == nil } }

  /// The languages in whose way numbers and dates are written: nobody's are written as English is.
  package static func written(_ languages: [String]) -> [String] { languages.map { Self(tag: $0) == nil ? $0 : "en" } }

  /// Whose direction a text has.
  var direction: String {
    switch self {
    case .accented: "en"
    case .rightToLeft: "ar"
    }
  }
}
