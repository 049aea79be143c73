import CardModel
import Testing

@testable import CardDesk

@Suite("Comparing") struct CardComparisonTests {
  @Test("two cards tells what one has and the other has not, and nothing of how they were written")
  func cards() throws {
    let one = try DeskCard(text: "headline: a\nrow: A | 1\naccent: c8b6a0\n")
    let same = try DeskCard(text: "// other\nheadline:   a\nrow: A | 1 |\naccent: #C8B6A0\n")
    #expect(CardComparison(one, same, languages: ["en"]).isSame)
    let other = CardComparison(
      one, try DeskCard(text: "headline: a\nrow: A | 2\nnote: b\nfloor: 0.5\n"), languages: ["en"])
    #expect(!other.isSame)
    #expect(
      other.lines == [
        DeskLine("changed block 2, row: \"A | 1\" became \"A | 2\"", .warning),
        DeskLine("added block 3, footnote: \"b\"", .added),
        DeskLine("floor: what the layout makes it became 0.5", .warning),
        DeskLine("standard input, standard input: 3 differences"),
      ])
  }

  @Test("two cards that look the same says so, when they are not the same")
  func hidden() throws {
    let comparison = CardComparison(
      try DeskCard(text: "headline: a\n"), try DeskCard(text: "headline: a\nmaterial:\n"), languages: ["en"])
    #expect(!comparison.isSame && comparison.lines.last?.text.hasPrefix("they look the same: ") == true)
  }
}
