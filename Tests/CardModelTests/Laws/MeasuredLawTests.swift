import IntentWords
import Testing

@testable import CardModel

@Suite("The measured laws") struct MeasuredLawTests {
  private let layout = CardLayout(measurer: GridMeasurer(advance: 0.46))

  private func verdicts(_ recipe: String) throws -> [Verdict] {
    layout.verdicts(on: try Recipe.read(recipe).card, in: ["en"])
  }

  private func numbers(_ recipe: String) throws -> [Int] {
    try verdicts(recipe).filter { $0.severity != .advice }.map(\.law.number)
  }

  @Test("find nothing on a preset", arguments: CardPreset.all)
  func presets(preset: CardPreset) {
    #expect(layout.verdicts(on: preset.card, in: ["en"]).filter { $0.severity != .advice }.map(\.description) == [])
  }

  /// The figures were computed apart from this code, from the published formulas.
  @Test(
    "find on the published material what was reckoned by hand",
    arguments: [
      ("day", 0.42, TextRole.sentence, 1.43), ("day", 0.42, .rowLabel, 1.61), ("day", 0.55, .sentence, 1.33),
      ("day", 0.55, .rowLabel, 1.76), ("figures", 0.5, .rowLabel, 1.00), ("settled", 0.5, .footnote, 1.10),
      ("settled", 0.5, .rowLabel, 1.61), ("glass", 0.5, .footnote, 3.36), ("glass", 0.5, .rowLabel, 3.43),
      ("day", 0.42, .wellTitle, 1.43), ("figures", 0.5, .wellTitle, 2.98),
    ])
  func published(name: String, advance: Double, role: TextRole, ratio: Double) throws {
    let card = try #require(CardPreset.named(name)).published
    // Two lines of prose, or three.
    let placed = CardLayout(measurer: GridMeasurer(advance: advance)).placed(card, in: ["en"])
    let worst = placed.texts.filter { $0.role == role }
      .map { Legibility(of: $0, on: placed, over: Array(PlatterLight.light.prefix(3))).ratio }.min()
    #expect(abs((worst ?? 0) - ratio) < 0.02, "\(worst ?? 0)")
  }

  @Test("find every preset illegible on the published material, and mend it by one repair", arguments: CardPreset.all)
  func mended(preset: CardPreset) {
    let verdicts = layout.verdicts(on: preset.published, in: ["en"])
    #expect(verdicts.contains { $0.law.number == 13 && $0.severity == .failure })
    let (card, repaired) = layout.repaired(preset.published, in: ["en"], removing: false)
    #expect(repaired.map(\.law.number) == [13])
    #expect(layout.verdicts(on: card, in: ["en"]).filter { $0.severity == .failure } == [])
    #expect(layout.repaired(card, in: ["en"], removing: true).card == card)
  }

