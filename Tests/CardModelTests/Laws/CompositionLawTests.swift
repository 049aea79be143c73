import Foundation
import IntentWords
import Testing

@testable import CardModel

@Suite("The laws of composition") struct CompositionLawTests {
  private static let cell = "A | 1"
  private static let sentence = String(repeating: "Twenty letters here. ", count: 8)

  @Test(
    "find this in a card, and say what to do",
    arguments: [
      ("line: a", ["law 1 one-headline: no headline"]),
      (
        "headline: A\nline: a\nheadline: B\nheadline: C",
        ["law 1 one-headline, block 3: 3 of headline, and at most 1 may be; remove blocks 3, 4"]
      ),
      (
        "headline: A" + String(repeating: "\nrow: \(cell)", count: 6),
        ["law 2 few-rows, block 6: 6 of row, and at most 4 may be; remove blocks 6, 7"]
      ),
      (
        "headline: A\ncolumns: \(cell)\ncolumns: \(cell)",
        ["law 3 one-columns, block 3: 2 of columns, and at most 1 may be; remove block 3"]
      ),
      (
        "headline: A\ncolumns: \(cell) || \(cell) || \(cell) || \(cell)",
        ["law 3 one-columns, block 2: 4 cells, and at most 3 may be; remove cell 4 of block 2"]
      ),
      (
        "headline: A\nline: a\nline: b",
        ["law 4 one-sentence, block 3: 2 of sentence, and at most 1 may be; remove block 3"]
      ),
      (
        "headline: A\nprimary: a\nsecondary: b\nwell: c\nwell: d",
        ["law 5 wells-last, block 2: 4 wells, and at most 2 may be; remove wells 3, 4"]
      ),
      (
        "headline: A\nchip: a\nchip: b\neyebrow: c\neyebrow: d",
        [
          "law 6 accent-once, block 3: 2 of chip would wear the accent; remove block 3",
          "law 6 accent-once, block 5: 2 of eyebrow would wear the accent; remove block 5",
        ]
      ),
      (
        "headline: A\nnote: a\nnote: b",
        ["law 7 one-footnote, block 3: 2 of footnote, and at most 1 may be; remove block 3"]
      ),
      (
        "headline: A\nweek: a\nspoken: b\nyear:\nmonth: c\nspoken: d",
        ["law 8 one-grid, block 3: 2 of week or year, and at most 1 may be; remove block 3"]
      ),
      (
        "headline: A\nline: \(sentence)",
        [
          "law 9 whole-excerpt, block 2: 167 characters of prose, and at most 140 may be; shorten block 2 to "
            + "\"\(String(repeating: "Twenty letters here. ", count: 6).dropLast())\""
        ]
      ),
      (
        "headline: A\nline: \(String(repeating: "x", count: 141))",
        [
          "law 9 whole-excerpt, block 2: 141 characters of prose, and at most 140 may be; the first sentence alone has more"
        ]
      ),
      (
        "headline: A\nrow: L | | min",
        ["law 10 nothing-empty, block 2: the unit \"min\" has no value; remove the unit of block 2"]
      ),
      ("headline: A\nrow: | | min", ["law 10 nothing-empty, block 2: row shows nothing; remove block 2"]),
      (
        "headline: A\ncolumns: \(cell) || || \(cell)",
        ["law 10 nothing-empty, block 2: cell 2 shows nothing; remove cell 2 of block 2"]
      ),
      ("headline: A\nline: \\u{20}", ["law 10 nothing-empty, block 2: sentence shows nothing; remove block 2"]),
      ("headline: A\nyear:\nspoken: b", ["law 10 nothing-empty, block 2: year shows nothing; remove block 2"]),
      ("headline: A\nprimary: \\t", ["law 10 nothing-empty: well 1 shows nothing"]),
      (
        "headline: A\nweek: Mo | 1/2 | 34C759 || Tu | 1/2 | 34C759 || We | 3/2\nspoken: a",
        [
          "law 11 grid-reads, block 2: only its colour 34C759 tells a value, it has no letter",
          "law 11 grid-reads, block 2: 3 is not from 0 to 2",
        ]
      ),
      (
        "headline: A\nyear: 0/0\nmonth: Jan | 0",
        [
          "law 11 grid-reads, block 2: the greatest value is 0, and at least 1",
          "law 11 grid-reads, block 2: the year has no words for who does not see it",
        ]
      ),
    ])
  func findings(recipe: String, verdicts: [String]) throws {
    let card = try Recipe.read(recipe).card
    #expect(card.compositionVerdicts(in: ["en"]).map(\.description) == verdicts)
  }

