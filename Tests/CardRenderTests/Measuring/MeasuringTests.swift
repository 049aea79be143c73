import CardModel
import CardRender
import Testing

@Suite("Measuring with the fonts that are drawn")
struct MeasuringTests {
  let measurer: PangoMeasurer

  init() throws { measurer = try Shared.measurer }

  /// JetBrains Mono's characters are all 0.6 em wide: 600 of 1000 units in its file.
  @Test("a digit of the monospaced face is six tenths of its size wide", arguments: ["8", "8,412", "00:00", "→"])
  func monospaced(text: String) throws {
    let line = try #require(measurer.line(text, TextFace(.mono, size: 16, weight: .medium, hasTabularDigits: true)))
    #expect(abs(line.width - 9.6 * Double(text.count)) < 0.02)
    #expect(line.unknownGlyphs == 0)
  }

  @Test("tracking is added after every character, the last one too")
  func tracking() throws {
    let line = try #require(measurer.line("STEPS", TextFace(.mono, size: 10, tracking: 1.5)))
    #expect(abs(line.width - 5 * 7.5) < 0.02)
  }

  @Test("signs of programs are not drawn as one", arguments: ["->", "!=", "=>"])
  func noLigatures(text: String) throws {
    for digits in [true, false] {
      let face = TextFace(.mono, size: 10, hasTabularDigits: digits)
      let parts = try text.map { try #require(measurer.line(String($0), face)?.ink) }
      let whole = try #require(measurer.line(text, face)?.ink)
      #expect(whole.above == parts.map(\.above).max() && whole.below == parts.map(\.below).max())
    }
  }

  @Test("lines break between words, and take no space with them", arguments: [0, 1.5])
  func breaking(tracking: Double) {
    let face = TextFace(.mono, size: 10, tracking: tracking)
    let lines = measurer.lines(
      of: TextRun("aaaa bb  cccc", face, language: "en"), width: 8 * (6 + tracking), most: 9)
    #expect(lines.map { String($0.text) } == ["aaaa bb", "cccc"])
    #expect(lines.allSatisfy { abs($0.width - Double($0.text.count) * (6 + tracking)) < 0.02 })
  }

  @Test("a word that is wider than the line is broken, and no more lines are given than asked for")
  func longWord() {
    let run = TextRun("aaaaaaaaaaaa", TextFace(.mono, size: 10), language: "en")
    #expect(measurer.lines(of: run, width: 30.1, most: 2).map { String($0.text) } == ["aaaaa", "aaaaa"])
    #expect(measurer.lines(of: run, width: 30.1, most: 0).isEmpty)
    #expect(measurer.lines(of: run, width: nil, most: 1).map { String($0.text) } == ["aaaaaaaaaaaa"])
  }

  @Test("a text fits into the width that was measured for it", arguments: TextRole.allCases)
  func fits(role: TextRole) throws {
    let text = "Wind down, then 8,412 steps"
    let width = try #require(measurer.line(text, role.face)).width
    #expect(measurer.lines(of: TextRun(text, role.face, language: "en"), width: width, most: 9).count == 1)
    #expect(measurer.lines(of: TextRun(text, role.face, language: "en"), width: width - 5, most: 9).count == 2)
  }

  @Test("digits never come from the font of emoji, which draws them as keys")
  func digits() throws {
    // A key of Noto Color Emoji is as wide as an emoji; Inter's digits are below two thirds of an em.
    for family in TextFace.Family.allCases {
      let line = try #require(measurer.line("0123456789", TextFace(family, size: 20)))
      #expect(line.width < 10 * 14)
    }
  }

  @Test("what no font has is counted", arguments: [("\u{10FFFD}", 1), ("a\u{10FFFD}b\u{10FFFC}", 2), ("abc", 0)])
  func unknown(text: String, count: Int) throws {
    #expect(try #require(measurer.line(text, TextFace(.sans, size: 15))).unknownGlyphs == count)
  }

  @Test(
    "every script of a modern language has its glyphs",
    arguments: [
      ("en", "On track"), ("hr", "Čćžšđ"), ("el", "Καλημέρα"), ("ru", "Сегодня"), ("ar", "اليوم جيد"), ("he", "היום"),
      ("fa", "امروز"), ("hi", "आज अच्छा है"), ("bn", "আজ ভালো"), ("pa", "ਅੱਜ"), ("gu", "આજે"), ("ta", "இன்று"), ("te", "ఈరోజు"),
      ("kn", "ಇಂದು"), ("ml", "ഇന്ന്"), ("si", "අද"), ("or", "ଆଜି"), ("th", "วันนี้ดี"), ("lo", "ມື້ນີ້"), ("km", "ថ្ងៃនេះ"),
      ("my", "ယနေ့"), ("ka", "დღეს"), ("hy", "Այսօր"), ("am", "ዛሬ"), ("ja", "今日は良い"), ("ko", "오늘은 좋아요"),
      ("zh-Hans", "今天很好"), ("zh-Hant", "今天很好"), ("en", "✓ ★ ↑ ≥ 4 × ½ € ₿"), ("en", "👍🏽 👨‍👩‍👧 🇭🇷 8️⃣ ☀️"),
    ])
  func scripts(language: String, text: String) {
    for family in TextFace.Family.allCases {
      let run = TextRun(text, TextFace(family, size: 15), language: language)
      let lines = measurer.lines(of: run, width: nil, most: 1)
      #expect(lines.map(\.unknownGlyphs) == [0])
      #expect(lines.map { String($0.text) } == [text])
    }
  }

  @Test("an emoji of several is one cluster, as wide as one", arguments: ["👨‍👩‍👧", "👍🏽", "🇭🇷", "8️⃣"])
  func emoji(text: String) throws {
    let (one, several) = (measurer.line("👍", Self.sans), measurer.line(text, Self.sans))
    #expect(try #require(one).width == (try #require(several)).width)
    // Noto Color Emoji draws 136 pixels for an em of 109.
    #expect(abs(try #require(one).width - 15 * 136 / 109) < 0.3)
  }

  @Test(
    "letters that join are not torn apart by tracking",
    arguments: [("ar", "سلام"), ("hi", "नमस्ते"), ("fa", "روز خوب")])
  func joining(language: String, text: String) throws {
    let plain = try #require(measurer.line(text, TextFace(.mono, size: 12), language))
    let tracked = try #require(measurer.line(text, TextFace(.mono, size: 12, tracking: 1.2), language))
    #expect(abs(plain.width - tracked.width) < 1.201)
  }

  @Test("a Han character has the form of the language, and is one em wide")
  func han() throws {
    // U+9AA8 BONE is the textbook case of a character whose forms differ.
    let inks = ["ja", "zh-Hans", "zh-Hant", "ko"].map { measurer.line("骨直", Self.sans, $0) }
    for ink in inks { #expect(abs(try #require(ink).width - 30) < 0.02) }
    #expect(Set(inks.map { $0?.ink }).count > 1)
  }

  @Test("in another language the text's own letters tell the form of its Han characters")
  func hanByLetters() {
    func same(_ text: String, as language: String) -> Bool {
      measurer.line(text, Self.sans, "en")?.ink == measurer.line(text, Self.sans, language)?.ink
    }
    // The Japanese form of this character reaches lower than the simplified one.
    #expect(measurer.line("直", Self.sans, "ja")?.ink != measurer.line("直", Self.sans, "zh-Hans")?.ink)
    #expect(same("直の", as: "ja") && same("直", as: "zh-Hans") && !same("直", as: "ja"))
  }

  @Test("Thai breaks between words, which no space parts")
  func thai() {
    let lines = measurer.lines(of: TextRun("วันนี้อากาศดี", Self.sans, language: "th"), width: 45, most: 9)
    #expect(lines.map { String($0.text) }.joined() == "วันนี้อากาศดี")
    #expect(lines.first.map { String($0.text) } == "วันนี้")
  }

  @Test("two spellings of one letter are measured each in its own bytes")
  func spellings() {
    for text in ["caf\u{E9} caf\u{E9}", "cafe\u{301} cafe\u{301}"] {
      let lines = measurer.lines(of: TextRun(text, Self.sans, language: "en"), width: 32, most: 9)
      #expect(lines.map { Array($0.text.utf8) } == text.split(separator: " ").map { Array($0.utf8) })
    }
  }

  @Test(
    "any text is measured, and none breaks a line by itself",
    arguments: ["\n\n", "a\u{0}b", "a\r\nb\tc", "\u{2028}\u{2029}", "\u{85}", "\u{202E}abc", "a\u{301}\u{301}\u{301}", "\u{FEFF}"])
  func anyText(text: String) {
    let lines = measurer.lines(of: TextRun(text, Self.sans, language: "en"), width: nil, most: 9)
    #expect(lines.map { String($0.text) } == [text])
    #expect(lines.allSatisfy { $0.unknownGlyphs == 0 })
  }

  @Test("no size, width or language is too odd", arguments: [0, -1, .nan, .infinity, 1e300])
  func oddFigures(figure: Double) {
    let run = TextRun("abc", TextFace(.sans, size: figure, tracking: figure), language: "\u{0}no language")
    _ = measurer.lines(of: run, width: figure, most: .max)
    #expect(measurer.lines(of: TextRun("", Self.sans, language: ""), width: figure, most: 1).isEmpty)
  }

  @Test("a text of ten megabytes is measured to what a card can hold")
  func longText() {
    let run = TextRun(String(repeating: "word ", count: 2_000_000), Self.sans, language: "en")
    let lines = measurer.lines(of: run, width: 292, most: 3)
    #expect(lines.count == 3)
    #expect(lines.first?.text.startIndex == run.text.startIndex)
  }

  @Test("the answer does not depend on what was asked before")
  func noMemory() throws {
    let texts = ["※ 4", "今日 8,412", "①", "سلام", "👍"]
    let first = texts.map { measurer.line($0, Self.sans) }
    let other = try PangoMeasurer(Typesetter(FontSet()))
    #expect(texts.reversed().map { other.line($0, Self.sans) }.reversed() == first)
    #expect(texts.map { measurer.line($0, Self.sans) } == first)
  }

  private static let sans = TextFace(.sans, size: 15)
}

extension PangoMeasurer {
  func line(_ text: String, _ face: TextFace, _ language: String = "en") -> MeasuredLine? {
    lines(of: TextRun(text, face, language: language), width: nil, most: 1).first
  }
}
