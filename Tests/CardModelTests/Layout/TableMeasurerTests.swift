import Testing

@testable import CardModel

@Suite("Text is measured by a table")
struct TableMeasurerTests {
  private let measurer = TableMeasurer()

  private func width(_ text: String, _ face: TextFace, language: String = "en") -> Double {
    measurer.lines(of: TextRun(text, face, language: language), width: nil, most: 1).first?.width ?? 0
  }

  private func lines(_ text: String, width: Double, most: Int = 9, language: String = "en") -> [String] {
    measurer.lines(of: TextRun(text, TextFace(.mono, size: 10), language: language), width: width, most: most)
      .map { String($0.text) }
  }

  @Test("JetBrains Mono's characters are 0.6 em wide, and tracking is added after each")
  func mono() {
    #expect(abs(width("8,412", TextFace(.mono, size: 16, hasTabularDigits: true)) - 5 * 9.6) < 1e-9)
    #expect(abs(width("TODAY", TextFace(.mono, size: 11, weight: .bold, tracking: 1.5)) - 5 * (6.6 + 1.5)) < 1e-9)
    #expect(abs(width("ÄÖß", TextFace(.mono, size: 10)) - 18) < 1e-9)
  }

  /// From the fonts' own tables, read with fontTools: Inter has 2816 units in an em, Inter Display 2048.
  private static let advances: [(text: String, face: TextFace, ems: Double)] = [
    ("A", TextFace(.sans, size: 1), 1904.0 / 2816), ("i", TextFace(.sans, size: 1), 668.0 / 2816),
    ("Ai", TextFace(.sans, size: 1), 2572.0 / 2816), ("é", TextFace(.sans, size: 1), 1640.0 / 2816),
    ("1", TextFace(.sans, size: 1), 1308.0 / 2816),
    ("1", TextFace(.sans, size: 1, hasTabularDigits: true), 1824.0 / 2816),
  ]

  @Test("a letter is as wide as the font says", arguments: advances)
  func fonts(text: String, face: TextFace, ems: Double) {
    #expect(abs(width(text, face) - ems) < 1e-9)
  }

