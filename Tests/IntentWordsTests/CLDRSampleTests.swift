#if canImport(_FoundationICU)
import IntentWords
import Testing
import _FoundationICU

@Suite("Every locale with plural rules")
struct CLDRSampleTests {
  // Six keys, one for whole numbers and one for each count of digits after the point that a sample has.
  private static let bundle = Result {
    let entries = (0...5).map { digits in
      let forms = CLDRPlurals.locales.map { locale, categories in
        // Only what the locale has: a `zero` beyond that would serve 0.
        (locale, Dictionary(uniqueKeysWithValues: categories.keys.map { ($0, "\($0) " + specifier(digits)) }))
      }
      return TemporaryBundle.plural("n\(digits)", Dictionary(uniqueKeysWithValues: forms))
    }
    return try TemporaryBundle(strings: entries.joined(separator: ","))
  }

  private static func specifier(_ digits: Int) -> String { digits == 0 ? "%lld" : "%.\(digits)f" }

  @Test("there are 223 of them in CLDR 46")
  func count() {
    #expect(CLDRPlurals.locales.count == 223)
  }

  @Test("takes the category that CLDR's own samples name", arguments: CLDRPlurals.locales.keys.sorted())
  func samples(locale: String) throws {
    let bundle = try Self.bundle.get()
    for (category, samples) in try #require(CLDRPlurals.locales[locale]) {
      for sample in samples {
        let digits = sample.firstIndex(of: ".").map { sample[$0...].dropFirst().count } ?? 0
        let argument: Argument =
          digits == 0 ? .integer(try #require(Int64(sample))) : .double(try #require(Double(sample)))
        let reading = Resource(key: "n\(digits)", arguments: [argument], bundle: bundle.url).reading(in: [locale])
        #expect(reading.text.prefix { $0 != " " } == category, "\(sample) in \(locale)")
        #expect(reading.problems.isEmpty, "\(sample) in \(locale)")
      }
    }
  }
}

/// CLDR's plural rules with their samples, as the toolchain's ICU keeps them.
private enum CLDRPlurals {
  /// By locale and category: the sample numbers. The root, which is no language, is left out of no count.
  static let locales: [String: [String: [String]]] = {
    var status = U_ZERO_ERROR
    guard let plurals = swift_ures_openDirect(nil, "plurals", &status) else { return [:] }
    defer { swift_ures_close(plurals) }
    let sets = children(of: plurals, "rules").mapValues { rules in rules.mapValues(samples) }
    return table(of: plurals, "locales").compactMapValues { sets[$0] }
  }()

  private static func table(of bundle: OpaquePointer?, _ name: String) -> [String: String] {
    var status = U_ZERO_ERROR
    let table = swift_ures_getByKey(bundle, name, nil, &status)
    defer { swift_ures_close(table) }
    return strings(in: table)
  }

  private static func children(of bundle: OpaquePointer?, _ name: String) -> [String: [String: String]] {
    var status = U_ZERO_ERROR
    let table = swift_ures_getByKey(bundle, name, nil, &status)
    defer { swift_ures_close(table) }
    var result: [String: [String: String]] = [:]
    for index in 0..<swift_ures_getSize(table) {
      let child = swift_ures_getByIndex(table, index, nil, &status)
      defer { swift_ures_close(child) }
      result[key(of: child)] = strings(in: child)
    }
    return result
  }

  private static func strings(in table: OpaquePointer?) -> [String: String] {
    var result: [String: String] = [:]
    for index in 0..<swift_ures_getSize(table) {
      var status = U_ZERO_ERROR
      let child = swift_ures_getByIndex(table, index, nil, &status)
      defer { swift_ures_close(child) }
      var length: Int32 = 0
      guard let text = swift_ures_getString(child, &length, &status) else { continue }
      result[key(of: child)] = String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
    }
    return result
  }

  private static func key(of bundle: OpaquePointer?) -> String {
    swift_ures_getKey(bundle).map { String(cString: $0) } ?? ""
  }

  /// `n = 1 @integer 1, 3~5, … @decimal 1.0~1.2`, without the compact ones (`1c6`), which no specifier prints.
  private static func samples(of rule: String) -> [String] {
    rule.split(separator: "@").dropFirst().flatMap { part in
      part.drop { $0 != " " }.split(separator: ",").flatMap { item -> [String] in
        let ends = item.split(separator: "~").map { $0.filter { !$0.isWhitespace } }
        guard let first = ends.first, ends.allSatisfy({ $0.allSatisfy { $0.isNumber || $0 == "." } }) else { return [] }
        return ends.count == 2 ? range(first, ends[1]) : [first]
      }
    }
  }

  /// All numbers between two, counted in the last digit.
  private static func range(_ first: String, _ last: String) -> [String] {
    let digits = first.firstIndex(of: ".").map { first[$0...].dropFirst().count } ?? 0
    guard let low = Int(first.filter(\.isNumber)), let high = Int(last.filter(\.isNumber)), low <= high else { return [] }
    return (low...high).map { number in
      guard digits > 0 else { return String(number) }
      let text = String(repeating: "0", count: max(0, digits + 1 - String(number).count)) + String(number)
      return text.dropLast(digits) + "." + text.suffix(digits)
    }
  }
}
#endif
