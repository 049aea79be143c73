import IntentWords
import Testing

@Suite("A number in a sentence")
struct NumberTests {
  private func text(_ format: String, _ argument: Argument, _ languages: [String]) -> String {
    Resource(key: format, arguments: [argument]).reading(in: languages).text
  }

  @Test(
    "is written as the person's locale writes it",
    arguments: [
      ("en", "1,234,567", "-5", "1,234.5"), ("de", "1.234.567", "-5", "1.234,5"),
      ("hr", "1.234.567", "−5", "1.234,5"), ("en_HR", "1.234.567", "-5", "1.234,5"),
      ("de_CH", "1’234’567", "-5", "1’234.5"),
      ("pl", "1\u{A0}234\u{A0}567", "-5", "1234,5"), ("en_US_POSIX", "1234567", "-5", "1234.5"),
      ("hi-u-nu-deva", "१२,३४,५६७", "-५", "१,२३४.५"), ("hr-u-rg-dezzzz", "1.234.567", "−5", "1.234,5"),
    ])
  func locales(language: String, million: String, minus: String, fraction: String) {
    #expect(text("%lld", .integer(1_234_567), [language]) == million)
    #expect(text("%lld", .integer(-5), [language]) == minus)
    #expect(text("%.1f", .double(1234.5), [language]) == fraction)
  }

  @Test(
    "obeys flags, width and precision",
    arguments: [
      ("%5d|", Argument.integer(42), "   42|"), ("%-5d|", .integer(42), "42   |"), ("%05d", .integer(42), "00,042"),
      ("%+d", .integer(7), "+7"), ("% d", .integer(7), " 7"), ("%.3d", .integer(7), "007"),
      ("%x", .integer(255), "ff"), ("%#X", .integer(255), "0xFF"), ("%o", .integer(8), "10"),
      ("%04x", .integer(255), "00ff"), ("%x", .integer(-1), "ffffffffffffffff"), ("%c", .integer(65), "A"),
      ("%lf", .double(3.5), "3.500000"), ("%.0f", .double(2.5), "2"), ("%.2f", .double(-0.005), "-0.00"),
      ("%06.1f", .double(3.25), "0,003.2"), ("%+.1f", .double(1), "+1.0"), ("%g", .double(0.5), "0.5"),
      ("%.1e", .double(12345), "1.2E4"), ("%8.1f|", .double(1.5), "     1.5|"),
      ("%llu", .unsigned(.max), "18,446,744,073,709,551,615"), ("%lld", .integer(.min), "-9,223,372,036,854,775,808"),
      ("%f", .double(.infinity), "∞"), ("%f", .double(.nan), "NaN"), ("%6@|", .text("ab"), "    ab|"),
      ("%c", .integer(0xD800), ""), ("%c", .integer(-1), ""),
    ])
  func specifiers(format: String, argument: Argument, expected: String) {
    let reading = Resource(key: format, arguments: [argument]).reading(in: ["en"])
    #expect(reading.text == expected)
    #expect(reading.problems.isEmpty)
  }
}
