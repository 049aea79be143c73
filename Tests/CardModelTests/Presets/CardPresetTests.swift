import CardModel
import Testing

@Suite("A preset") struct CardPresetTests {
  @Test("is a recipe without a fault, written as a recipe is written", arguments: CardPreset.all)
  func recipe(preset: CardPreset) throws {
    let reading = try Recipe.read(preset.recipe)
    #expect(reading.warnings == [])
    #expect(preset.card == reading.card)
    #expect(Recipe.text(of: reading.card) == preset.recipe)
    #expect(CardPreset.named(preset.name) == preset)
  }

  @Test("has a name of its own, and there is none of another name")
  func names() {
    #expect(CardPreset.all.map(\.name) == ["day", "figures", "words", "settled", "glass", "low type", "week", "year"])
    #expect(CardPreset.named("Day") == nil)
  }

  @Test("can be compared with what is published elsewhere, on the same finish")
  func published() {
    for preset in CardPreset.all {
      #expect(preset.published.blocks == preset.card.blocks)
      #expect(preset.published.material == .published(preset.name == "glass" ? .glass : .ink))
    }
  }

  @Test("of a year has the days of its months")
  func year() {
    guard case .year(let year)? = CardPreset.named("year")?.card.blocks.last else {
      return #expect(Bool(false), "a year")
    }
    #expect(year.months.map(\.days.count) == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }
}
