import Foundation
import IntentWords
import Testing

@Suite("A number in a sentence")
struct FormatStyleTests {
  private static let locales = [
    "en", "en_GB", "en_HR", "de", "de_CH", "hr", "hr_HR@rg=dezzzz", "hr-u-rg-dezzzz", "ar", "ar_EG", "ar-u-nu-arab", "fa",
    "he", "hi", "hi-u-nu-deva", "ja", "ko", "zh-Hant", "pl", "ru", "fr", "fr_CA", "es", "pt_BR", "sv", "th-u-nu-thai", "cy",
  ]

  /// As Foundation's own format styles write it. Its formatters trap over the hyphens of an extension.
  private func style(_ locale: String) -> Locale { Locale(identifier: Locale(identifier: locale).identifier(.icu)) }

  private func text(_ format: String, _ argument: Argument, _ locale: String) -> String {
    Resource(key: format, arguments: [argument]).reading(in: [locale]).text
  }

  @Test("is written as Foundation's format styles write it", arguments: locales)
  func numbers(identifier: String) {
    let locale = style(identifier)
    for value: Int64 in [0, 7, -7, 1234, -12_345, 1_234_567, .max, .min] {
      #expect(text("%lld", .integer(value), identifier) == value.formatted(.number.locale(locale)))
    }
    for value in [0, 1.5, -1.5, 1234.5678, -0.25, 1e9] {
      let expected = value.formatted(.number.precision(.fractionLength(2)).locale(locale))
      #expect(text("%.2f", .double(value), identifier) == expected)
      #expect(text("%@", .double(value), identifier) == value.formatted(.number.locale(locale)))
    }
  }

  @Test("and as its printf writes it, where that is safe", arguments: locales.filter { !$0.contains("-u-") })
  func printf(identifier: String) {
    let locale = style(identifier)
    for value in [0, 7, -7, 1234, -12_345, 1_234_567] {
      #expect(text("%lld", .integer(Int64(value)), identifier) == String(format: "%lld", locale: locale, value))
    }
    for value in [0, 1.5, -1.5, 1234.5678] {
      #expect(text("%.2f", .double(value), identifier) == String(format: "%.2f", locale: locale, value))
    }
  }

  @Test(
    "by hand: language, region and digits each go their own way",
    arguments: [
      ("en_HR", "1.234.567"), ("hr@rg=dezzzz", "1.234.567"), ("de_CH", "1’234’567"), ("de-u-rg-chzzzz", "1’234’567"),
      ("hi-u-nu-deva", "१२,३४,५६७"), ("ar-u-nu-arab", "١٬٢٣٤٬٥٦٧"), ("en-u-nu-deva", "१,२३४,५६७"),
    ])
  func regions(locale: String, expected: String) {
    #expect(text("%lld", .integer(1_234_567), locale) == expected)
  }

  @Test("a region does not choose the language")
  func language() throws {
    let bundle = try TemporaryBundle(strings: TemporaryBundle.entry("%lld", ["en": "%lld steps", "hr": "%lld koraka"]))
    func text(_ locale: String) -> String {
      Resource(key: "%lld", arguments: [.integer(1234)], bundle: bundle.url).reading(in: [locale]).text
    }
    #expect(text("en_HR") == "1.234 steps")
    #expect(text("hr@rg=uszzzz") == "1,234 koraka")
    #expect(text("hr-u-nu-deva") == "१.२३४ koraka")
  }

  @Test("a name that no locale can have is read as its language", arguments: [
    "en-" + String(repeating: "x", count: 500), "en\u{8B}-" + String(repeating: "dez^ray>", count: 40),
  ])
  func names(tag: String) {
    let members = ["a", "b"].map(Resource.verbatim)
    let reading = Resource(key: "%@ %lld", arguments: [.list(members, conjunction: true), .integer(1234)]).reading(in: [tag])
    #expect(reading.text == "a and b 1,234" || reading.text == "a and b 1234")
  }

  @Test("values with a style of their own are read for the language", arguments: [
    ("en", "12/31/1999, €3.50, 25%, a, b, and c"), ("de", "31.12.1999, 3,50 €, 25 %, a, b und c"),
    ("hr", "31. 12. 1999., 3,50 €, 25 %, a, b i c"), ("en_HR", "31. 12. 1999., 3,50 €, 25%, a, b, and c"),
  ])
  func styled(language: String, expected: String) throws {
    let date = Date(timeIntervalSince1970: 946_641_600)
    var style = Date.FormatStyle(date: .numeric, time: .omitted)
    style.timeZone = .gmt
    let list = ["a", "b", "c"]
    let value: String.LocalizationValue =
      "\(date, format: style), \(3.5, format: .currency(code: "EUR")), \(0.25, format: .percent), \(list, format: .list(type: .and))"
    let text = String(localized: LocalizedStringResource(value, locale: Locale(identifier: language)))
    #expect(text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") == expected)
  }
}
