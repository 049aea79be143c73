import Testing

@testable import CardModel

@Suite("A card is laid out")
struct CardLayoutTests {
  private let layout = CardLayout(measurer: GridMeasurer())

  private func placed(_ recipe: String, in languages: [String] = ["en"], size: TextSize = .large) throws -> PlacedCard {
    CardLayout(measurer: GridMeasurer(), textSize: size).placed(try Recipe.read(recipe).card, in: languages)
  }

  @Test(
    "a line's height is San Francisco's, rounded up to a third of a point",
    arguments: [(11, 40), (12, 43), (13, 47), (15, 54), (16, 58), (22, 79), (28, 101)])
  func lineHeights(size: Int, thirds: Int) {
    #expect(abs(TextFace(.sans, size: Double(size)).lineHeight - Double(thirds) / 3) < 1e-9)
  }

  /// The shapes of the published card kit's cards; their heights are reckoned from its figures.
  private static let publishedShapes: [(rest: String, thirds: Double)] = [
    ("row: A | 1 | m\nrow: B | 2\nrow: C | 3 | h\nline: \(Self.prose(of: 2))\nprimary: P\nsecondary: S", 915),
    ("row: A | 1 | m\nrow: B | 2\nrow: C | 3 | h\nline: \(Self.prose(of: 3))\nprimary: P\nsecondary: S", 969),
    ("row: A | 1\nrow: B | 2\nrow: C | 3\nrow: D | 4\nprimary: P", 841),
    ("line: \(Self.prose(of: 3))\nprimary: P\nsecondary: S", 699),
    ("row: A | 1\nrow: B | 2\nnote: n\nprimary: P\nsecondary: S", 765),
  ]

  @Test("the published shapes have their published heights", arguments: publishedShapes)
  func publishedHeights(rest: String, thirds: Double) throws {
    let placed = try placed("// A card\neyebrow: TODAY\nheadline: On\n\(rest)\n")
    #expect(abs(placed.height - thirds / 3) < 1e-6)
  }

  /// So many lines of words of four letters, 32 characters a line.
  static func prose(of lines: Int) -> String {
    Array(repeating: Array(repeating: "four", count: 6).joined(separator: " "), count: lines).joined(separator: " ")
  }

  @Test("values end on one rail, whatever their units and lengths")
  func rails() throws {
    let placed = try placed("// A card\nrow: A | 8,412\nrow: B | 92 | min\nrow: C | 7:12 | kilometres\n")
    let ends = placed.texts.filter { $0.role == .rowValue }.map(\.frame.maxX)
    let units = placed.texts.filter { $0.role == .rowUnit }
    #expect(Set(ends.map { ($0 * 1000).rounded() }).count == 1)
    #expect(Set(units.map(\.frame.x)).count == 1)
    // The rail is as wide as its widest unit: ten characters of 7.2.
    #expect(abs((ends.first ?? 0) - (316 - 72 - 8)) < 1e-6)
  }

  @Test("a rail of units is at least 34 wide, and there is none without a unit")
  func leastRail() throws {
    #expect(try placed("// A card\nrow: A | 1 | m\n").texts.first { $0.role == .rowValue }?.frame.maxX == 316 - 34 - 8)
    #expect(try placed("// A card\nrow: A | 1\n").texts.first { $0.role == .rowValue }?.frame.maxX == 316)
  }

  @Test("name, value and unit of a row stand on one baseline")
  func baseline() throws {
    let baselines = try placed("// A card\nrow: A | 1 | m\n").texts.map(\.baseline)
    #expect(baselines.count == 3)
    #expect(Set(baselines.map { ($0 * 1000).rounded() }).count == 1)
  }

  @Test("a chip after an eyebrow stands at the end of its line; a chip alone has a line")
  func chip() throws {
    let beside = try placed("// A card\neyebrow: A\nchip: B\nheadline: C\n")
    #expect(beside.blocks.map(\.kind) == ["eyebrow", "headline"])
    #expect(beside.blocks[0].shapes.map(\.frame.maxX) == [316])
    #expect(abs(beside.blocks[1].frame.y - (24 + 23 + 1.0 / 3 + 8)) < 1e-6)
    let alone = try placed("// A card\nheadline: C\nchip: B\n")
    #expect(alone.blocks[1].shapes.map(\.frame.x) == [24])
  }

