import IntentWords

/// A change of a card that ends a breach.
///
/// It changes what is shown, not what an archive performs: a well that goes here must go there too.
package enum Repair: Hashable, Sendable {
  /// By their numbers, from 0.
  case removeBlocks([Int])
  /// By their positions in the columns of a block.
  case removeCells(block: Int, [Int])
  /// By their positions among all wells of the card.
  case removeWells([Int])
  /// One block of all wells, below everything else.
  case gatherWells
  /// The prose of a block, in the language it was judged in.
  case shorten(block: Int, to: String)
  case removeUnit(block: Int)
  /// Another material, and the one that it was.
  case setMaterial(MaterialSettings, from: MaterialSettings)
}

extension Verdict {
  /// Whether its repair takes away something that the card shows: a person decides what goes.
  package var removesContent: Bool {
    switch (repair, finding) {
    case (nil, _), (.gatherWells?, _), (.setMaterial?, _): false
    case (.removeBlocks?, .empty), (.removeCells?, .emptyPart): false
    default: true
    }
  }
}

extension Card {
  /// The card with one change; a change of what is not there changes nothing.
  package func applying(_ repair: Repair) -> Card {
    var card = self
    switch repair {
    case .removeBlocks(let numbers): card.blocks = Self.dropping(numbers, from: blocks)
    case .removeCells(let number, let positions):
      guard blocks.indices.contains(number), case .columns(let cells) = blocks[number] else { return self }
      card.blocks[number] = .columns(Self.dropping(positions, from: cells))
    case .removeWells(let positions):
      let dropped = Set(positions)
      var before = 0
      card.blocks = blocks.map { block in
        guard case .wells(let wells) = block else { return block }
        defer { before += wells.count }
        return .wells(wells.enumerated().filter { !dropped.contains(before + $0.offset) }.map(\.element))
      }
    case .gatherWells: card.blocks = blocks.filter { $0.kind != "wells" } + (wells.isEmpty ? [] : [.wells(wells)])
    case .shorten(let number, let text):
      guard blocks.indices.contains(number), case .sentence = blocks[number] else { return self }
      card.blocks[number] = .sentence(.verbatim(text))
    case .removeUnit(let number):
      guard blocks.indices.contains(number), case .row(var row) = blocks[number] else { return self }
      row.unit = nil
      card.blocks[number] = .row(row)
    case .setMaterial(let settings, _): card.material = settings
    }
    return card
  }

  /// All buttons and toggles, through all blocks.
  package var wells: [Well] {
    blocks.flatMap { block in
      guard case .wells(let wells) = block else { return [Well]() }
      return wells
    }
  }

  private static func dropping<Element>(_ numbers: [Int], from list: [Element]) -> [Element] {
    let dropped = Set(numbers)
    return list.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
  }
}
