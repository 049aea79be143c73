import Testing

@testable import CardModel

@Suite("Dialog beside a card") struct DialogAgreementTests {
  private func verdicts(_ recipe: String, spoken: String, printed: String? = nil) throws -> [String] {
    let placed = CardLayout(measurer: GridMeasurer()).placed(try Recipe.read(recipe).card, in: ["en"])
    return DialogAgreement(placed).verdicts(spoken: spoken, printed: printed).map(\.description)
  }

  private let card = "eyebrow: SLEEP\nheadline: Great\nrow: STEPS | 8,412\nline: You slept well.\n"

  @Test("is at one with it when it says its headline, in whole or by a word")
  func agrees() throws {
    #expect(
      try verdicts("eyebrow: SLEEP\nheadline: Great", spoken: "Updated Sleep to Great for today.", printed: "Logged")
        == [])
    #expect(try verdicts("headline: Plan review", spoken: "The review is at four.") == [])
    #expect(try verdicts("headline: 今日は好調", spoken: "今日は好調です。") == [])
    #expect(try verdicts(card, spoken: "Great: 8412 steps.") == [])
  }

  @Test("is not when nothing of the headline is said, or a figure that is not shown")
  func differs() throws {
    #expect(
      try verdicts(card, spoken: "Done: 8,500 steps.") == [
        "law 20 spoken-card, block 2: nothing of \"Great\" is spoken",
        "law 20 spoken-card: none of the card's figures is spoken",
        "law 20 spoken-card: 8500 is spoken, and stands nowhere on the card",
      ])
    #expect(try verdicts("headline: Great", spoken: "Great, 3 days in a row.") == [])
  }

  @Test("is not when rows have figures and none of them is said")
  func silent() throws {
    #expect(try verdicts(card, spoken: "Great.") == ["law 20 spoken-card: none of the card's figures is spoken"])
    #expect(try verdicts(card + "row: SLEEP | 7:12\n", spoken: "Great, with 8,412 steps.") == [])
  }

  @Test("takes a numeral that is a word for a word")
  func numerals() throws {
    #expect(try verdicts("headline: 一番\nrow: A | 5\n", spoken: "一番です、5です。") == [])
  }

  @Test("prints one short line that does not repeat it")
  func printed() throws {
    let card = "headline: Great\nline: You slept well.\n"
    #expect(
      try verdicts(card, spoken: "Great", printed: "You slept well!") == [
        "law 21 printed-line, block 2: the printed line says \"You slept well.\" again"
      ])
    #expect(
      try verdicts(card, spoken: "Great", printed: String(repeating: "x", count: 81)) == [
        "law 21 printed-line: 81 characters are printed, and at most 80 may be"
      ])
  }
}