  @Test("find in cards of code what no recipe can say")
  func code() {
    let headline = Card.Block.headline(.verbatim("A"))
    let wells = Card.Block.wells([Card.Well(title: .verbatim("a"))])
    let day = Card.Day(
      label: .verbatim("Mo"), entry: Card.Entry(value: 0, greatest: 1, color: "r\ned", letter: .verbatim("G")))
    func found(_ blocks: Card.Block...) -> [String] {
      Card([headline] + blocks).compositionVerdicts(in: ["en"]).map(\.description)
    }
    #expect(
      found(wells, .footnote(.verbatim("a"))) == [
        "law 5 wells-last, block 2: wells stand above other blocks or in several; put all wells in one block, the last"
      ])
    #expect(found(wells, wells).count == 1)
    #expect(
      found(.row(Card.Row(label: .verbatim("a"), value: .verbatim(""), unit: .verbatim(" ")))) == [
        #"law 10 nothing-empty, block 2: "a" has no value"#
      ])
    #expect(found(wells) == [])
    #expect(
      found(.unknown(kind: "chart"), .unknown(kind: "chart")) == [
        "law 12 known-blocks, block 2: \"chart\" is no kind of block that is known"
      ])
    #expect(
      found(.week(Card.Week(days: [day], spoken: .verbatim("a")))) == [
        #"law 11 grid-reads, block 2: "r\ned" is no colour of six hexadecimal digits"#
      ])
    #expect(
      found(.week(Card.Week(days: [])), .columns([]), .wells([])).map { $0.prefix(6) } == [
        "law 10", "law 10", "law 10", "law 11",
      ])
  }

  @Test("find nothing in a preset", arguments: CardPreset.all)
  func presets(preset: CardPreset) {
    #expect(preset.card.compositionVerdicts(in: ["en"]) == [])
  }

  @Test("let a card be exactly as much as it may be")
  func most() throws {
    let card = try Recipe.read(
      """
      eyebrow: E
      chip: C
      headline: H
      columns: a | 1 || b | 2 || c | 3
      row: a | 1
      row: b | 2
      row: c | 3 | u
      row: d | 4
      line: \(String(repeating: "x", count: 140))
      week: Mo | 0/2 | 34C759 | G || Tu | 2/2
      spoken: s
      note: n
      primary: p
      secondary: [x] s
      """
    ).card
    #expect(card.compositionVerdicts(in: ["en"]) == [])
  }

  @Test("are numbered, each with its reason and source")
  func facts() {
    let laws = Law.all
    #expect(laws.map(\.number) == Array(1...22))
    #expect(Set(laws.map(\.name)).count == 22)
    #expect(laws.allSatisfy { !$0.statement.isEmpty && !$0.reason.isEmpty && !$0.source.isEmpty })
  }

  @Test("are documented in these words")
  func documented() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/Cards.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.contains(/^\| \d/) }
    #expect(
      rows.map(String.init).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        == Law.all.map { law in
          "| \(law.number) | `\(law.name)` | \(law.statement) | \(law.reason) | \(law.source) |"
        })
  }

  @Test(
    "tell of prose that ends in dots, and of a figure or a name that stands alone",
    arguments: [
      ("headline: H\nline: The afternoon is open and…", "law 9 whole-excerpt, block 2: the prose ends in dots"),
      (
        "headline: H\nline: \\u{200B}\\u{2800}", "law 10 nothing-empty, block 2: sentence shows nothing; remove block 2"
      ),
      (
        "headline: H\nweek: " + Array(repeating: "Mo", count: 8).joined(separator: " || ") + "\nspoken: s",
        "law 8 one-grid, block 2: 8 days, and at most 7 may be"
      ),
      ("headline: H\nrow: | 2", "law 10 nothing-empty, block 2: \"2\" has no name"),
      ("headline: H\ncolumns: a || b | 2", "law 10 nothing-empty, block 2: \"a\" has no value"),
      ("headline: H\ncolumns: a | 1 || | 2", "law 10 nothing-empty, block 2: \"2\" has no name"),
    ])
  func halves(recipe: String, verdict: String) throws {
    #expect(try Recipe.read(recipe).card.compositionVerdicts(in: ["en"]).map(\.description) == [verdict])
  }

  @Test(
    "tell of what stands for a figure that could not be reckoned",
    arguments: ["NaN", "nan", "-inf", "NaN km", "NaN\u{A0}%", "+∞"])
  func noFigure(value: String) throws {
    let found = try Recipe.read("headline: H\nrow: A | \(value)\ncolumns: B | \(value)").card.compositionVerdicts(in: ["en"])
    let shown = VisibleText.escaped(value)
    #expect(found.map(\.description) == [2, 3].map { "law 10 nothing-empty, block \($0): \"\(shown)\" is no figure" })
    #expect(found.allSatisfy { $0.severity == .failure })
  }

  @Test("take no name for such a figure", arguments: ["Nan", "Nana", "Inf. 3", "NaNoWriMo", "Info", "8 → ∞"])
  func nan(value: String) throws {
    #expect(try Recipe.read("headline: H\nrow: A | \(value)").card.compositionVerdicts(in: ["en"]) == [])
  }

  @Test("tell of a number that is none, however the language writes it")
  func nanArgument() {
    let value = Resource(key: "%lf h", arguments: [.double(.nan)])
    let card = Card([.headline(.verbatim("H")), .row(Card.Row(label: .verbatim("A"), value: value))])
    #expect(card.compositionVerdicts(in: ["ru"]).map(\.law.number) == [10])
  }

  @Test("leave what a catalog says to be shortened there")
  func catalogProse() {
    let long = String(repeating: "Danach geht es weiter. ", count: 9)
    let words = Resource(key: "Long", defaultValue: long, bundle: URL(filePath: "/nowhere"))
    let verdicts = Card([.headline(.verbatim("A")), .sentence(words)]).compositionVerdicts(in: ["en"])
    #expect(verdicts.map(\.law.number) == [9] && verdicts.first?.repair == nil)
  }

  @Test("judge prose in the language it is read in")
  func language() {
    let german = "Am 3. Mai ist Ruhe. " + String(repeating: "Danach geht es weiter wie immer. ", count: 5)
    let card = Card([.headline(.verbatim("A")), .sentence(.verbatim(german))])
    let shown = card.repairedComposition(in: ["de"]).card
    #expect(CardText.lines(of: shown, in: ["de"]).last?.hasPrefix("sentence Am 3. Mai ist Ruhe. Danach geht") == true)
  }
}

