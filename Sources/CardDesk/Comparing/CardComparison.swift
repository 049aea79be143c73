import CardModel

/// What one card has that another has not.
package struct CardComparison: Hashable, Sendable {
  package var lines: [DeskLine]
  /// Whether they are the same card.
  package var isSame: Bool

  /// - Parameter languages: what texts are read in, best first.
  package init(_ before: DeskCard, _ after: DeskCard, languages: [String]) {
    isSame = before.card == after.card
    guard !isSame else {
      lines = [DeskLine("\(before.name) and \(after.name) are the same card", .good)]
      return
    }
    let texts = [before, after].map { Recipe.text(of: $0.card, in: languages) }
    let difference = LineDifference.report(from: texts[0], to: texts[1])
    lines = [DeskLine("- \(before.name)", .removed), DeskLine("+ \(after.name)", .added), DeskLine("")]
    lines += difference.isEmpty ? [DeskLine(Self.hidden(languages), .warning)] : difference
  }

  private static func hidden(_ languages: [String]) -> String {
    "they read the same in \(languages.first ?? "en"), and come from other catalogs, or have blocks that are not shown"
  }
}
