import CardModel
import Foundation
import IntentWords
import Testing

@Suite("A recipe is written") struct RecipeWritingTests {
  @Test("from every block")
  func blocks() {
    let card = Card(BlockSamples.all, accent: SRGB(hex: "0a0b0c"), material: .published(.ink))
    #expect(
      Recipe.text(of: card) == """
        // A card
        eyebrow: TODAY
        headline: 3 days
        row: SLEEP | 7:12 | hrs
        row: STEPS | 8,412
        columns: RIDES | 4
        line: You slept well.
        chip: STEADY
        note: Since Monday
        week: Mo | 1/2 | 34C759 | G | today
        spoken: Good
        year: 1/2 | 34C759 | G
        month: Jan | . 0 . | 2
        spoken: Good
        primary: Undo
        secondary: [x] Quiet
        accent: 0A0B0C
        material:
        finish: ink
        ink: 0A0A0B
        type: published
        wells: carved
        topOpacity: 0.95
        fadeEnd: 0.85
        fadeCurve: 0.35
        floor: 0
        corner: 42
        rim: 1
        wellDepth: 0.73

        """)
  }

  @Test("without what shows nothing")
  func empty() {
    let empty = Resource.verbatim("")
    #expect(
      Recipe.text(
        of: Card([
          .headline(empty), .row(Card.Row(label: empty, value: empty)), .columns([]), .week(Card.Week(days: [])),
          .year(Card.Year(months: [])), .wells([Card.Well(title: empty)]), .unknown(kind: "chart"),
        ])) == "// A card\n")
  }

  /// Another run tries others; the seed that is shown repeats one.
  @Test("and reads back the same, whatever is in it", arguments: (0..<20).map { _ in UInt64.random(in: 0...(.max)) })
  func roundTrip(seed: UInt64) throws {
    var cards = RandomCards(seed: seed)
    for _ in 0..<25 {
      let card = cards.card()
      let text = Recipe.text(of: card)
      let reading = try Recipe.read(text)
      #expect(reading.card == card, "seed \(seed)\n\(text)")
      #expect(reading.warnings == [], "seed \(seed)\n\(text)")
      #expect(Recipe.text(of: reading.card) == text, "seed \(seed)")
      #expect(try Recipe.read(try card.payload()).card == card, "seed \(seed), as JSON")
    }
  }

  /// What was understood is a card like any other: written and read again, it stays.
  @Test(
    "and stays the same however its recipe was mangled", arguments: (0..<10).map { _ in UInt64.random(in: 0...(.max)) })
  func mangled(seed: UInt64) throws {
    var cards = RandomCards(seed: seed)
    for _ in 0..<25 {
      var scalars = Array(Recipe.text(of: cards.card()).unicodeScalars)
      for _ in 0..<Int.random(in: 1...5, using: &cards) where !scalars.isEmpty {
        let place = Int.random(in: 0..<scalars.count, using: &cards)
        if Bool.random(using: &cards) {
          scalars.remove(at: place)
        } else {
          scalars.swapAt(place, Int.random(in: 0..<scalars.count, using: &cards))
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      guard let card = try? Recipe.read(String(text)).card else { continue }
      let written = Recipe.text(of: card)
      guard let again = try? Recipe.read(written) else { continue }
      #expect(Recipe.text(of: again.card) == written, "seed \(seed)\n\(String(text))")
      #expect(again.warnings == [], "seed \(seed)\n\(written)")
    }
  }

  @Test("as its documentation shows")
  func documented() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/Recipes.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
    let recipe = try #require(parts.first { $0.hasPrefix("recipe\n") }?.dropFirst("recipe\n".count))
    let reading = try Recipe.read(String(recipe))
    #expect(reading.warnings == [])
    #expect(Recipe.text(of: reading.card) == recipe)
    let json = try #require(parts.first { $0.hasPrefix("json legacy\n") }?.dropFirst("json legacy\n".count))
    #expect(
      Recipe.text(of: try Recipe.read(String(json)).card)
        == recipe.replacing("row: STEPS | 6,930\n", with: "").replacing("[ ] Quiet", with: "Later"))
  }
}

@Suite("A recipe in JSON") struct RecipeJSONTests {
  @Test("has its older accent with or without a sign before it", arguments: ["C8B6A0", "#c8b6a0"])
  func olderAccent(hex: String) throws {
    #expect(try Recipe.read(#"{"accentHex": "\#(hex)"}"#).card.accent?.hex == "C8B6A0")
  }

  @Test("is the card's own")
  func card() throws {
    let card = Card([.headline(Resource(key: "A"))], accent: SRGB(hex: "C8B6A0"), material: .lowType)
    #expect(try Recipe.read("\n " + card.payload()).card == card)
    #expect(try card.payload().contains(#""accent":"C8B6A0""#))
  }

  @Test(
    "without blocks is the older form",
    arguments: [
      (#"{"headline": "A", "line": ""}"#, ["headline A"]), (#"{"accentHex": "C8B6A0"}"#, []), ("{}", []),
      (#"{"rows": [{"label": "", "value": "1"}, {"label": "L", "value": "", "unit": ""}]}"#, ["row      L | "]),
      (#"{"primaryTitle": "", "secondaryTitle": "B"}"#, []), (#"{"primaryTitle": "A"}"#, ["wells    [A]"]),
      (
        #"{"primaryTitle": "A", "secondaryTitle": "B", "line": "L", "eyebrow": "E"}"#,
        ["eyebrow  E", "sentence L", "wells    [A] [B]"]
      ),
    ])
  func older(json: String, lines: [String]) throws {
    #expect(CardText.lines(of: try Recipe.read(json).card, in: ["en"]) == lines)
  }

  @Test(
    "is refused when it is no card",
    arguments: ["{", "{]", #"{"blocks": 3}"#, #"{"rows": 3}"#, #"{"headline": {}}"#, #"{"accentHex": "red"}"#])
  func refused(json: String) {
    #expect(throws: DecodingError.self) { try Recipe.read(json) }
  }
}
