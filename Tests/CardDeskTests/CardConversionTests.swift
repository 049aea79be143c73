import CardModel
import IntentWords
import Testing

@testable import CardDesk

@Suite("Converting") struct CardConversionTests {
  private func conversion(_ card: DeskCard, _ form: CardForm) -> CardConversion {
    CardConversion(card, to: form, languages: ["en"])
  }

  @Test("there and back gives the same card, and nothing is lost", arguments: CardPreset.all)
  func roundTrip(_ preset: CardPreset) throws {
    let json = conversion(try DeskCard(.preset(preset)), .json)
    #expect(json.losses == [])
    let back = conversion(try DeskCard(text: json.text), .recipe)
    #expect(back.losses == [])
    #expect(back.text == preset.recipe)
  }

  @Test("to the older form and back keeps what it has a place for")
  func older() throws {
    let day = try #require(CardPreset.named("day"))
    let older = conversion(try DeskCard(.preset(day)), .olderJSON)
    #expect(older.losses == [])
    let back = try DeskCard(text: older.text)
    #expect(back.form == .olderJSON && back.card == day.card)
  }

  @Test(
    "tells each thing that the new form has no place for",
    arguments: [
      (
        "chip: a\nheadline: b\nheadline: c\nrow: | 1\n", CardForm.olderJSON,
        [
          "block 1, chip, has no place in this form", "block 3, headline, has no place in this form",
          "block 4, row, has no place in this form",
        ]
      ),
      ("line: a\nheadline: b\n", .olderJSON, ["the blocks stand in another order in this form"]),
      (
        "headline: b\nprimary: [x] c\nsecondary: d\nwell: e\n", .olderJSON,
        ["1 more well has no place in this form", "1 toggle is a button in this form"]
      ),
      ("// A card\nheadline: b\n// mine\n", .json, ["1 comment has no place in this form"]),
      (
        #"{"blocks": [{"kind": "chart"}, {"kind": "headline", "text": {"key": "Go", "arguments": [], "bundle": "file:///x/"}}, {"kind": "eyebrow", "text": {"key": "", "arguments": []}}], "wells": 1}"#,
        .recipe,
        [
          "\"wells\" means nothing, and is left out", "block 1, chart, has no place in this form",
          "block 3, eyebrow, has no place in this form", "1 text of a catalog is now as it reads in en",
        ]
      ),
      (
        #"{"kind": "card/1", "wells": [], "payload": "{\"blocks\": [{\"kind\": \"wells\", \"wells\": [{\"title\": {\"key\": \"Go\", \"arguments\": []}}]}]}"}"#,
        .json, ["what 1 well performs is in the archive alone"]
      ),
    ])
  func losses(_ text: String, _ form: CardForm, _ words: [String]) throws {
    #expect(conversion(try DeskCard(text: text), form).losses.map(\.words) == words)
  }

  @Test("takes the form from the end of the name")
  func forms() throws {
    #expect(
      try ["a.recipe", "A.TXT", "a.json", "a.legacy.json"].map { try CardForm(path: $0) } == [
        .recipe, .recipe, .json, .olderJSON,
      ])
    let problem = #expect(throws: CardDeskProblem.self) { try CardForm(path: "a.png") }
    #expect(
      problem?.words == "a.png does not say by its end what to write; it may be .recipe, .txt, .legacy.json, .json")
  }
}