  @Test("heavier type is wider, and every face of every weight has figures")
  func weights() {
    let weights: [TextFace.Weight] = [.regular, .medium, .semibold]
    let widths = weights.map { width("Slow down", TextFace(.sans, size: 15, weight: $0)) }
    #expect(widths == widths.sorted() && Set(widths).count == 3)
    for family in TextFace.Family.allCases {
      for weight in TextFace.Weight.allCases { #expect(width("Ag", TextFace(family, size: 10, weight: weight)) > 8) }
    }
  }

  @Test("the way for ASCII and the way for other text measure alike")
  func oneAnswer() {
    let ascii = (0x20..<0x7F).map { String(UnicodeScalar(UInt8($0))) }.joined()
    let faces = [
      TextFace(.sans, size: 15), TextFace(.mono, size: 11, tracking: 1.2),
      TextFace(.sans, size: 9, hasTabularDigits: true),
    ]
    for face in faces {
      #expect(abs(width(ascii + "é", face) - width(ascii, face) - width("é", face)) < 1e-6)
    }
  }

  /// Figures of one em: Han fill their square, half-width kana half of it, and a cluster is one picture.
  private static let characters: [(text: String, ems: Double)] = [
    ("日", 1), ("。", 1), ("ｱ", 0.5), ("오", 0.92), ("👩‍👩‍👧", 1.2451), ("🇭🇷", 1.2451), ("❤️", 1.2451), ("e\u{301}", 0.6),
    ("\u{200F}", 0), ("", 0),
  ]

  @Test("what no table has is taken by the mean of its kind", arguments: characters)
  func classes(text: String, ems: Double) {
    #expect(abs(width(text, TextFace(.mono, size: 1)) - ems) < 1e-9)
  }

  @Test("a keycap is a picture, and a digit is none")
  func keycap() {
    #expect(abs(width("1\u{FE0F}\u{20E3}", TextFace(.mono, size: 1)) - 1.2451) < 1e-9)
    #expect(abs(width("1", TextFace(.mono, size: 1)) - 0.6) < 1e-9)
  }

  @Test("nothing is added between letters that join")
  func joining() {
    let plain = TextFace(.mono, size: 11)
    let tracked = TextFace(.mono, size: 11, tracking: 1.5)
    #expect(width("نوم", plain) == width("نوم", tracked))
    #expect(width("שינה", plain) < width("שינה", tracked))
  }

  @Test("lines break at spaces, which are in none of them")
  func words() {
    // Ten characters of six points.
    #expect(lines("one two three four", width: 60) == ["one two", "three four"])
    #expect(lines("one two three four", width: 60, most: 1) == ["one two"])
    #expect(lines("one   two", width: 30) == ["one", "two"])
    #expect(lines("", width: 60) == [] && lines("one", width: 60, most: 0) == [])
  }

  @Test("a word that is wider than the line is broken, and a line holds at least one character")
  func longWord() {
    #expect(lines("abcdefghijkl", width: 30) == ["abcde", "fghij", "kl"])
    #expect(lines("abc", width: 1) == ["a", "b", "c"])
    #expect(lines("ab abcdefghijkl", width: 30) == ["ab", "abcde", "fghij", "kl"])
  }

  @Test("a width is that of the line without its last space")
  func lineWidth() {
    let run = TextRun("one two three", TextFace(.mono, size: 10), language: "en")
    #expect(measurer.lines(of: run, width: 50, most: 9).map(\.width).map { ($0 * 100).rounded() / 100 } == [42, 30])
  }

  /// By the rules of UAX #14.
  private static let breaks: [(text: String, language: String, lines: [String])] = [
    ("semi-detached", "en", ["semi-", "detached"]), ("at -40 degrees", "en", ["at -40", "degrees"]),
    ("(in brackets)", "en", ["(in", "brackets)"]), ("wait! what", "en", ["wait!", "what"]),
    ("8\u{202F}412 steps", "fr", ["8\u{202F}412", "steps"]), ("quoi\u{A0}? non", "fr", ["quoi\u{A0}?", "non"]),
    ("今日はよい。明日も", "ja", ["今日は", "よい。", "明日も"]), ("über länger", "de", ["über", "länger"]),
  ]

  @Test("lines end where Unicode lets them", arguments: breaks)
  func unicodeBreaks(text: String, language: String, expected: [String]) {
    // Room for the longest of them, and not for two.
    let widest = expected.map { width($0, TextFace(.mono, size: 10), language: language) }.max() ?? 0
    #expect(lines(text, width: widest + 0.01, language: language) == expected)
  }

  /// Plain words go a shorter way than ICU; both ways must give one answer.
  private static let plain = [
    "Two talks are behind you and the afternoon is open.", "Der Käse-Igel steht in der Küche: greif zu!",
    "Сегодня всё хорошо, и завтра тоже.", "Is it? Yes, it's 7:40, or half-past.", "a.b c,d e:f g;h 1.5 2,5 x@y.z",
    "Ražalo se dogodi; što će biti?", "one", "a b", "Καλημέρα, κόσμε.",
  ]

  @Test("the short way breaks plain words where ICU does", arguments: plain)
  func shortWay(text: String) throws {
    let short = try #require(LineBreaks.plain(text))
    #expect(short == LineBreaks.unicode(text, "en"))
  }

  @Test("text that asks for more rules does not go the short way",
    arguments: ["a -1", "(a b)", "a !", "a/b", "日 本", "a\u{A0}b", "-a b", "a -- b", "a- b", "a #1"])
  func longWay(text: String) { #expect(LineBreaks.plain(text) == nil) }

  @Test("no line that is measured is wider than was asked for")
  func withinWidth() {
    let text = "Zwei Vorträge liegen hinter dir, und der Nachmittag ist frei. Geh gegen vier die lange Runde."
    for width in stride(from: 40.0, through: 300, by: 7) {
      let run = TextRun(text, TextFace(.sans, size: 15), language: "de")
      let lines = measurer.lines(of: run, width: width, most: 99)
      #expect(lines.allSatisfy { $0.width <= width })
      #expect(lines.map { $0.text.filter { $0 != " " } }.joined() == text.filter { $0 != " " })
    }
  }

  @Test("of a text of a megabyte no more is looked at than its lines may hold")
  func longText() {
    let text = String(repeating: "word ", count: 200_000)
    #expect(lines(text, width: 60, most: 3) == ["word word", "word word", "word word"])
    #expect(lines(String(repeating: "a", count: 100_000), width: .infinity, most: 2).map(\.count) == [8192])
  }
}
