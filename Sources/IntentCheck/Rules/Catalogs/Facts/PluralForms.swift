import IntentWords
import Synchronization

#if canImport(_FoundationICU)
import _FoundationICU
#endif

/// The plural categories of a language with CLDR's own sample numbers, from the ICU inside the toolchain's Foundation.
struct PluralForms: Sendable {
  struct Samples: Hashable, Sendable {
    /// As CLDR writes them: `2~4, 22~24, 102, 1000000, …`; empty when no whole number reaches the category.
    let whole: String
    let fractions: String
  }

  /// In CLDR's order; empty where the rules are not known.
  let samples: [(category: PluralCategory, samples: Samples)]

  /// The categories that whole numbers below a million reach: what an app's counts can show.
  var reached: [PluralCategory] { samples.filter { $0.samples.isReached }.map(\.category) }

  /// Every category that some number shows.
  var categories: [PluralCategory] { samples.map(\.category) }

  subscript(category: PluralCategory) -> Samples? { samples.first { $0.category == category }?.samples }

  /// The rules of a language as a catalog names it.
  static func of(_ language: String) -> PluralForms {
    if let known = cache.withLock({ $0[language] }) { return known }
    let forms = PluralForms(language: language)
    cache.withLock { $0[language] = forms }
    return forms
  }

  private static let cache = Mutex<[String: PluralForms]>([:])
}

extension PluralForms.Samples {
  /// The numbers below a million, the first of each range with its last.
  var ranges: [ClosedRange<Int>] {
    whole.split(separator: ",").compactMap { part in
      let ends = part.split(separator: "~").map { Int($0.filter { $0 != " " }) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last, first < 1_000_000 else {
        return nil
      }
      return first...last
    }
  }

  var isReached: Bool { !ranges.isEmpty }

  /// Whether every whole number it serves is at most this.
  func areAtMost(_ limit: Int) -> Bool { !whole.contains("…") && ranges.allSatisfy { $0.upperBound <= limit } }

  /// The first few, for a sentence: `2–4, 22–24, 32–34, …`.
  var shown: String {
    let first = ranges.prefix(3).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    return (first + (ranges.count > 3 || whole.contains("…") ? ["…"] : [])).joined(separator: ", ")
  }
}

extension PluralForms {
  private init(language: String) {
    let rules = Self.rules(of: language)
    samples = PluralCategory.allCases.compactMap { category in
      rules[category.rawValue].map { (category, Samples(rule: $0)) }
    }
  }

  #if canImport(_FoundationICU)
  /// The text of each category's rule, from the table CLDR's rules are kept in.
  private static func rules(of language: String) -> [String: String] {
    var status = U_ZERO_ERROR
    guard let table = swift_ures_openDirect(nil, "plurals", &status) else { return [:] }
    defer { swift_ures_close(table) }
    guard let locales = swift_ures_getByKey(table, "locales", nil, &status) else { return [:] }
    defer { swift_ures_close(locales) }
    let tag = language.replacing("-", with: "_")
    let name = string(tag, of: locales) ?? string(String(tag.prefix { $0 != "_" }), of: locales)
    guard let name, let all = swift_ures_getByKey(table, "rules", nil, &status) else { return [:] }
    defer { swift_ures_close(all) }
    guard let set = swift_ures_getByKey(all, name, nil, &status) else { return [:] }
    defer { swift_ures_close(set) }
    return Dictionary(
      PluralCategory.allCases.compactMap { category in
        string(category.rawValue, of: set).map { (category.rawValue, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func string(_ key: String, of table: OpaquePointer) -> String? {
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    guard let units = swift_ures_getStringByKey(table, key, &length, &status), status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    return String(decoding: UnsafeBufferPointer(start: units, count: Int(length)), as: UTF16.self)
  }
  #else
  /// Where ICU cannot be imported nothing is known, and nothing is demanded.
  private static func rules(of language: String) -> [String: String] { [:] }
  #endif
}

extension PluralForms.Samples {
  /// Takes the samples from a rule: `n % 10 = 1 @integer 1, 21, … @decimal 0.1, …`.
  fileprivate init(rule: String) {
    func part(_ name: String) -> String {
      guard let start = rule.firstRange(of: name)?.upperBound else { return "" }
      return String(rule[start...].prefix { $0 != "@" })
    }
    whole = part("@integer")
    fractions = part("@decimal")
  }
}
