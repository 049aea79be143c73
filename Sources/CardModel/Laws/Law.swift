/// What a card must keep to: `Documentation/Cards.md` lists the laws by number.
package struct Law: Hashable, Sendable {
  /// By which it is cited; it never changes.
  package let number: Int
  /// In kebab case, for a report that a machine reads.
  package let name: String
  /// The law, in one sentence.
  package let statement: String
  /// Why it holds.
  package let reason: String
  /// Who says so.
  package let source: String
}

/// A law that can be judged from the card alone, before it is laid out.
package protocol CompositionLaw: Sendable {
  static var law: Law { get }
  /// What breaks the law, in the order of the blocks.
  /// - Parameter languages: what the card is read in, best first, as BCP 47 tags.
  static func verdicts(on card: Card, in languages: [String]) -> [Verdict]
}

/// The laws of composition, by number.
package enum CompositionLaws {
  package static let all: [any CompositionLaw.Type] = [
    OneHeadline.self, FewRows.self, OneColumns.self, OneSentence.self, WellsLast.self, AccentOnce.self,
    OneFootnote.self,
    OneGrid.self, WholeExcerpt.self, NothingEmpty.self, GridReads.self, KnownBlocks.self,
  ]
}

extension Law {
  /// Every law, by number.
  package static let all: [Law] =
    (CompositionLaws.all.map { $0.law } + MeasuredLaws.all.map { $0.law } + [SpokenCard.law, PrintedLine.law])
    .sorted { $0.number < $1.number }
}
