import Foundation
import IntentWords
import Synchronization

/// What is known of languages by their codes.
enum Languages {
  /// The folder of the language of development, whichever it is: English in most projects.
  static let base = "Base"

  /// The English name of a language, with the code where ICU knows no name.
  static func name(_ code: String) -> String {
    if let known = names.withLock({ $0[code] }) { return known }
    let name = code == base ? code : bracketed(english.localizedString(forIdentifier: code) ?? code)
    names.withLock { $0[code] = name }
    return name
  }

  /// `Chinese, Traditional (Taiwan)` as `Chinese (Traditional, Taiwan)`: a comma would part it in a list.
  private static func bracketed(_ name: String) -> String {
    guard let comma = name.firstRange(of: ", ") else { return name }
    let details = name[comma.upperBound...].replacing(" (", with: ", ").filter { $0 != ")" }
    return "\(name[..<comma.lowerBound]) (\(details))"
  }

  private static let english = Locale(identifier: "en")
  private static let names = Mutex<[String: String]>([:])

  /// The names of languages in a sentence: the first few, and how many more.
  static func list(_ codes: [String], limit: Int = 6) -> String {
    let shown = codes.count > limit + 1 ? codes.prefix(limit) : codes[...]
    let rest = codes.count - shown.count
    let names = shown.map(name) + (rest > 0 ? ["\(rest) more languages"] : [])
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// For each language, the others of a catalog that serve its readers.
  static func relatives(among languages: [String]) -> [String: [String]] {
    let families = Dictionary(grouping: languages, by: family)
    var relatives = Dictionary(languages.map { ($0, [String]()) }, uniquingKeysWith: { first, _ in first })
    // More are no relatives, but a trick: each of them is compared with all.
    for members in families.values where (2...64).contains(members.count) {
      for language in members {
        relatives[language] = serving(language, among: members.filter { $0 != language })
      }
    }
    return relatives
  }

  /// The languages of a catalog that serve the readers of another.
  static func serving(_ language: String, among languages: [String]) -> [String] {
    LanguageMatch.languages(from: languages.filter { family($0) == family(language) }, for: [language])
  }

  /// The languages that can stand in for each other share a family: the first part, with Norwegian as one.
  static func family(_ code: String) -> String {
    if code == base { return "en" }
    let first = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["nb", "nn"].contains(first) ? "no" : first
  }
}
