import CardModel
import Foundation
import Testing

@testable import CardDesk

@Suite("Mending") struct CardFixTests {
  private let folder: DeskFolder

  init() throws { folder = try DeskFolder() }

  private func fix(_ card: DeskCard, removing: Bool = false) -> CardFix {
    CardFix(card, languages: ["en"], layout: .table, removing: removing)
  }

  @Test("a published look makes it pass, changing the material alone", arguments: CardPreset.all)
  func published(_ preset: CardPreset) throws {
    let fix = fix(try DeskCard(.published(preset)))
    #expect(!fix.fails)
    #expect(fix.repaired.blocks == preset.card.blocks)
    #expect(CardLint([try DeskCard(text: fix.text)], languages: ["en"], layout: .table, isEstimate: true).failed == 0)
  }

  @Test("keeps comments, empty lines, the author's spelling and what made nothing")
  func patch() throws {
    let text = """
      // Mine
      accent:   #c8b6a0

      headline: One
      // the second is too much
      headline: Two
      haedline: Three
        row :  A | 1
      primary: [x]  Loud
      floor: .900
      finish: ink
      """
    let fix = fix(try DeskCard(text: text), removing: true)
    #expect(fix.text == text.replacing("headline: Two\n", with: ""))
    #expect(!fix.isRewritten && fix.repairs.count == 1)
    #expect(
      fix.lines.map(\.text) == [
        "found     law 1 one-headline, line 6: 2 of headline, and at most 1 may be",
        "repaired  remove the block of line 6", "",
        "  headline: One", "  // the second is too much", "- headline: Two", "  haedline: Three", "    row :  A | 1",
        "",
        "standard input: 1 repaired, 0 left",
      ])
  }

  @Test("takes out nothing that the card shows unless it is told to, but says what there is to take out")
  func removing() throws {
    let long = String(repeating: "It is so. ", count: 20)
    let text =
      "headline: One\nline: \(long)\nheadline: Two\nrow: A | | min\nrow: | \nprimary: a\nprimary: b\nprimary: c\n"
    let kept = fix(try DeskCard(text: text))
    // A row that shows nothing is no content.
    #expect(kept.text == text.replacing("row: | \n", with: "") && kept.repairs.map(\.law.number) == [10])
    #expect(kept.fails && kept.left.map(\.law.number) == [1, 5, 9, 10, 14, 15])
    let lines = kept.lines.map(\.text)
    #expect(lines.filter { $0.hasPrefix("proposed") }.map { $0.prefix(40) } == [
      "proposed  remove the block of line 3", "proposed  remove well 3", "proposed  shorten line 2 to \"It is so. I",
      "proposed  remove the unit of line 4",
    ])
    #expect(lines.last == "standard input: 1 repaired, 6 left, 4 of them for --remove, which takes out what the card shows")
    let removed = fix(try DeskCard(text: text), removing: true)
    #expect(!removed.fails && !removed.text.contains("Two") && !removed.text.contains("min"))
    #expect(!removed.lines.contains { $0.text.hasPrefix("proposed") })
  }

  @Test("counts the lines of a recipe on, when blocks above are gone")
  func places() throws {
    let fix = fix(try DeskCard(text: "// Mine\nheadline: A\nheadline: B\n\nnote: a\nnote: b\nnote: c\n"), removing: true)
    #expect(
      fix.lines.prefix(4).map(\.text) == [
        "found     law 1 one-headline, line 3: 2 of headline, and at most 1 may be",
        "repaired  remove the block of line 3",
        "found     law 7 one-footnote, line 6: 3 of footnote, and at most 1 may be",
        "repaired  remove the blocks of lines 6, 7",
      ])
  }

  @Test("cuts no sentence: one that is too long is left to a person")
  func longSentence() throws {
    let text = "headline: A\nline: It goes on\(String(repeating: " and on", count: 20)).\n"
    for removing in [false, true] {
      let fix = fix(try DeskCard(text: text), removing: removing)
      #expect(!fix.isChanged && fix.fails && fix.left.contains { $0.law.number == 9 && $0.repair == nil })
    }
  }

  @Test(
    "keeps a line that it cannot read where it stands",
    arguments: [
      "accent: zzz", "ink: red", "finish: steel", "wells: deep", "ink: FFFFFF", "corner: 900", "chip:",
      "week: Mo | 0/2 | zzz | G || Tu | x\nspoken: s", "note: a \\q",
      "year: 0/2 | 34C759 | G || 1/2 | zzz | O\nmonth: Jan | 1 0 x 1 .\n// May is to come\nmonth: Feb | 1 7 | 9\nspoken: s",
    ])
  func unreadable(_ line: String) throws {
    let text = "headline: A\nrow: | \n\(line)\n"
    let fix = fix(try DeskCard(text: text))
    #expect(fix.text == text.replacing("row: | \n", with: "") && !fix.isRewritten, "\(fix.text)")
    #expect(fix.repairs.count == 1 && !fix.card.notes.isEmpty)
  }

  @Test("says no word of an ink that no one sees")
  func glassInk() throws {
    #expect(try DeskCard(text: "headline: A\nink: FFFFFF\n").notes.count == 1)
    #expect(try DeskCard(text: "headline: A\nink: FFFFFF\nfinish: glass\n").notes == [])
  }

  @Test("leaves a material to the layout by taking out what it says, and no more of the text")
  func openMaterial() throws {
    let text = "// Mine\nheadline: H\nline: Text.\nnote: n\ntopOpacity: 0.5\nprimary: b\nprimary: c\n"
    let fix = fix(try DeskCard(text: text))
    #expect(fix.text == text.replacing("topOpacity: 0.5\n", with: "") && !fix.fails)
    #expect(fix.lines.dropFirst().first?.text == "repaired  say no longer of the material: topOpacity")
  }

  @Test("puts wells last where the recipe already has them, and a new material at the end")
  func material() throws {
    let day = try #require(CardPreset.named("day")).recipe
    let text = day + "topOpacity: 0.95\nfadeEnd: 0.85\nfadeCurve: 0.35\nfloor: 0\n"
    let fix = fix(try DeskCard(text: text))
    #expect(fix.text.hasPrefix(day + "topOpacity: 0.95\nfadeEnd: 0.85\nfadeCurve: 0.35\nfloor: 0."))
    #expect(!fix.fails && !fix.isRewritten)
  }

  @Test("replaces the file, and a second run changes nothing")
  func write() throws {
    let path = try folder.write("a.recipe", "// Mine\r\nheadline: One\r\nheadline: Two\r\nnote: a\r\nnote: b\r\n")
    let first = fix(try DeskCard(.file(path)), removing: true)
    #expect(first.isChanged && first.repairs.count == 2)
    try first.write()
    let text = try folder.text("a.recipe")
    #expect(text == "// Mine\r\nheadline: One\r\nnote: a\r\n")
    let second = fix(try DeskCard(.file(path)))
    #expect(!second.isChanged && second.repairs.isEmpty)
    try second.write()
    #expect(try folder.text("a.recipe") == text)
    #expect(try folder.names == ["a.recipe"])
  }

  @Test("leaves a JSON a JSON")
  func json() throws {
    let path = try folder.write(
      "a.json", #"{"headline": "a", "line": "\#(String(repeating: "It is so. ", count: 20))"}"#)
    try fix(try DeskCard(.file(path)), removing: true).write()
    // One without a fault stays as it is written, in its older form.
    let fine = #"{"headline": "a"}"#
    try fix(try DeskCard(.file(folder.write("fine.json", fine)))).write()
    #expect(try folder.text("fine.json") == fine)
    let card = try DeskCard(.file(path))
    #expect(card.form == .olderJSON)
    #expect(CardLint([card], languages: ["en"], layout: .table, isEstimate: true).failed == 0)
  }

  @Test(
    "writes nothing over a JSON with what means nothing to it, at whatever depth, and says so",
    arguments: [
      #"{"headline": "a", "line": "LONG", "future": 1}"#,
      #"{"blocks": [{"kind": "headline", "text": TEXT}, {"kind": "sentence", "text": TEXT}], "future": {"a": 1}}"#,
      #"{"blocks": [{"kind": "headline", "text": TEXT}, {"kind": "sentence", "text": TEXT, "future": 1}]}"#,
      #"{"blocks": [{"kind": "chart", "data": [1]}, {"kind": "headline", "text": TEXT}, {"kind": "sentence", "text": TEXT}]}"#,
    ])
  func strayKeys(_ json: String) throws {
    let long = String(repeating: "It is so. ", count: 20)
    let text = json.replacing("LONG", with: long)
      .replacing("TEXT", with: #"{"key": "%@", "arguments": [{"kind": "text", "value": "\#(long)"}]}"#)
    let path = try folder.write("a.json", text)
    let fix = fix(try DeskCard(.file(path)), removing: true)
    #expect(fix.isChanged && fix.isRewritten)
    let refusal = CardDeskProblem.notPatchable(name: path, note: fix.card.notes.first)
    #expect(fix.refusal == refusal && fix.lines.contains { $0.text == "--write refuses: \(refusal.words)" })
    #expect(throws: refusal) { try fix.write() }
    #expect(try folder.text("a.json") == text)
  }

  @Test("replaces no preset, no input and no archive")
  func notReplaceable() throws {
    let fixes = [
      fix(try DeskCard(.preset(try #require(CardPreset.named("day"))))), fix(try DeskCard(text: "headline: a\n")),
      fix(
        try DeskCard(
          .file(
            try folder.write(
              "a.json", #"{"kind": "card/1", "wells": [], "payload": "{\"blocks\": [], \"accent\": \"C8B6A0\"}"}"#)))),
    ]
    for fix in fixes { #expect(throws: CardDeskProblem.notReplaceable(name: fix.card.name)) { try fix.write() } }
  }

  @Test("writes nothing over lines that could not be read, when it cannot leave them in place")
  func notPatchable() throws {
    let many = "headline: One\nrow: | \n" + String(repeating: "what is this\n", count: 101)
    // It would have to say what a line that cannot be read says already.
    let stood = "headline: One\nline: Text.\nnote: n\nfloor: low\ntopOpacity: 0.95\nfadeEnd: 0.85\nfadeCurve: 0.35\n"
    for text in [many, stood] {
      let path = try folder.write("a.recipe", text)
      let fix = fix(try DeskCard(.file(path)))
      let note = try #require(fix.card.notes.first)
      #expect(fix.isRewritten && fix.lines.contains { $0.text.hasPrefix("--write refuses: ") && $0.text.contains(note) })
      #expect(throws: CardDeskProblem.notPatchable(name: path, note: note)) { try fix.write() }
      #expect(try folder.text("a.recipe") == text)
    }
  }

  @Test("takes not the last thing that a card shows")
  func nothingLeft() throws {
    let fix = fix(try DeskCard(text: "line: \\u{20}\n"))
    #expect(!fix.isChanged && fix.fails && fix.repairs.isEmpty)
  }

  @Test("lists what a person must decide")
  func left() throws {
    let fix = fix(try DeskCard(text: "headline: a\nrow: A | \(String(repeating: "9", count: 60))\n"))
    #expect(fix.fails && fix.left.map(\.law.number) == [15, 15])
    #expect(fix.lines.last == DeskLine("standard input: 0 repaired, 2 left", .failure))
  }

  @Test("any recipe gives one that reads as the repaired card", arguments: 0..<24, [false, true])
  func anyRecipe(_ seed: Int, _ removing: Bool) throws {
    var lines = CardPreset.all[seed % CardPreset.all.count].recipe.split(separator: "\n").map(String.init)
    lines += CardPreset.all[(seed / 7) % CardPreset.all.count].recipe.split(separator: "\n").map(String.init)
    for step in 0..<(seed % 5) { lines.swapAt((seed * 31 + step) % lines.count, (seed * 17 + step * 3) % lines.count) }
    lines.insert("// note \(seed)", at: seed % lines.count)
    let card = try DeskCard(text: lines.joined(separator: "\n"))
    let fix = fix(card, removing: removing)
    #expect(fix.isRewritten || fix.text.contains("// note \(seed)"))
    #expect(try Recipe.read(fix.text).card == Recipe.read(Recipe.text(of: fix.repaired)).card)
    #expect(self.fix(try DeskCard(text: fix.text), removing: removing).text == fix.text)
  }
}
