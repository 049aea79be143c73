import IntentWords
import Testing

@Suite("The form of a number with a fraction")
struct DecimalPluralTests {
  private static let all = Dictionary(uniqueKeysWithValues: PluralCategory.allCases.map { ($0.rawValue, $0.rawValue) })

  // Written by hand from CLDR 46's rules; each number as it is shown.
  private static let rows: [(String, String, String)] = [
    ("en", "0.0 0.5 1.0 1.5 2.0", "other other other other other"),
    ("de", "0.0 0.5 1.0 1.5 2.0", "other other other other other"),
    ("hr", "0.1 0.2 0.5 1.0 1.1 1.2 1.5 2.0 2.11 2.12 2.21 2.22", "one few other other one few other other other other one few"),
    ("ar", "0.5 1.0 1.5 2.0 3.0 11.0 100.0", "other one other two few many other"),
    ("pl", "0.5 1.0 1.5 2.0 5.0", "other other other other other"),
    ("ru", "0.5 1.0 1.5 2.0 5.0", "other other other other other"),
    ("ja", "0.5 1.0 1.5 2.0 5.0", "other other other other other"),
    ("cy", "0.5 1.0 1.5 2.0 3.0 6.0", "other one other two few many"),
  ]

  @Test("follows the digits that are seen", arguments: rows)
  func digits(language: String, numbers: String, expected: String) throws {
    let own = Set(expected.split(separator: " ").map(String.init) + ["other"])
    let categories = try numbers.split(separator: " ").map { number in
      let digits = number.drop { $0 != "." }.count - 1
      let forms = Self.all.filter { own.contains($0.key) }.mapValues { "\($0) %.\(digits)f" }
      return try text("key", forms, .double(try #require(Double(number))), language)
    }
    #expect(categories.map { $0.prefix { $0 != " " } }.joined(separator: " ") == expected)
  }

  private func text(_ key: String, _ forms: [String: String], _ argument: Argument, _ language: String) throws -> String {
    let bundle = try TemporaryBundle(strings: TemporaryBundle.plural(key, [language: forms]))
    return Resource(key: key, arguments: [argument], bundle: bundle.url).reading(in: [language]).text
  }

  @Test(
    "as the specifier rounds it",
    arguments: [
      ("%.0f", 0.6, "1 day"), ("%.0f", 1.4, "1 day"), ("%.1f", 1.04, "1.0 days"), ("%lf", 1, "1.000000 days"),
      ("%g", 1, "1 day"), ("%g", 1.5, "1.5 days"), ("%@", 1, "1 day"), ("%@", 1.25, "1.25 days"),
    ])
  func rounding(specifier: String, value: Double, expected: String) throws {
    #expect(try text("key", ["one": "\(specifier) day", "other": "\(specifier) days"], .double(value), "en") == expected)
  }

  @Test("as the key prints it, where no form does")
  func silent() throws {
    #expect(try text("%.1f", ["one": "one", "other": "some"], .double(1), "en") == "some")
    #expect(try text("%.0f", ["one": "one", "other": "some"], .double(1), "en") == "one")
    #expect(try text("key", ["one": "one", "other": "some"], .double(1), "en") == "one")
  }

  @Test("as its substitution prints it")
  func substitution() throws {
    let forms = TemporaryBundle.variations(["one": "%arg km", "other": "%arg kms"])
    let bundle = try TemporaryBundle(
      strings: #"""
        "k": { "localizations": { "en": { "stringUnit": { "value": "%#@d@" },
          "substitutions": { "d": { "formatSpecifier": ".1f", "variations": \#(forms) } } } } }
        """#)
    #expect(Resource(key: "k", arguments: [.double(1)], bundle: bundle.url).reading(in: ["en"]).text == "1.0 kms")
  }

  @Test("zero serves exactly nothing, not what is rounded to it")
  func zero() throws {
    let forms = ["zero": "no way", "one": "%.1f km", "other": "%.1f km"]
    #expect(try text("k", forms, .double(0), "en") == "no way")
    #expect(try text("k", forms, .double(0.04), "en") == "0.0 km")
  }

  @Test("infinities and NaN take the general form", arguments: [Double.infinity, -.infinity, .nan])
  func unusual(value: Double) throws {
    #expect(try text("k", ["one": "one", "few": "few", "other": "other"], .double(value), "hr") == "other")
  }

  @Test(
    "a whole number beyond what a double holds keeps its last digits",
    arguments: [
      (Argument.integer(9_223_372_036_854_775_801), "one"), (.integer(9_223_372_036_854_775_802), "few"),
      (.integer(-9_223_372_036_854_775_801), "one"), (.integer(.min), "other"), (.unsigned(18_446_744_073_709_551_611), "other"),
      (.unsigned(18_446_744_073_709_551_604), "few"), (.integer(9_007_199_254_740_993), "few"),
    ])
  func large(argument: Argument, expected: String) throws {
    #expect(try text("k", ["one": "one", "few": "few", "other": "other"], argument, "hr") == expected)
  }
}
