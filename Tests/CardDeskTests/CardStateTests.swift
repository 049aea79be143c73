import CardModel
import Testing

@testable import CardDesk

@Suite("A state of a card") struct CardStateTests {
  private func text(_ state: CardState, _ recipe: String) throws -> String {
    Recipe.text(of: state.card(try Recipe.read(recipe).card, in: ["en"]))
  }

  @Test("is the card itself when it is fresh, and in larger type")
  func fresh() throws {
    for preset in CardPreset.all {
      #expect(CardState.fresh.card(preset.card, in: ["en"]) == preset.card)
      #expect(CardState.larger.card(preset.card, in: ["en"]) == preset.card)
    }
    #expect(CardState.larger.textSize(from: .large) == .xxxLarge)
    #expect(CardState.larger.textSize(from: .accessibility2) == .accessibility2)
    #expect(CardState.longest.textSize(from: .small) == .small)
  }

  @Test("has words two fifths longer, greater figures, and prose that fills its budget when it is longest")
  func longest() throws {
    let recipe =
      "eyebrow: TODAY\nrow: SLEEP | 7:40 | hrs\nrow: WITH | Ines\nline: All is well.\nprimary: [x] Go home\nfloor: 0.5\n"
    #expect(
      try text(.longest, recipe).split(separator: "\n").dropFirst() == [
        "eyebrow: TODAY T", "row: SLEEP S | 107:40 | hrs", "row: WITH W | Ines I",
        "line: " + Array(repeating: "All is well.", count: 10).joined(separator: " ") + " All is we.",
        "primary: [x] Go home Go", "material:", "finish: ink", "floor: 0.5",
      ])
    #expect(try text(.longest, "headline: 睡眠時間は良\n").contains("headline: 睡眠時間は良睡眠時\n"))
    // What ends with a joiner makes one character with what follows, however often.
    let joined = try text(.longest, "line: 👩\u{200D}\n")
    #expect(joined.utf8.starts(with: "// A card\nline: 👩\u{200D}👩\u{200D}👩".utf8) && joined.utf8.count < 2000)
    let long = String(repeating: "a", count: 5000)
    #expect(try text(.longest, "headline: \(long)\n") == "// A card\nheadline: \(long)\n")
  }

  @Test("has nothing that was found out when it is empty")
  func empty() throws {
    let recipe = """
      eyebrow: TODAY
      chip: 3
      row: SLEEP | 7:40 | hrs
      columns: A | 1 || B | 2
      week: Mo | 0/2 | 34C759 | G | today || Tu
      line: All is well.
      note: a
      primary: Go

      """
    #expect(
      try text(.empty, recipe) == """
        // A card
        eyebrow: TODAY
        row: SLEEP | –
        columns: A | – || B | –
        week: Mo |  |  |  | today || Tu
        primary: Go

        """)
    let year = try #require(CardPreset.named("year"))
    #expect(try text(.empty, year.recipe).contains("year:\nmonth: Jan | . . . "))
  }

  @Test("is a row of the strip of one card; several cards and languages are rows themselves")
  func strips() throws {
    let cards = try ["day", "week"].map { try DeskCard(.preset(try #require(CardPreset.named($0)))) }
    func names(_ cards: [DeskCard], _ languages: [String]) -> [String] {
      CardStrip(cards, languages: languages, textSize: .large).rows.map(\.name)
    }
    #expect(names([cards[0]], ["en"]) == ["fresh", "longest", "empty", "larger"])
    #expect(names([cards[0]], ["en", "ar"]) == ["en", "ar"])
    #expect(names(cards, ["en"]) == ["day", "week"])
    #expect(names(cards, ["en", "ar"]) == ["day (en)", "day (ar)", "week (en)", "week (ar)"])
  }

  @Test("is drawn in the form that the end of a path says")
  func forms() throws {
    #expect(
      try ["a.png", "a/b.SVG", "a.htm", "a.html", "a.txt", "a.recipe", "a.json"].map { try RenderForm(path: $0) } == [
        .png, .svg, .html, .html, .recipe, .recipe, .json,
      ])
    for path in ["a", "png", "a.png/b", "a.gif"] {
      let problem = #expect(throws: CardDeskProblem.self) { try RenderForm(path: path) }
      #expect(
        problem?.words == "\(path) does not say by its end what to write; it may be .png, .svg, .html, .recipe, .json")
    }
  }
}
