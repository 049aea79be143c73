import CardModel
import CardRender
import Foundation
import Testing

@testable import CardDesk

@Suite("The pictures of a folder") struct GoldenCardsTests {
  private let folder: DeskFolder

  init() throws { folder = try DeskFolder() }

  private var cards: GoldenCards {
    get throws(CardDeskProblem) { try GoldenCards(folder.url.path, languages: ["en"], fontsIn: nil) }
  }

  @Test("are recorded, the same, then another")
  func golden() throws {
    try folder.write("a.recipe", "headline: One\n")
    #expect(try cards.verify().deskLines.last == DeskLine("1 card: 0 good", .failure))
    #expect(try cards.record().deskLines.last == DeskLine("1 card: 1 good", .good))
    #expect(try cards.verify().isGood)
    try folder.write("a.recipe", "headline: Two\n")
    let report = try cards.verify()
    #expect(!report.isGood && report.deskLines.first?.text.hasPrefix("a: differs: ") == true)
    #expect(String(decoding: try report.page(), as: UTF8.self).contains("<h2>a</h2>"))
  }

  @Test("of which there are none are no success")
  func empty() throws {
    let problem = #expect(throws: CardDeskProblem.self) { try cards.verify() }
    #expect(problem == .noRecipes(folder: folder.url.path) && problem?.isOfUsage == true)
    let absent = try GoldenCards(folder.path("absent"), languages: ["en"], fontsIn: nil)
    #expect(#expect(throws: CardDeskProblem.self) { try absent.record() }?.isOfUsage == false)
  }

  @Test("reads each recipe as every other command does: what is wrong is told in the same words, and so is what was not understood")
  func reading() throws {
    try folder.write("a.recipe", "headline: One\nhaedline: Two\n")
    try folder.write("b.json", #"{"headline": "One", "future": 1}"#)
    try folder.write(
      "c.json",
      #"{"kind": "card/1", "wells": [], "payload": "{\"blocks\": [{\"kind\": \"headline\", \"text\": {\"key\": \"One\", \"arguments\": []}}]}"}"#)
    try folder.write("broken.json", "{")
    try folder.write("long.recipe", String(repeating: "line: a\n", count: 150_000))
    try folder.write("void.recipe", "")
    #expect(mkfifo(folder.path("pipe.recipe"), 0o600) == 0)
    try FileManager.default.createDirectory(atPath: folder.path("folder.json"), withIntermediateDirectories: true)
    let report = try cards.record()
    #expect(
      report.entries.map(\.notes) == [
        ["line 2: unknown key \"haedline\", did you mean \"headline\"?"], ["\"future\" means nothing"], [], [], [], [],
        [], [],
      ])
    let unread = ["broken.json", "folder.json", "long.recipe", "pipe.recipe", "void.recipe"]
    let words = try unread.map { name in
      try #require(#expect(throws: CardDeskProblem.self) { try DeskCard(.file(folder.path(name))) }).words
    }
    #expect(report.entries.dropFirst(2).filter { !$0.outcome.isGood }.map(\.outcome) == words.map { .unreadableCard($0) })
    #expect(report.entries.map(\.card) == ["a", "b", "broken", "c", "folder", "long", "pipe", "void"])
  }

  @Test("two recipes of one name are told, and no picture is written for either")
  func sharedName() throws {
    try folder.write("a.recipe", "headline: One\n")
    try folder.write("a.json", #"{"headline": "Two"}"#)
    #expect(try cards.record().entries.map(\.outcome) == [.sharedName(files: ["a.json", "a.recipe"])])
    #expect(try folder.names == ["a.json", "a.recipe"])
  }
}
