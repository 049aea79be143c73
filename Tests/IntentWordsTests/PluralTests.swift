import IntentWords
import Testing

private let counts = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101]

@Suite("A plural form")
struct PluralTests {
  // CLDR 46, one column for each of the counts.
  private static let categories: [(String, String)] = [
    ("hr", "other one few few other other other one few other one"),
    ("en", "other one other other other other other other other other other"),
    ("de", "other one other other other other other other other other other"),
    ("ar", "zero one two few few many many many many many other"),
    ("pl", "many one few few many many many many few many many"),
    ("ru", "many one few few many many many one few many one"),
    ("ja", "other other other other other other other other other other other"),
    ("cy", "zero one two other other other other other other other other"),
  ]

  @Test("is the one CLDR gives the count", arguments: categories)
  func category(language: String, row: String) throws {
    let forms = Dictionary(uniqueKeysWithValues: PluralCategory.allCases.map { ($0.rawValue, "%lld \($0.rawValue)") })
    // English and its like have no zero of their own; a catalog that gives none must not get one.
    let known = Set(row.split(separator: " ").map(String.init)).union(["other"])
    let bundle = try TemporaryBundle(
      strings: TemporaryBundle.plural("%lld", [language: forms.filter { known.contains($0.key) }]))
    let texts = counts.map { count in
      Resource(key: "%lld", arguments: [.integer(Int64(count))], bundle: bundle.url).reading(in: [language])
    }
    #expect(texts.map { $0.text.split(separator: " ").last ?? "" }.joined(separator: " ") == row)
    #expect(texts.allSatisfy { $0.problems.isEmpty })
  }

  private func text(_ count: Argument, _ forms: [String: String], language: String = "en") throws -> Reading {
    let bundle = try TemporaryBundle(strings: TemporaryBundle.plural("%lld", [language: forms]))
    return Resource(key: "%lld", arguments: [count], bundle: bundle.url).reading(in: [language])
  }

  @Test("zero serves exactly 0 where the language has no such category")
  func zero() throws {
    let forms = ["zero": "nothing", "one": "one thing", "other": "%lld things"]
    #expect(try text(.integer(0), forms).text == "nothing")
    #expect(try text(.double(0), forms).text == "nothing")
    #expect(try text(.integer(10), forms).text == "10 things")
    #expect(try text(.integer(-3), forms).text == "-3 things")
    #expect(try text(.integer(0), ["one": "one thing", "other": "%lld things"]).text == "0 things")
  }

  @Test("a category that the language does not use is passed over")
  func foreign() throws {
    let reading = try text(.integer(1), ["one": "ichi", "other": "%lld"], language: "ja")
    #expect(reading.text == "1")
    #expect(reading.problems.isEmpty)
  }

  @Test("a category that the catalog lacks is told, and other stands in")
  func missing() throws {
    let reading = try text(.integer(3), ["one": "%lld unos", "other": "%lld unosa"], language: "hr")
    #expect(reading.text == "3 unosa")
    #expect(reading.problems == [.missingPluralCategory(.few, language: "hr", key: "%lld")])
  }

  @Test("without other, the nearest form is shown and told")
  func noOther() throws {
    let reading = try text(.integer(5), ["one": "one", "few": "some"])
    #expect(reading.text == "some")
    #expect(reading.problems == [.missingPluralCategory(.other, language: "en", key: "%lld")])
  }

  @Test("follows negative numbers and fractions")
  func unusual() throws {
    let forms = ["one": "%lld dan", "few": "%lld dana (few)", "other": "%lld dana"]
    #expect(try text(.integer(-2), forms, language: "hr").text == "−2 dana (few)")
    #expect(try text(.integer(-1), forms, language: "hr").text == "−1 dan")
    #expect(try text(.unsigned(.max), ["other": "%llu"], language: "hr").text == "18.446.744.073.709.551.615")
    #expect(try text(.double(1.5), ["one": "x", "other": "%.1f days"]).text == "1.5 days")
  }

  @Test("follows the first number, whatever stands before it")
  func firstNumber() throws {
    let bundle = try TemporaryBundle(
      strings: TemporaryBundle.plural("%@ %lld", ["en": ["one": "%1$@ once", "other": "%1$@ %2$lld times"]]))
    let resource = { (count: Int64) in
      Resource(key: "%@ %lld", arguments: [.text("Ana"), .integer(count)], bundle: bundle.url).reading(in: ["en"]).text
    }
    #expect(resource(1) == "Ana once")
    #expect(resource(2) == "Ana 2 times")
  }

  @Test("without any number is told")
  func noNumber() throws {
    let reading = try text(.text("x"), ["one": "one", "other": "many %@"])
    #expect(reading.text == "many x")
    #expect(reading.problems == [.missingCount(key: "%lld")])
  }

  @Test("follows the language of the text, not that of the person, when the source answers")
  func sourceLanguage() throws {
    let bundle = try TemporaryBundle(
      strings: TemporaryBundle.plural("%lld", ["en": ["one": "%lld day", "other": "%lld days"]]))
    let reading = Resource(key: "%lld", arguments: [.integer(21)], bundle: bundle.url).reading(in: ["ru"])
    #expect(reading.text == "21 days")
  }

  @Test("stands within a device form")
  func device() throws {
    let bundle = try TemporaryBundle(
      strings: #"""
        "%lld": { "localizations": { "en": { "variations": { "device": {
          "mac": { "stringUnit": { "state": "translated", "value": "Mac" } },
          "other": { "variations": { "plural": { "one": { "stringUnit": { "value": "One" } },
                                                 "other": { "stringUnit": { "value": "%lld" } } } } } } } } } }
        """#)
    let texts = [1, 2].map {
      Resource(key: "%lld", arguments: [.integer($0)], bundle: bundle.url).reading(in: ["en"]).text
    }
    #expect(texts == ["One", "2"])
  }
}