  @Test("name the line, the light, the figure and the smallest repair")
  func message() throws {
    let recipe = "headline: H\nline: Text.\nnote: n\nmaterial:\nfloor: 0.5\ntype: published\n"
    let verdict = try #require(try verdicts(recipe).first { $0.severity == .failure })
    #expect(
      verdict.description
        == "law 13 legible-type, block 3: \"n\" reads at 4.15 : 1 over white, 118 points from the top, "
        + "and 4.5 : 1 is asked for; say of the material: floor: 0.84")
  }

  @Test("name what a repair of the material takes out, which is no more than it must be")
  func materialWords() throws {
    func repair(_ material: String) throws -> String? {
      try verdicts("headline: H\nline: Text.\nnote: n\nprimary: P\n\(material)").compactMap(\.repair).first?.description
    }
    #expect(try repair("topOpacity: 0.5\ncorner: 20\nrim: 0.5\n") == "say no longer of the material: topOpacity")
    #expect(
      try repair("type: published\ntopOpacity: 0.9\nfadeEnd: 0.8\nfadeCurve: 0.2\n")
        == "say of the material: floor: 0.2; no longer: type")
    let faint = "type: published\ntopOpacity: 0.1\nfadeCurve: 0.05\nwellDepth: 0\ncorner: 20\nrim: 0.5\n"
    #expect(
      try repair("ink: 221A14\nwells: frosted\n" + faint)
        == "say no longer of the material: type, wells, topOpacity, fadeCurve, wellDepth")
    #expect(try repair("type: published\nfloor: 1\n") == nil)
  }

  @Test("see a line vanish where its ground turns from darker to lighter")
  func polarity() throws {
    var placed = layout.placed(
      try Recipe.read("headline: H\nmaterial:\nfadeEnd: 1\nfadeCurve: 1\nfloor: 0\n").card, in: ["en"])
    placed.height = 60
    placed.blocks[0].texts[0].color = SRGB(0xC8_C8_C8)
    let white = Array(PlatterLight.light.prefix(1))
    #expect(Legibility(of: placed.texts[0], on: placed, over: white).ratio == 1)
  }

  @Test("tell of a card that is too high: of its wells at 340, of its edge at 400")
  func height() throws {
    let rows = "row: A | 1\nrow: B | 2\nrow: C | 3\nrow: D | 4\n"
    let prose = "line: " + Array(repeating: "four", count: 20).joined(separator: " ") + "\n"
    // 24 + 33⅔ + 16 + 101⅓ + 16 + 54 + 16 + 44 + 24 = 329.
    #expect(try numbers("headline: H\n\(rows)\(prose)primary: P\n") == [])
    // The eyebrow adds 21⅓.
    let high = "eyebrow: E\nheadline: H\n\(rows)\(prose)primary: P\n"
    #expect(
      try verdicts(high).map(\.description).filter { $0.hasPrefix("law 14") } == [
        "law 14 above-fold: 350 points high, and at most 340 may be"
      ])
    // And columns 59⅔, a footnote 29⅓: without the prose, which is 70, it is whole.
    let cut = try verdicts("columns: X | 1\nnote: n\n" + high).first { $0.law.number == 14 }
    #expect(cut?.severity == .failure && cut?.repair == .removeBlocks([8]))
  }

  @Test("tell of a card that is too high once its prose is as long as it may be")
  func longer() throws {
    let high =
      "eyebrow: E\nheadline: H\nrow: A | 1\nrow: B | 2\nrow: C | 3\nrow: D | 4\nline: Short.\n"
      + "columns: X | 1\nprimary: P\n"
    let verdict = try verdicts(high).first { $0.law.number == 19 }
    #expect(verdict?.finding == .tooTallWhenLong(height: 410, lines: 3, most: 400))
    // Larger type may have more lines, but where there is no room for them it has three.
    let large = CardLayout(measurer: GridMeasurer(advance: 0.46), textSize: .xxxLarge)
    let rows = "row: A | 1\nrow: B | 2\nrow: C | 3\n"
    let card = try Recipe.read("eyebrow: E\nheadline: H\n\(rows)line: Short.\nprimary: P\nsecondary: S\n").card
    // 24 + 18⅓ + 8 + 45⅓ + 16 + 3 · 26 + 16 + 16 + 3 · 24⅓ + 16 + 44 + 24 = 379 with three lines, and 403 with four.
    #expect(!large.verdicts(on: card, in: ["en"]).contains { $0.law.number == 19 })
    let grown = large.verdicts(on: Card(card.blocks + [.footnote(.verbatim("N"))]), in: ["en"])
    #expect(grown.contains { if case .tooTallWhenLong(_, 3, _) = $0.finding { true } else { false } })
  }

  @Test("ask more of a headline that shrank below large type")
  func shrunkHeadline() {
    #expect(TextRole.headline.face.askedContrast == 3)
    #expect(TextRole.headline.face.scaled(by: 0.8).askedContrast == 4.5)
    #expect(TextFace(.sans, size: 18.66, weight: .bold).askedContrast == 3)
    #expect(TextFace(.sans, size: 23, weight: .semibold).askedContrast == 4.5)
  }

  @Test("tell of a day that cannot be told from its ground, in whatever colour")
  func faintDays() throws {
    let week = { (color: String) in "headline: H\nweek: Mo | 0/2 | \(color) | G || Tu\nspoken: s\n" }
    #expect(try numbers(week("0A0A0B")) == [])
    let bare = week("34C759") + "topOpacity: 0.1\n"
    let message = try verdicts(bare).first { $0.law.number == 22 }?.description ?? ""
    #expect(message.hasPrefix("law 22 days-stand-out, block 2: a day in 34C759 stands out by 1.12 : 1 over dusk"), "\(message)")
  }

  @Test("tell of a mark that turns round what follows it, and of names of days that would run together")
  func turning() throws {
    #expect(try numbers("headline: \\u{202E}001\n") == [16])
    #expect(try numbers("headline: \\u{2067}001\n") == [16])
    #expect(try numbers("headline: \\u{2068}001\\u{2069}\n") == [])
    let week = "week: " + Array(repeating: "Weekdays", count: 7).joined(separator: " || ") + "\nspoken: s\n"
    #expect(Set(try numbers("headline: H\n" + week)) == [15])
  }

  @Test("tell of every cut")
  func cut() throws {
    #expect(try numbers("headline: \(String(repeating: "m", count: 40))\n") == [15])
    #expect(try numbers("headline: H\nprimary: A title that is much too long\nsecondary: B\n") == [15])
  }

  @Test("tell of unknown characters, of marks that leave their line, of small type and small targets")
  func marks() throws {
    var judged = JudgedCard(try Recipe.read("headline: H\nprimary: P\n").card, layout: layout, languages: ["en"])
    #expect(MeasuredLaws.all.flatMap { $0.verdicts(on: judged) }.filter { $0.severity != .advice } == [])
    judged.change { card in
      card.blocks[0].texts[0].unknownGlyphs = 2
      card.blocks[0].texts[0].ink = MeasuredLine.Ink(above: 40, below: 1)
      card.blocks[1].texts[0].face.size = 10
      card.blocks[1].shapes[0].frame.height = 40
    }
    #expect(
      MeasuredLaws.all.flatMap { $0.verdicts(on: judged) }.filter { $0.severity != .advice }.map(\.description) == [
        "law 16 known-glyphs, block 1: no font has 2 characters of \"H\"",
        "law 16 known-glyphs, block 1: marks of \"H\" reach 13.2 points out of their line",
        "law 17 tap-target, block 2: a well of 40 points, and at least 44 must be",
        "law 18 least-size, block 2: \"P\" is 10.0 points high, and at least 11 must be",
      ])
  }
}
