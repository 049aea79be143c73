import CardModel

/// What one card has that another has not.
package struct CardComparison: Hashable, Sendable {
  package var lines: [DeskLine]
  /// Whether they are the same card.
  package var isSame: Bool

  /// - Parameter languages: what texts are read in, best first.
  package init(_ before: DeskCard, _ after: DeskCard, languages: [String]) {
    isSame = before.card == after.card
    let difference = CardDifference(from: before.card, to: after.card, in: languages)
    if isSame {
      lines = [DeskLine("\(before.name) and \(after.name) are the same card", .good)]
    } else if difference.changes.isEmpty {
      lines = [DeskLine("they look the same: one says what the other leaves open, or does not show", .warning)]
    } else {
      lines = difference.changes.map { DeskLine($0.description, $0.kind) }
      let count = difference.changes.count
      lines.append(DeskLine("\(before.name), \(after.name): \(count) \(count == 1 ? "difference" : "differences")"))
    }
  }
}

extension CardDifference.Change {
  fileprivate var kind: DeskLine.Kind {
    switch self {
    case .added: .added
    case .removed: .removed
    default: .warning
    }
  }
}