  @Test("a headline shrinks to four fifths, then it is cut")
  func headline() throws {
    // 0.6 em of 28 less 0.4 is 16.4 for each character: 292 hold 17, shrunk 22.
    func headline(_ count: Int) throws -> PlacedText? {
      try placed("// A card\nheadline: \(String(repeating: "m", count: count))\n").texts.first
    }
    #expect(try headline(17)?.scale == 1)
    let shrunk = try #require(try headline(22))
    #expect(abs(shrunk.frame.width - 292) < 1e-6 && !shrunk.isCut)
    let cut = try #require(try headline(23))
    #expect(cut.isCut && cut.text == String(repeating: "m", count: 21) + "…" && cut.scale == 0.8)
  }

  @Test("prose has three lines; the third ends in dots when there is more")
  func prose() throws {
    let fits = try placed("// A card\nline: \(Self.prose(of: 3))\n").texts
    #expect(fits.count == 3 && !fits.contains(where: \.isCut))
    let more = try placed("// A card\nline: \(Self.prose(of: 3)) more words\n").texts
    #expect(more.count == 3 && more.map(\.isCut) == [false, false, true])
    #expect(more.last?.text.hasSuffix("…") == true)
  }

  @Test("a break in prose is a break, and a paragraph that has no room is told of by dots")
  func paragraphs() throws {
    #expect(try placed("// A card\nline: one\\ntwo\n").texts.map(\.text) == ["one", "two"])
    #expect(try placed("// A card\nline: one\\ntwo\\nthree\\nfour\n").texts.map(\.text) == ["one", "two", "three…"])
  }

  @Test("in a language from right to left everything stands as in a mirror")
  func mirrored() throws {
    let recipe = "// A card\neyebrow: A\nrow: B | 1 | m\nprimary: P\nsecondary: S\n"
    let (ltr, rtl) = (try placed(recipe), try placed(recipe, in: ["ar"]))
    #expect(rtl.isRightToLeft && rtl.height == ltr.height)
    for (one, other) in zip(ltr.texts, rtl.texts) {
      #expect(abs(one.frame.x - (340 - other.frame.maxX)) < 1e-9)
    }
    #expect(ltr.blocks.last?.shapes.first?.frame.x == rtl.blocks.last?.shapes.last?.frame.x)
  }

  @Test("larger text grows its lines, and a row that is too short for it becomes two lines")
  func largerText() throws {
    let recipe = "// A card\nrow: A LONG NAME | 1,234 | km\n"
    let standard = try placed(recipe)
    let large = try placed(recipe, size: .accessibility3)
    #expect(standard.blocks[0].frame.height < 20)
    let lines = large.texts.map(\.frame)
    #expect(lines[0].maxY <= lines[1].y + 1e-9)
    #expect(lines.allSatisfy { $0.maxX <= 316 + 1e-6 })
  }

  @Test("no text is smaller than eleven points, however small a person wants it")
  func smallerText() throws {
    let placed = try placed("// A card\neyebrow: A\nrow: B | 1 | m\nnote: n\n", size: .xSmall)
    #expect(placed.texts.allSatisfy { $0.face.size >= 11 })
  }

  @Test(
    "capitals are the language's own",
    arguments: [
      ("tr", "istanbul", "İSTANBUL"), ("en", "istanbul", "ISTANBUL"), ("de", "straße", "STRASSE"),
      ("el", "Αθήνα", "ΑΘΗΝΑ"), ("ja", "東京", "東京"),
    ])
  func capitals(language: String, text: String, capitals: String) {
    #expect(ShownText.capitals(text, language: language) == capitals)
  }

  @Test("in larger type two wells stand below each other where a title has no room beside the other")
  func stackedWells() throws {
    func wells(_ titles: [String], _ size: TextSize) throws -> [Frame] {
      let recipe = "headline: H\nprimary: \(titles[0])\nsecondary: \(titles[1])\n"
      let block = try #require(try placed(recipe, size: size).blocks.last)
      #expect(block.texts.allSatisfy { !$0.isCut } == (size != .large || titles == ["P", "S"]))
      return block.shapes.map(\.frame)
    }
    let long = ["Put in calendar", "Undo"]
    #expect(try wells(long, .large).map(\.width) == [140, 140])
    #expect(try wells(["P", "S"], .xxxLarge).map(\.width) == [140, 140])
    let stacked = try wells(long, .xxxLarge)
    #expect(stacked.map(\.width) == [292, 292] && stacked[1].y == stacked[0].maxY + 12)
  }

