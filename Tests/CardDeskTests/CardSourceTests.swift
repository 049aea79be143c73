import CardModel
import Testing

@testable import CardDesk

@Suite("A card is named") struct CardSourceTests {
  private static let day = CardPreset.named("day")
  private static let low = CardPreset.named("low type")

  @Test("by a path, -, a preset, or published and a preset")
  func named() throws {
    let (day, low) = (try #require(Self.day), try #require(Self.low))
    let words = [
      "a.recipe", "./day", "-", "day", "low-type", "low type", "published", "day", "published low-type",
      "published-day", "published-day.recipe",
    ]
    #expect(
      try CardSource.named(words) == [
        .file("a.recipe"), .file("./day"), .standardInput, .preset(day), .preset(low), .preset(low), .published(day),
        .published(low), .published(day), .file("published-day.recipe"),
      ])
  }

  @Test(
    "or what was perhaps meant is offered",
    arguments: [
      ("dya", "there is no file and no preset \"dya\"; did you mean day?"),
      ("lowtype", "there is no file and no preset \"lowtype\"; did you mean low-type?"),
      ("wander", "there is no file and no preset \"wander\"; stagedoor card presets lists the presets"),
      ("published", "there is no file and no preset \"published\"; stagedoor card presets lists the presets"),
      ("published yaer", "there is no file and no preset \"yaer\"; did you mean year?"),
    ])
  func unknown(_ word: String, _ words: String) {
    let problem = #expect(throws: CardDeskProblem.self) { try CardSource.named([word]) }
    #expect(problem?.words == words)
    #expect(problem?.isOfUsage == true)
  }

  @Test("in reports and in files of its own")
  func names() throws {
    #expect(CardSource.published(try #require(Self.low)).name == "published low type")
    #expect(CardSource.published(try #require(Self.low)).stem == "published-low-type")
    #expect(CardSource.file("a/b.c.recipe").stem == "b.c")
  }

  @Test("over lights, which are named too")
  func lights() throws {
    #expect(try CardLights.named("white,none").map { $0?.name } == ["white", nil])
    #expect(CardLights.usual?.name == "sand")
    let near = #expect(throws: CardDeskProblem.self) { try CardLights.named("whiet") }
    #expect(near?.words == "there is no light \"whiet\"; did you mean white?")
    let far = #expect(throws: CardDeskProblem.self) { try CardLights.named("") }
    #expect(
      far?.words == "there is no light \"\"; there are white, milk, sand, dusk, slate, night, colored, none")
  }
}
