extension CardDifference: CustomStringConvertible {
  /// A line for each change.
  package var lines: [String] { changes.map(\.description) }

  package var description: String { lines.joined(separator: "\n") }
}

extension CardDifference.Change: CustomStringConvertible {
  /// The change as a line; blocks are counted from 1.
  package var description: String {
    switch self {
    case .added(let part): "added block \(part.number + 1), \(part.shown)"
    case .removed(let part): "removed block \(part.number + 1), \(part.shown)"
    case .moved(let part, let number): "moved block \(part.number + 1) to \(number + 1), \(part.shown)"
    case .changed(let one, let other): "changed block \(other.number + 1), \(Self.words(one, other))"
    case .accent(let one, let other): "accent: \(one.hex) became \(other.hex)"
    case .finish(let one, let other): "finish: \(one.rawValue) became \(other.rawValue)"
    case .ink(let one, let other): "ink: \(one?.hex ?? "the standard one") became \(other?.hex ?? "the standard one")"
    case .type(let one, let other): "type: \(one.rawValue) became \(other.rawValue)"
    case .wells(let one, let other): "wells: \(Self.name(one)) became \(Self.name(other))"
    case .dial(let dial, let one, let other): "\(dial.rawValue): \(Self.name(one)) became \(Self.name(other))"
    }
  }

  private static func words(_ one: CardDifference.Part, _ other: CardDifference.Part) -> String {
    let kind = VisibleText.escaped(other.block.kind)
    if one.words != other.words { return "\(kind): \"\(one.words)\" became \"\(other.words)\"" }
    let days = GridDays.changed(one.block, other.block)
    if days > 0 { return "\(kind): \(days) \(days == 1 ? "day" : "days") changed" }
    return "\(kind): what \"\(other.words)\" does not show changed"
  }

  private static func name(_ skin: WellSkin?) -> String { skin?.rawValue ?? "what suits the finish" }

  private static func name(_ value: Double?) -> String { value.map(Recipe.written) ?? "what the layout makes it" }
}

extension CardDifference.Part {
  fileprivate var shown: String {
    words.isEmpty ? VisibleText.escaped(block.kind) : "\(VisibleText.escaped(block.kind)): \"\(words)\""
  }
}

/// How many days two grids tell otherwise.
private enum GridDays {
  static func changed(_ one: Card.Block, _ other: Card.Block) -> Int {
    let (before, after) = (entries(one), entries(other))
    return zip(before, after).count { $0 != $1 } + abs(before.count - after.count)
  }

  private static func entries(_ block: Card.Block) -> [Card.Entry?] {
    switch block {
    case .week(let week): week.days.map(\.entry)
    case .year(let year): year.months.flatMap(\.days)
    default: []
    }
  }
}