  @Test("in larger type prose has as many lines as keep the card whole, and never less than three")
  func yieldingProse() throws {
    func lines(_ rows: Int) throws -> Int {
      let above = "headline: H\n" + String(repeating: "row: A | 1\n", count: rows)
      let card = try placed(above + "line: \(Self.prose(of: 9))\nprimary: P\n", size: .xxxLarge)
      #expect((card.height <= 400) == (rows < 5))
      return card.texts.count { $0.role == .sentence }
    }
    // 24 + 45⅓ + 16 + 24⅓ a line + 16 + 44 + 24, and for rows 16, 26 each and 8 between them.
    #expect(try [0, 1, 3, 4, 5].map(lines) == [5, 5, 4, 3, 3])
  }

  @Test("what draws nothing is made visible, space is folded, and figures keep their unbreakable space")
  func shownText() {
    #expect(ShownText.line("a\u{0}b") == "a\u{FFFD}b")
    #expect(ShownText.line("  a \n\t b ") == "a b")
    #expect(ShownText.line("8\u{202F}412 m") == "8\u{202F}412 m")
    #expect(ShownText.paragraphs("\n a \n\n b") == ["a", "b"])
    #expect(ShownText.line(String(repeating: "x", count: 100_000)).count == 1000)
  }

  @Test("the ink holds to the end of the last line of type, falls under the wells, and is gone where they end")
  func inkHolds() throws {
    for rows in 1...4 {
      let placed = try placed("// A card\nheadline: A\n\(String(repeating: "row: B | 1\n", count: rows))primary: P\n")
      func alpha(at y: Double) -> Double { placed.material.fade.alpha(at: y / placed.height) }
      let last = try #require(placed.texts.last { $0.ground == .card })
      let well = try #require(placed.blocks.last?.shapes.first)
      #expect(alpha(at: last.frame.maxY) > 0.87)
      #expect(alpha(at: well.frame.midY) > 0.1)
      #expect(alpha(at: well.frame.maxY) < 0.01)
      #expect(alpha(at: placed.height) == 0)
    }
  }

  @Test("only the chip wears the accent, else the eyebrow, and it can be read there")
  func accent() throws {
    func roles(_ recipe: String) throws -> [TextRole] {
      let placed = try placed(recipe + "accent: 2F4E74\n")
      let greys = [placed.material.type.primary, placed.material.type.secondary, placed.material.type.tertiary]
      let worn: [PlacedText] = placed.texts.filter { !greys.contains($0.color) }
      #expect(worn.allSatisfy { Legibility(of: $0, on: placed).ratio >= 4.5 })
      return worn.map(\.role)
    }
    #expect(try roles("// A card\neyebrow: A\nheadline: B\n") == [.eyebrow])
    #expect(try roles("// A card\neyebrow: A\nchip: C\nheadline: B\n") == [.chip])
  }

  @Test("a year of twelve months with wells stays above the fold")
  func year() throws {
    let year = try #require(CardPreset.named("year")).card
    let placed = layout.placed(Card(year.blocks + [.wells([Card.Well(title: .verbatim("Undo"))])]), in: ["en"])
    #expect(placed.height <= 340)
  }

  @Test("today is ringed, a day without an entry is hollow, and a value reads without colour")
  func week() throws {
    let week = "// A card\nweek: Mo | 0/2 | 34C759 | G | today || Tu || We | 2/2 | FF3B30\nspoken: s\n"
    let placed = try placed(week)
    var (rings, hollows) = (0, 0)
    for shape in placed.blocks[0].shapes {
      if case .ring = shape.kind { rings += 1 }
      if case .hollow = shape.kind { hollows += 1 }
    }
    #expect(rings == 1 && hollows == 1)
    #expect(placed.texts.filter { $0.role == .dayLetter }.map(\.text) == ["G", "2"])
    #expect(placed.blocks[0].spoken == "s")
  }
}
