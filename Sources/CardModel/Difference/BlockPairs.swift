/// Which block of one card became which of another.
struct BlockPairs {
  private let before: [Card.Block]
  private let after: [Card.Block]
  private let languages: [String]
  /// Of each block after, the block before that it was; nil for a new one.
  private var origins: [Int?]
  /// Blocks before that are in `origins`.
  private var kept: Set<Int> = []
  /// Those of them that are the same and in the same order.
  private var stays: Set<Int> = []

  init(_ before: [Card.Block], _ after: [Card.Block], _ languages: [String]) {
    (self.before, self.after, self.languages) = (before, after, languages)
    origins = Array(repeating: nil, count: after.count)
    pairSame()
    stays = kept
    pairLeft { $0 == $1 }
    pairLeft { Self.name(of: $0) == Self.name(of: $1) }
    pairLeft { $0.kind == $1.kind }
  }

  var changes: [CardDifference.Change] {
    var changes: [(place: Double, change: CardDifference.Change)] = []
    for number in after.indices {
      let part = part(number, of: after)
      guard let origin = origins[number] else {
        changes.append((Double(number), .added(part)))
        continue
      }
      if before[origin] != after[number] {
        changes.append((Double(number), .changed(self.part(origin, of: before), to: part)))
      } else if !stays.contains(origin) {
        changes.append((Double(number), .moved(self.part(origin, of: before), to: number)))
      }
    }
    var place = -0.5
    let places = Dictionary(uniqueKeysWithValues: origins.enumerated().compactMap { after, origin in
      origin.map { ($0, after) }
    })
    for number in before.indices {
      if let after = places[number] {
        place = Double(after) + 0.5
      } else {
        changes.append((place, .removed(part(number, of: before))))
      }
    }
    return changes.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.change)
  }

  private func part(_ number: Int, of blocks: [Card.Block]) -> CardDifference.Part {
    CardDifference.Part(
      number: number, block: blocks[number], words: CardText.words(of: blocks[number], in: languages))
  }

  /// Pairs the longest run of blocks that are the same in the same order.
  private mutating func pairSame() {
    var (start, ends) = (0, (before.count, after.count))
    while start < min(ends.0, ends.1), before[start] == after[start] {
      pair(start, start)
      start += 1
    }
    while min(ends.0, ends.1) > start, before[ends.0 - 1] == after[ends.1 - 1] {
      ends = (ends.0 - 1, ends.1 - 1)
      pair(ends.0, ends.1)
    }
    let (one, other) = (before[start..<ends.0], after[start..<ends.1])
    guard one.count <= Self.mostBlocks, other.count <= Self.mostBlocks else { return }
    var gone: Set<Int> = []
    var new: Set<Int> = []
    for change in Array(other).difference(from: Array(one)) {
      switch change {
      case .remove(let offset, _, _): gone.insert(start + offset)
      case .insert(let offset, _, _): new.insert(start + offset)
      }
    }
    for (origin, number) in zip(one.indices.filter { !gone.contains($0) }, other.indices.filter { !new.contains($0) }) {
      pair(origin, number)
    }
  }

  /// Pairs what has no partner yet, from the top, with the first for which a condition holds.
  private mutating func pairLeft(where isPair: (Card.Block, Card.Block) -> Bool) {
    var left = before.indices.filter { !kept.contains($0) }
    guard left.count <= Self.mostBlocks else { return }
    for number in after.indices where origins[number] == nil {
      guard let index = left.firstIndex(where: { isPair(before[$0], after[number]) }) else { continue }
      pair(left.remove(at: index), number)
    }
  }

  private mutating func pair(_ origin: Int, _ number: Int) {
    origins[number] = origin
    kept.insert(origin)
  }

  /// What a row is called: it stays that row when its value changes.
  private static func name(of block: Card.Block) -> String? {
    guard case .row(let row) = block else { return block.kind }
    return "row " + row.label.key + row.label.arguments.map { "\($0)" }.joined()
  }

  /// Far more than a card may have; more would take the square of their number.
  private static let mostBlocks = 200
}
