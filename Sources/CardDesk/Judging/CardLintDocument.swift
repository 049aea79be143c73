import CardModel

/// `stagedoor card lint --json`, as `Documentation/CardCommand.md` specifies it.
package struct CardLintDocument: Hashable, Sendable, Codable {
  package var version = 1
  package var kind = "card-lint"
  package var isEstimate: Bool
  package var passed: Int
  package var failed: Int
  package var cards: [Entry]

  package struct Entry: Hashable, Sendable, Codable {
    package var name: String
    package var language: String
    package var textSize: String
    package var height: Double
    package var passes: Bool
    package var warnings: [String]
    package var unlistedWarnings: Int?
    package var type: [TypeEntry]
    package var verdicts: [VerdictEntry]
  }

  package struct TypeEntry: Hashable, Sendable, Codable {
    package var role: String
    package var text: String
    package var asked: Double
    package var ratio: Double
    package var light: String
    package var y: Double
    package var readability: Double
  }

  package struct VerdictEntry: Hashable, Sendable, Codable {
    package var law: Int
    package var name: String
    package var severity: String
    package var block: Int?
    package var line: Int?
    package var message: String
    package var repair: String?
  }

  package init(_ lint: CardLint) {
    isEstimate = lint.isEstimate
    failed = lint.failed
    passed = lint.cards.count - lint.failed
    cards = lint.cards.map(Entry.init)
  }
}

extension CardLintDocument.Entry {
  fileprivate init(_ card: LintedCard) {
    self.init(
      name: card.name, language: card.language, textSize: card.textSize.rawValue,
      height: Figure.rounded(card.height, 2),
      passes: card.passes, warnings: card.warnings,
      unlistedWarnings: card.unlistedWarnings > 0 ? card.unlistedWarnings : nil,
      type: card.type.map(CardLintDocument.TypeEntry.init),
      verdicts: card.verdicts.map { CardLintDocument.VerdictEntry($0, at: card.lines) })
  }
}

extension CardLintDocument.TypeEntry {
  fileprivate init(_ reading: LintedCard.TypeReading) {
    self.init(
      role: reading.role.rawValue, text: reading.text, asked: reading.legibility.asked,
      ratio: Figure.rounded(reading.legibility.ratio, 2), light: reading.legibility.light,
      y: Figure.rounded(reading.legibility.y, 2), readability: Figure.rounded(abs(reading.legibility.readability), 1))
  }
}

extension CardLintDocument.VerdictEntry {
  fileprivate init(_ verdict: Verdict, at lines: [Int]) {
    self.init(
      law: verdict.law.number, name: verdict.law.name, severity: verdict.severity.rawValue,
      block: verdict.block.map { $0 + 1 },
      line: verdict.block.flatMap { lines.indices.contains($0) ? lines[$0] : nil }, message: verdict.words(at: lines),
      repair: verdict.repair?.words(at: lines))
  }
}
