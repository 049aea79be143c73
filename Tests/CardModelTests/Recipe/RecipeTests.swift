import CardModel
import Foundation
import IntentWords
import Testing

@Suite("A recipe is read") struct RecipeReadingTests {
  private func read(_ text: String) throws -> Card { try Recipe.read(text).card }

  @Test("as the blocks of its lines, in their order, and wells last")
  func order() throws {
    let reading = try Recipe.read(
      """
      // Siri card
      secondary: Later
      note: Since Monday
      headline: On the way
      eyebrow: TODAY
      headline: Again

      row: SLEEP | 7:40 | hrs
      row: STEPS | 6,930
      row:  | 5 |
      columns: RIDES | 4 || CLIMB | 980 m || TIME
      line: One: is left.
      chip: STEADY
      primary: Begin focus
      """)
    #expect(reading.warnings == [])
    #expect(
      reading.card
        == Card([
          .footnote(.verbatim("Since Monday")), .headline(.verbatim("On the way")), .eyebrow(.verbatim("TODAY")),
          .headline(.verbatim("Again")),
          .row(Card.Row(label: .verbatim("SLEEP"), value: .verbatim("7:40"), unit: .verbatim("hrs"))),
          .row(Card.Row(label: .verbatim("STEPS"), value: .verbatim("6,930"))),
          .row(Card.Row(label: .verbatim(""), value: .verbatim("5"))),
          .columns([
            Card.Cell(label: .verbatim("RIDES"), value: .verbatim("4")),
            Card.Cell(label: .verbatim("CLIMB"), value: .verbatim("980 m")),
            Card.Cell(label: .verbatim("TIME"), value: .verbatim("")),
          ]),
          .sentence(.verbatim("One: is left.")), .chip(.verbatim("STEADY")),
          .wells([Card.Well(title: .verbatim("Begin focus")), Card.Well(title: .verbatim("Later"))]),
        ]))
  }

  @Test("with days, and the months of a year")
  func grids() throws {
    let reading = try Recipe.read(
      """
      week: Mo || Tu | 1/2 | #34c759 | G || We | 0/4 || Th | | | | today
      spoken: Good
      year: 0/2 | 34C759 | G || 2/2
      month: Jan | . 0 1 | 3
      month: Feb | 1 .
      spoken: Fair
      """)
    let good = Card.Entry(value: 0, greatest: 2, color: "34C759", letter: .verbatim("G"))
    let poor = Card.Entry(value: 2, greatest: 2)
    let days = [
      Card.Day(label: .verbatim("Mo")),
      Card.Day(
        label: .verbatim("Tu"), entry: Card.Entry(value: 1, greatest: 2, color: "34C759", letter: .verbatim("G"))),
      Card.Day(label: .verbatim("We"), entry: Card.Entry(value: 0, greatest: 4)),
      Card.Day(label: .verbatim("Th"), isToday: true),
    ]
    let months = [
      Card.Month(label: .verbatim("Jan"), days: [nil, good, poor], today: 3),
      Card.Month(label: .verbatim("Feb"), days: [poor, nil]),
    ]
    #expect(reading.warnings == [])
    #expect(
      reading.card.blocks == [
        .week(Card.Week(days: days, spoken: .verbatim("Good"))),
        .year(Card.Year(months: months, spoken: .verbatim("Fair"))),
      ])
  }

  @Test("with its accent and material")
  func material() throws {
    let card = try read(
      """
      accent: #6f8f6a
      material:
      finish: Glass
      ink: 221A14
      type: published
      wells: carved
      floor: 0.88
      corner: 30
      """)
    #expect(card.accent?.hex == "6F8F6A")
    let settings = MaterialSettings(
      finish: .glass, ink: SRGB(hex: "221A14"), type: .published, wells: .carved,
      dials: [.floor: 0.88, .corner: 30])
    #expect(card.material == settings)
  }

  @Test("with wells that are toggles")
  func toggles() throws {
    #expect(
      try read("primary: [x] Quiet\nsecondary: [ ] Loud\nwell: \\[x\\] plain\nwell: [x").blocks == [
        .wells([
          Card.Well(title: .verbatim("Quiet"), isOn: true), Card.Well(title: .verbatim("Loud"), isOn: false),
          Card.Well(title: .verbatim("[x] plain")), Card.Well(title: .verbatim("[x")),
        ])
      ])
  }

  @Test(
    "with any text",
    arguments: [
      (#"a\|b"#, "a|b"), (#"a\\b"#, #"a\b"#), (#"a\\nb"#, #"a\nb"#), (#"a\nb\r\t"#, "a\nb\r\t"),
      (#"\u{20} a \u{20}"#, "  a  "), (#"\u{1F600}"#, "😀"), ("a|b", "a|b"), ("// a", "// a"), ("a: b", "a: b"),
      (" \t a\u{A0}", "a\u{A0}"), ("a\u{2028}b", "a\u{2028}b"), (#"\[a\]"#, "[a]"),
    ])
  func text(written: String, text: String) throws {
    let reading = try Recipe.read("line:\(written)\r\n")
    #expect(reading.card.blocks == [.sentence(.verbatim(text))])
    #expect(reading.warnings == [])
  }

  @Test("with a mark of its encoding before it")
  func byteOrderMark() throws {
    #expect(try Recipe.read("\u{FEFF}line: a").card.blocks == [.sentence(.verbatim("a"))])
    #expect(try Recipe.read("\u{FEFF}{\"headline\": \"a\"}").card.blocks == [.headline(.verbatim("a"))])
  }

  @Test("whatever bars have a mark upon them")
  func marks() throws {
    let row = Card.Row(label: .verbatim("a|\u{301}b"), value: .verbatim("\u{301}|"))
    let text = Recipe.text(of: Card([.row(row)]))
    #expect(try read(text).blocks == [.row(row)])
  }

  @Test("or refused when it shows nothing")
  func nothing() throws {
    for text in ["", "\n\n", "// only this", "material:\nfloor: 0.5", "headline:"] {
      #expect(throws: Recipe.Failure.self) { try Recipe.read(text) }
    }
    let error = #expect(throws: Recipe.Failure.self) { try Recipe.read("hedline: A") }
    guard case .nothingToShow(let warnings)? = error else { return #expect(error == nil) }
    #expect(warnings.map(\.problem) == [.unknownKey("hedline", nearest: "headline")])
  }

  @Test("or refused when it is too long, and never slowly")
  func bounds() throws {
    let long = String(repeating: "line: a\n", count: 1_250_000)
    #expect(throws: Recipe.Failure.tooLong(bytes: 10_000_000)) { try Recipe.read(long) }
    #expect(throws: Recipe.Failure.tooLong(bytes: 1_000_001)) {
      try Recipe.read(String(repeating: "{", count: 1_000_001))
    }
    let months = "year:\n" + String(repeating: "month:\n", count: 20_000)
    guard case .year(let year)? = try read(months).blocks.first else { return #expect(Bool(false), "a year") }
    #expect(year.months.count == 20_000)
    #expect(throws: (any Error).self) { try Recipe.read(String(repeating: #"{"a":["#, count: 20_000)) }
    let bars = try read("columns: " + String(repeating: "||", count: 100_000))
    #expect(bars.blocks.count == 1)
  }

  @Test("with a hundred warnings, and how many more there were")
  func manyWarnings() throws {
    let reading = try Recipe.read("line: a\n" + String(repeating: "nothing\n", count: 250))
    #expect(reading.warnings.count == 100)
    #expect(reading.unlisted == 150)
  }
}

@Suite("A recipe's reader warns") struct RecipeWarningTests {
  @Test(
    "by line, in these words",
    arguments: [
      ("plain", #"line 2: no key, a line is "key: value": "plain""#),
      ("hedline: A", #"line 2: unknown key "hedline", did you mean "headline"?"#),
      ("weather: A", #"line 2: unknown key "weather""#),
      ("Headline: A", #"line 2: unknown key "Headline", did you mean "headline"?"#),
      ("chip:", #"line 2: "chip" says nothing and makes no block"#),
      ("primary: [x]", #"line 2: "primary" says nothing and makes no block"#),
      ("accent: FFF", #"line 2: "accent" wants six hexadecimal digits, not "FFF""#),
      ("ink: blue", #"line 2: "ink" wants six hexadecimal digits, not "blue""#),
      ("ink: FFFFFF", #"line 2: light type would not read on the ink FFFFFF: 343434 stands for it"#),
      ("floor: nan", #"line 2: "floor" wants a number, not "nan""#),
      ("floor: inf", #"line 2: "floor" wants a number, not "inf""#),
      ("floor: 1e999", #"line 2: "floor" wants a number, not "1e999""#),
      ("floor: deep", #"line 2: "floor" wants a number, not "deep""#),
      ("floor: 2", #"line 2: "floor" is from 0 to 1: 1 stands for 2"#),
      ("fadeEnd: 0.1", #"line 2: "fadeEnd" is from 0.15 to 1: 0.15 stands for 0.1"#),
      ("finish: wood", #"line 2: "finish" is "ink" or "glass", not "wood""#),
      ("accent: C8B6A0\naccent: 000000", #"line 3: "accent" was said on line 2, which counts"#),
      ("row: a | b | c | d", #"line 2: "row" has at most 3 parts; a bar in a text is written \|"#),
      ("line: C:\\doc", #"line 2: a backslash before "d" means nothing; a backslash in a text is written \\"#),
      (#"line: \u{+41}"#, #"line 2: a backslash before "u" means nothing; a backslash in a text is written \\"#),
      (#"line: \u{D800}"#, #"line 2: a backslash before "u" means nothing; a backslash in a text is written \\"#),
      (#"line: \u{41"#, #"line 2: a backslash before "u" means nothing; a backslash in a text is written \\"#),
      ("week: Mo | 1", #"line 2: an entry is "value/greatest", not "1""#),
      ("week: Mo | one/2", #"line 2: an entry is "value/greatest", not "one/2""#),
      ("week: Mo | | 34C759", #"line 2: a colour or letter in "week" needs an entry before it"#),
      ("week: Mo | 1/2 | red", #"line 2: "week" wants six hexadecimal digits, not "red""#),
      (
        "week: Mo | | | | now",
        #"line 2: today is the number of a day of its month, or in a week the word today, not "now""#
      ),
      ("year: 0/2\nmonth: Jan | . 1", #"line 3: a day is a dot or the number of an entry of "year", not "1""#),
      (
        "year:\nmonth: Jan | . . | 3",
        #"line 3: today is the number of a day of its month, or in a week the word today, not "3""#
      ),
      ("month: Jan | .", #"line 2: "month" belongs to a week or year above it, and there is none"#),
      ("spoken: A", #"line 2: "spoken" belongs to a week or year above it, and there is none"#),
      ("a\u{202E}b: c", #"line 2: unknown key "a\u{202E}b""#),
      (
        String(repeating: "x", count: 50),
        #"line 2: no key, a line is "key: value": "\#(String(repeating: "x", count: 40))"…"#
      ),
    ])
  func words(line: String, warning: String) throws {
    let reading = try Recipe.read("headline: A\n" + line)
    #expect(reading.warnings.map(\.description) == [warning])
    #expect(reading.card.blocks.first == .headline(.verbatim("A")))
  }

  @Test("and keeps what it understands of the line")
  func kept() throws {
    let reading = try Recipe.read("line: C:\\doc\nweek: Mo | 1/2 | red | G\nyear: bad || 1/2\nmonth: Jan | 1 7")
    let entry = Card.Entry(value: 1, greatest: 2)
    #expect(
      reading.card.blocks == [
        .sentence(.verbatim("C:\\doc")),
        .week(
          Card.Week(days: [
            Card.Day(label: .verbatim("Mo"), entry: Card.Entry(value: 1, greatest: 2, letter: .verbatim("G")))
          ])),
        .year(Card.Year(months: [Card.Month(label: .verbatim("Jan"), days: [entry, nil])])),
      ])
    #expect(reading.warnings.map(\.line) == [1, 2, 3, 4])
  }
}
