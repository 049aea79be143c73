import CardModel
import Foundation
import Testing

@testable import CardDesk

@Suite("Mending") struct CardFixTests {
  private let folder: DeskFolder

  init() throws { folder = try DeskFolder() }

  private func fix(_ card: DeskCard) -> CardFix { CardFix(card, languages: ["en"], layout: .table) }

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
    let fix = fix(try DeskCard(text: text))
    #expect(fix.text == text.replacing("headline: Two\n", with: ""))
    #expect(!fix.isRewritten && fix.repairs.count == 1)
    #expect(
      fix.lines.map(\.text) == [
        "found     law 1 one-headline, block 2: 2 of headline, and at most 1 may be", "repaired  remove block 2", "",
        "  headline: One", "  // the second is too much", "- headline: Two", "  haedline: Three", "    row :  A | 1",
        "",
        "standard input: 1 repaired, 0 left",
      ])
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
    let first = fix(try DeskCard(.file(path)))
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
    try fix(try DeskCard(.file(path))).write()
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
    let fix = fix(try DeskCard(.file(path)))
    #expect(fix.isChanged && fix.isRewritten)
    #expect(fix.lines.contains { $0.text.hasPrefix("the JSON can only be written anew") })
    #expect(throws: CardDeskProblem.notPatchable(name: path)) { try fix.write() }
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
    let text = "headline: One\nheadline: Two\n" + String(repeating: "what is this\n", count: 101)
    let path = try folder.write("a.recipe", text)
    let fix = fix(try DeskCard(.file(path)))
    #expect(fix.isRewritten && fix.lines.contains { $0.text.hasPrefix("the recipe can only be written anew") })
    #expect(throws: CardDeskProblem.notPatchable(name: path)) { try fix.write() }
    #expect(try folder.text("a.recipe") == text)
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

  @Test("any recipe gives one that reads as the repaired card", arguments: 0..<24)
  func anyRecipe(_ seed: Int) throws {
    var lines = CardPreset.all[seed % CardPreset.all.count].recipe.split(separator: "\n").map(String.init)
    lines += CardPreset.all[(seed / 7) % CardPreset.all.count].recipe.split(separator: "\n").map(String.init)
    for step in 0..<(seed % 5) { lines.swapAt((seed * 31 + step) % lines.count, (seed * 17 + step * 3) % lines.count) }
    lines.insert("// note \(seed)", at: seed % lines.count)
    let card = try DeskCard(text: lines.joined(separator: "\n"))
    let fix = fix(card)
    #expect(fix.isRewritten || fix.text.contains("// note \(seed)"))
    #expect(try Recipe.read(fix.text).card == Recipe.read(Recipe.text(of: fix.repaired)).card)
    #expect(self.fix(try DeskCard(text: fix.text)).text == fix.text)
  }
}
