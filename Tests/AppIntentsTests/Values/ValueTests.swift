import AppIntents
import Foundation
import IntentWire
import Testing

@Suite("A value as a person writes it")
struct SpokenValueTests {
  static let numbers: [(String, String, Double?)] = [
    ("1,234", "en", 1234), ("1,234.5", "en", 1234.5), ("12,34,567", "en-IN", 1_234_567), ("1.234", "de", 1234),
    ("1.234,5", "de", 1234.5), ("3,5", "de", 3.5), ("3.5", "de", 3.5), ("1.25", "de", 1.25), ("3,5", "hr", 3.5),
    ("-2,5", "hr", -2.5), ("\u{2212}2,5", "hr", -2.5), ("1,25", "en", nil), ("inf", "en", nil), ("nan", "en", nil),
    ("1e3", "en", 1000), ("", "en", nil), ("1,2,3", "en", nil), (" 7 ", "en", 7), ("7 apples", "en", nil),
    // Groups that no one writes: it is a program's number or none.
    ("0.125", "de", 0.125), ("-0.500", "hr", -0.5), ("1234.567", "hr", 1234.567), ("1234,567", "en", nil),
    ("0,125", "en", nil), ("12,34,567", "en", 1_234_567), ("123,45,678", "en", nil), ("1,234,56,789", "en", nil),
    (",234", "en", nil), ("1,-234", "en", nil), ("-", "en", nil), (".", "en", nil), (".5", "en", 0.5),
    ("0x10", "en", nil), ("0x1p4", "en", nil), ("infinity", "de", nil), ("1e999", "en", nil), ("1e", "en", nil),
    ("1.234e2", "de", 123.4), ("--5", "en", nil), ("+5", "en", 5), ("007", "en", 7),
    // As this library itself writes them.
    ("1\u{202F}234,5", "fr", 1234.5), ("1\u{A0}234,5", "fr", 1234.5), ("1 234 567", "fr", 1_234_567),
    ("1 234", "en", nil), ("1\u{2019}234.5", "de-CH", 1234.5), ("1'234.5", "de-CH", 1234.5),
    ("\u{661}\u{66C}\u{662}\u{663}\u{664}\u{66B}\u{665}", "ar-EG", 1234.5), ("\u{663}", "ar-EG", 3),
    ("\u{61C}-\u{661}\u{662}", "ar-EG", -12),
    ("\u{661}\u{66C}\u{662}\u{663}\u{664}", "de-u-nu-arab", 1234), ("\u{FF17}", "en", 7), ("\u{4E94}", "en", nil),
  ]

  @Test("is a number in the way of the language, or of a program", arguments: numbers)
  func double(text: String, language: String, expected: Double?) {
    #expect(SpokenNumber.double(text, languages: [language]) == expected)
  }

  @Test("is a whole number only when nothing is left over", arguments: [
    ("1,234", "en", 1234), ("3.0", "en", 3), ("3.5", "en", nil), ("-4", "hr", -4), ("1.234", "de", 1234),
    ("99999999999999999999", "en", nil), ("0x10", "en", nil), ("1e3", "en", nil), ("1234.567", "hr", nil),
    ("3.0", "de", 3), ("9,007,199,254,740,993", "en", 9_007_199_254_740_993), ("1\u{202F}234", "fr", 1234),
    ("\u{663}", "ar-EG", 3), ("1.000", "de", 1000), ("0.000", "de", 0),
  ])
  func integer(text: String, language: String, expected: Int?) {
    #expect(SpokenNumber.integer(text, languages: [language]) == expected)
  }

  @Test(
    "a day is read as the person's languages write it",
    arguments: [
      ("en", "11/27/2026"), ("en", "November 27, 2026"), ("en", "nov 27, 2026"), ("en", "Friday, November 27, 2026"),
      ("de", "27.11.2026"), ("de", "27. November 2026"), ("hr", "27. 11. 2026."), ("hr", "27.11.2026"),
      ("hr", "27. studenoga 2026."), ("hr,en", "Nov 27, 2026"),
    ])
  func writtenDays(_ languages: String, _ text: String) throws {
    let date = try #require(SpokenDate.date(text, languages: languages.split(separator: ",").map(String.init)))
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour], from: date)
    #expect(parts == DateComponents(year: 2026, month: 11, day: 27, hour: 0))
  }

  @Test(
    "what is no day of the calendar, or another language's, is none",
    arguments: [
      ("en", "13/45/2026"), ("en", "February 30, 2026"), ("en", "27.11.2026"), ("de", "November 27, 2026"),
      ("en", "Thursday, November 27, 2026"), ("en", ""), ("en", String(repeating: "1", count: 100)),
    ])
  func noDays(_ language: String, _ text: String) {
    #expect(SpokenDate.date(text, languages: [language]) == nil)
  }

  @Test("is a date in ISO 8601, with or without a time and a zone")
  func dates() throws {
    #expect(SpokenDate.date("2026-03-29T23:30:00+02:00") == Date(timeIntervalSince1970: 1_774_819_800))
    let calendar = Calendar(identifier: .gregorian)
    let day = try #require(SpokenDate.date(" 2026-03-30 "))
    #expect(calendar.dateComponents([.year, .month, .day, .hour], from: day)
      == DateComponents(year: 2026, month: 3, day: 30, hour: 0))
    let time = try #require(SpokenDate.date("2026-03-30 14:05"))
    #expect(calendar.dateComponents([.hour, .minute], from: time) == DateComponents(hour: 14, minute: 5))
    for text in [
      "2026-13-01", "2026-02-30", "30.3.2026", "2026-03-30 25:00", "2026-03-30 1", "", "2026",
      "9223372036854775807-01-01", "10000-01-01", "0-01-01", "-1-01-01", "10000-01-01T00:00:00Z",
      "0000-01-01T00:00:00Z", "2026-02-31T00:00:00Z", "2026-13-01T00:00:00+01:00", "2026-02-28T25:00:00Z",
    ] {
      #expect(SpokenDate.date(text) == nil, "\(text)")
    }
  }
}

@Suite("What a type is called on the wire")
struct TypeNameTests {
  struct Inner {}
  private struct Hidden {}

  @Test("is its module and its name, without the marks of a private scope")
  func names() {
    struct Local {}
    #expect(TypeName(Mood.self).id == "AppIntentsTests.Mood")
    #expect(TypeName(Inner.self).id == "AppIntentsTests.TypeNameTests.Inner")
    #expect(TypeName(Hidden.self).id == "AppIntentsTests.TypeNameTests.Hidden")
    #expect(TypeName(Array<Int>.Within.self).id == "AppIntentsTests.Array<Swift.Int>.Within")
    #expect(TypeName(String.Within.self).id == "AppIntentsTests.String.Within")
    #expect(TypeName(String.Within.self).module == "AppIntentsTests")
    #expect(TypeName(Int.self).module == "Swift")
    #expect(TypeName(Local.self).module == "AppIntentsTests")
  }
}

extension String { struct Within {} }
extension Array { struct Within {} }
