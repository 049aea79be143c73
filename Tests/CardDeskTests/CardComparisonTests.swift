import CardModel
import CardRender
import Foundation
import Testing

@testable import CardDesk

@Suite("Comparing") struct CardComparisonTests {
  private let folder: DeskFolder

  init() throws { folder = try DeskFolder() }

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

  @Test("a folder with the pictures that are kept of it: recorded, the same, then another")
  func golden() throws {
    try folder.write("a.recipe", "headline: One\n")
    let cards = try GoldenCards(folder.url.path, languages: ["en"], fontsIn: nil)
    #expect(try cards.verify().deskLines.last == DeskLine("1 card: 0 good", .failure))
    #expect(try cards.record().deskLines.last == DeskLine("1 card: 1 good", .good))
    #expect(try cards.verify().isGood)
    try folder.write("a.recipe", "headline: Two\n")
    let report = try cards.verify()
    #expect(!report.isGood && report.deskLines.first?.text.hasPrefix("a: differs: ") == true)
    #expect(String(decoding: try report.page(), as: UTF8.self).contains("<h2>a</h2>"))
  }

  @Test("nothing is no success")
  func empty() throws {
    let cards = try GoldenCards(folder.url.path, languages: ["en"], fontsIn: nil)
    let problem = #expect(throws: CardDeskProblem.self) { try cards.verify() }
    #expect(problem == .noRecipes(folder: folder.url.path) && problem?.isOfUsage == true)
    let absent = try GoldenCards(folder.path("absent"), languages: ["en"], fontsIn: nil)
    #expect(#expect(throws: CardDeskProblem.self) { try absent.record() }?.isOfUsage == false)
  }
}
