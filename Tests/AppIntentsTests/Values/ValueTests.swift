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
  ]

  @Test("is a number in the way of the language, or of a program", arguments: numbers)
  func double(text: String, language: String, expected: Double?) {
    #expect(SpokenNumber.double(text, languages: [language]) == expected)
  }

  @Test("is a whole number only when nothing is left over", arguments: [
    ("1,234", "en", 1234), ("3.0", "en", 3), ("3.5", "en", nil), ("-4", "hr", -4), ("1.234", "de", 1234),
    ("99999999999999999999", "en", nil),
  ])
  func integer(text: String, language: String, expected: Int?) {
    #expect(SpokenNumber.integer(text, languages: [language]) == expected)
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
    for text in ["2026-13-01", "2026-02-30", "30.3.2026", "2026-03-30 25:00", "2026-03-30 1", "", "2026"] {
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