@Suite("A card is repaired") struct RepairTests {
  @Test("one law after another, until none is left that a repair can end")
  func all() throws {
    let card = try Recipe.read(
      """
      headline: A
      headline: B
      chip: c
      chip: d
      columns: a | 1 || || b | 2 || c | 3 || d | 4
      row: a | | min
      row: b | 2
      row: c | 3
      row: d | 4
      row: e | 5
      line: One is here. X\(String(repeating: "x", count: 140)).
      primary: p
      secondary: s
      well: w
      """
    ).card
    let (repaired, verdicts) = card.repairedComposition(in: ["en"])
    #expect(
      Recipe.text(of: repaired) == """
        // A card
        headline: A
        chip: c
        columns: a | 1 || b | 2
        row: a
        row: b | 2
        row: c | 3
        row: d | 4
        line: One is here.
        primary: p
        secondary: s

        """)
    #expect(verdicts.map(\.law.number) == [1, 2, 3, 5, 6, 9, 10, 10])
    #expect(
      repaired.compositionVerdicts(in: ["en"]).map(\.description) == [
        "law 10 nothing-empty, block 4: \"a\" has no value"
      ])
    #expect(repaired.repairedComposition(in: ["en"]).repaired == [])
  }

  @Test("and left as it is where a person must decide")
  func undecided() throws {
    let card = try Recipe.read("line: a\nweek: Mo | 1/2 | 34C759").card
    #expect(card.repairedComposition(in: ["en"]).card == card)
    #expect(card.compositionVerdicts(in: ["en"]).map(\.severity) == [.warning, .failure, .warning])
  }

  @Test(
    "by any repair, also one of what is not there",
    arguments: [
      (.removeBlocks([0, 9, -1]), "wells    [a] [x] b"), (.removeBlocks([]), "headline H wells    [a] [x] b"),
      (.removeCells(block: 0, [0]), "headline H wells    [a] [x] b"),
      (.removeCells(block: 7, [0]), "headline H wells    [a] [x] b"),
      (.removeWells([0, 5]), "headline H wells    [x] b"), (.removeWells([1]), "headline H wells    [a]"),
      (.shorten(block: 0, to: "x"), "headline H wells    [a] [x] b"),
      (.removeUnit(block: -1), "headline H wells    [a] [x] b"), (.gatherWells, "headline H wells    [a] [x] b"),
    ] as [(Repair, String)])
  func any(repair: Repair, shown: String) throws {
    let card = try Recipe.read("headline: H\nprimary: a\nsecondary: [x] b").card
    #expect(CardText.lines(of: card.applying(repair), in: ["en"]).joined(separator: " ") == shown)
  }

  @Test("with the wells of several blocks counted through")
  func wells() {
    func well(_ title: String) -> Card.Well { Card.Well(title: .verbatim(title)) }
    let card = Card([.wells([well("a"), well("b")]), .headline(.verbatim("H")), .wells([well("c"), well("d")])])
    #expect(
      card.applying(.removeWells([1, 2])).blocks == [
        .wells([well("a")]), .headline(.verbatim("H")), .wells([well("d")]),
      ])
    #expect(
      card.applying(.gatherWells).blocks == [
        .headline(.verbatim("H")), .wells([well("a"), well("b"), well("c"), well("d")]),
      ])
  }
}
