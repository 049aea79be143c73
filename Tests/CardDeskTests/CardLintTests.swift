import CardModel
import Foundation
import Testing

@testable import CardDesk

@Suite("Linting") struct CardLintTests {
  private func lint(
    _ cards: DeskCard..., languages: [String] = ["en"], textSize: TextSize = .large, dialog: SaidDialog? = nil
  ) -> CardLint {
    let layout = CardLayout(measurer: TableMeasurer(), textSize: textSize)
    return CardLint(cards, languages: languages, layout: layout, isEstimate: false, dialog: dialog)
  }

  /// The sizes of a strip: as it is, and in its larger state.
  private static let sizes = [TextSize.large, CardState.larger.textSize(from: .large)]

  @Test("passes every preset, in other languages and in larger type too", arguments: CardPreset.all, sizes)
  func presets(_ preset: CardPreset, _ textSize: TextSize) throws {
    let lint = lint(try DeskCard(.preset(preset)), languages: ["en", "ar", "ja"], textSize: textSize)
    #expect(lint.failed == 0, "\(lint.lines.map(\.text).joined(separator: "\n"))")
    #expect(lint.cards.map(\.language) == ["en", "ar", "ja"] && lint.cards.allSatisfy { $0.textSize == textSize })
  }

  @Test("counts the laws that were judged, those of the dialog where there is one")
  func laws() throws {
    let card = try DeskCard(text: "headline: Great\n")
    let alone = lint(card).laws
    #expect(alone.count > 18 && Set(alone.map(\.number)).count == alone.count)
    #expect(lint(card, dialog: SaidDialog(spoken: "Great.")).laws == alone + [SpokenCard.law])
    let both = lint(card, dialog: SaidDialog(spoken: "Great.", printed: "Hi"))
    #expect(both.laws.sorted { $0.number < $1.number } == Law.all)
    #expect(both.lines.last?.text.contains(", \(Law.all.count) laws: ") == true)
  }

  struct Published: Sendable, CustomTestStringConvertible {
    let preset: String
    let height: Double
    /// The worst ratio of each role over the light sheets.
    let ratios: [TextRole: Double]
    var testDescription: String { preset }
  }

  /// From the facts about the published kit, computed without this code; theirs are the same cards in other words.
  static let looks = [
    Published(preset: "day", height: 323, ratios: [.sentence: 1.33, .rowLabel: 1.76, .wellTitle: 1.43]),
    Published(preset: "figures", height: 280.3, ratios: [.rowValue: 3.5, .rowLabel: 1.0, .wellTitle: 2.98]),
    Published(preset: "words", height: 233, ratios: [.headline: 9.9, .sentence: 2.01, .wellTitle: 1.8]),
    Published(
      preset: "settled", height: 255, ratios: [.rowValue: 5.7, .footnote: 1.1, .rowLabel: 1.61, .wellTitle: 1.6]),
  ]

  @Test("fails every published look by law 13, with the figures known of it", arguments: looks)
  func published(_ known: Published) throws {
    let preset = try #require(CardPreset.named(known.preset))
    let card = try #require(lint(try DeskCard(.published(preset))).cards.first)
    #expect(card.failedLaws == [13])
    #expect(abs(card.height - known.height) < 0.5)
    for (role, ratio) in known.ratios {
      let found = try #require(card.type.first { $0.role == role }).legibility.ratio
      #expect(abs(found - ratio) < 0.06, "\(role): \(found)")
    }
  }

  @Test("reports a table, then verdicts, then how the type reads, then a count")
  func report() throws {
    let text = "headline: One\nheadline: Two\n"
    #expect(
      lint(try DeskCard(text: text)).lines.map(\.text) == [
        "card            language  points      worst  over   verdict",
        "standard input  en           131  12.98 : 1  white  1 law fails", "",
        "standard input (en)",
        "  failure  law 1 one-headline, line 2: 2 of headline, and at most 1 may be",
        "  repair   remove the block of line 2",
        "  type      asked  worst  over    at  Lc",
        "  headline    3.0  12.98  white  100  93", "",
        "1 card, \(Law.all.count - 2) laws: 0 passed, 1 failed",
      ])
  }

  @Test("says a repair that answers several verdicts once, below the last of them")
  func repair() throws {
    let lines = lint(try DeskCard(.published(try #require(CardPreset.named("day"))))).lines.map(\.text)
    let repairs = lines.filter { $0.hasPrefix("  repair   ") }
    #expect(repairs.count == 1 && repairs.first?.contains("floor: ") == true)
    let last = try #require(lines.lastIndex { $0.hasPrefix("  failure  ") })
    #expect(lines[last + 1] == repairs.first)
  }

  @Test("counts warnings as no failure")
  func warnings() throws {
    let card = try #require(lint(try DeskCard(text: "eyebrow: ONE\n")).cards.first)
    #expect(card.verdicts.map(\.severity) == [.warning])
    #expect(card.passes)
  }

  @Test("counts what the reader did not understand, and says it beside the verdicts")
  func notes() throws {
    let lint = lint(try DeskCard(text: "headline: One\nrwo: A | 1\n"), try DeskCard(text: "headline: Two\n"))
    #expect(lint.failed == 0)
    let lines = lint.lines.map(\.text)
    #expect(lines[1].hasSuffix("passes, 1 to consider") && lines[2].hasSuffix("passes"))
    #expect(lines.contains("  warning  line 2: unknown key \"rwo\", did you mean \"row\"?"))
    let many = self.lint(try DeskCard(text: "headline: One\n" + String(repeating: "x: y\n", count: 103)))
    #expect(many.lines.contains { $0.text == "  warning  and 3 more of such notes" })
    #expect(many.lines[1].text.hasSuffix("passes, 103 to consider"))
  }

  @Test("tells the line of a verdict, where its author sees lines")
  func places() throws {
    let text = "// Mine\nchip: c\nyear: 0/1\nmonth: Jan | 0\n\nprimary: a\nheadline: A\nheadline: B\nwell: b\nwell: c\n"
    let document = CardLintDocument(lint(try DeskCard(text: text)))
    let verdicts = try #require(document.cards.first?.verdicts.filter { $0.severity != "advice" })
    #expect(verdicts.map(\.line) == [8, 6, 3] && verdicts.map(\.block) == [4, 5, 2])
    #expect(verdicts.first?.message.contains(", line 8: ") == true && verdicts.first?.repair == "remove the block of line 8")
    let json = #"{"blocks": [{"kind": "headline", "text": {"key": "a", "arguments": []}}, {"kind": "chart"}]}"#
    let other = CardLintDocument(lint(try DeskCard(text: json))).cards.first?.verdicts.first
    #expect(other?.line == nil && other?.block == 2 && other?.message.contains(", block 2: ") == true)
  }

  @Test("judges what is said with the card, when that is named")
  func dialog() throws {
    let card = try DeskCard(text: "headline: Great\n")
    func verdicts(_ dialog: SaidDialog?) -> [String]? {
      CardLint([card], languages: ["en"], layout: .table, isEstimate: true, dialog: dialog).cards.first?.verdicts
        .map(\.law.name)
    }
    #expect(verdicts(nil) == [])
    #expect(verdicts(SaidDialog(spoken: "Great today.", printed: "All logged")) == [])
    #expect(verdicts(SaidDialog(spoken: "Done.", printed: "Great")) == ["spoken-card", "printed-line"])
  }

  @Test("says of an estimate that it is one")
  func estimate() throws {
    let lint = CardLint([try DeskCard(text: "headline: a\n")], languages: ["en"], layout: .table, isEstimate: true)
    #expect(lint.lines.contains { $0.text.hasPrefix("an estimate: ") && $0.kind == .warning })
    #expect(!self.lint(try DeskCard(text: "headline: a\n")).lines.contains { $0.text.hasPrefix("an estimate: ") })
  }

  @Test("writes one document, as the page has it")
  func document() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/CardCommand.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```json card-lint\n")
    let example = try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first)
    let preset = try #require(CardPreset.named("settled"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = CardLintDocument(lint(try DeskCard(.published(preset))))
    let written = String(decoding: try encoder.encode(document), as: UTF8.self)
    #expect(try JSONDecoder().decode(CardLintDocument.self, from: Data(example.utf8)).version == 1)
    #expect(Self.keys(example) == Self.keys(written))
  }

  @Test("writes the laws as the page has them")
  func lawsDocument() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/CardCommand.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```json card-laws\n")
    let example = try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first)
    let document = CardLawsDocument(try LawManual.laws(named: ["13"]))
    #expect(try JSONDecoder().decode(CardLawsDocument.self, from: Data(example.utf8)) == document)
  }

  private static func keys(_ json: String) -> Set<String> {
    Set(
      json.split(separator: "\n").compactMap { line in
        line.range(of: "\" : ").map { String(line[..<$0.lowerBound]).replacing(" ", with: "") }
      })
  }
}
