extension Verdict: CustomStringConvertible {
  /// The verdict as a line for whoever made the card, with the repair where there is one.
  package var description: String { words() }

  /// The verdict as a line.
  /// - Parameters:
  ///   - lines: of the recipe that the card was read from, by block; else blocks are named by their numbers.
  ///   - hasRepair: whether it says what would end it.
  package func words(at lines: [Int] = [], hasRepair: Bool = true) -> String {
    let place = block.map { ", \(BlockPlaces(lines: lines).name(of: $0))" } ?? ""
    let after = hasRepair ? repair.map { "; \($0.words(at: lines))" } ?? "" : ""
    return "law \(law.number) \(law.name)\(place): \(finding.message)\(after)"
  }
}

/// What the blocks of a card are called.
private struct BlockPlaces {
  /// Of each block; none where the card was not read from lines.
  let lines: [Int]

  /// Counted from 1, as people count.
  func name(of block: Int) -> String {
    lines.indices.contains(block) ? "line \(lines[block])" : "block \(block + 1)"
  }

  /// Of many only the first.
  func names(of blocks: [Int]) -> String {
    let ending = blocks.count == 1 ? "" : "s"
    let places = blocks.filter(lines.indices.contains).map { lines[$0] }
    return places.count == blocks.count && !blocks.isEmpty
      ? "the block\(ending) of line\(ending) \(Repair.list(places))"
      : "block\(ending) \(Repair.list(blocks.map { $0 + 1 }))"
  }
}

extension Verdict.Finding {
  fileprivate var message: String {
    switch self {
    case .surplus(let part, let count, let most): "\(part.name(count)), and at most \(most) may be"
    case .missing(let kind): "no \(kind)"
    case .wellsNotLast: "wells stand above other blocks or in several"
    case .accentTwice(let kind, let count): "\(count) of \(kind) would wear the accent"
    case .longProse(let count, let most, let fitsWhole):
      "\(count) characters of prose, and at most \(most) may be"
        + (fitsWhole ? "" : "; the first sentence alone has more")
    case .empty(let kind): "\(kind) shows nothing"
    case .danglingUnit(let unit): "the unit \(Self.quoted(unit)) has no value"
    case .noName(let value): "\(Self.quoted(value)) has no name"
    case .noFigure(let value): "\(Self.quoted(value)) is no figure"
    case .cutProse: "the prose ends in dots"
    case .faintDay(let color, let ratio, let light, let least):
      "a day in \(color) stands out by \(Self.figure(ratio, 2)) : 1 over \(light), and \(Self.figure(least, 0)) : 1 is asked for"
    case .unsaidFigures: "none of the card's figures is spoken"
    case .noValue(let label): "\(Self.quoted(label)) has no value"
    case .emptyPart(let part, let position): "\(part.name) \(position + 1) shows nothing"
    case .unreadableColor(let color): "\(Self.quoted(color)) is no colour of six hexadecimal digits"
    case .colorAlone(let color): "only its colour \(VisibleText.escaped(color)) tells a value, it has no letter"
    case .valueBeyond(let value, let greatest):
      greatest < 1 ? "the greatest value is \(greatest), and at least 1" : "\(value) is not from 0 to \(greatest)"
    case .notSpoken(let kind): "the \(kind) has no words for who does not see it"
    case .unknownKind(let kind): "\(Self.quoted(kind)) is no kind of block that is known"
    case .unreadable(let text, _, let legibility):
      "\(Self.quoted(text)) reads at \(Self.figure(legibility.ratio, 2)) : 1 over \(legibility.light), "
        + "\(Self.figure(legibility.y, 0)) points from the top, and \(Self.figure(legibility.asked, 1)) : 1 is asked for"
    case .weak(let text, _, let legibility, let least):
      "\(Self.quoted(text)) reads at Lc \(Self.figure(abs(legibility.readability), 0)), "
        + "and \(Self.figure(least, 0)) is advised for its size"
    case .tooTall(let height, let most):
      "\(Self.figure(height, 0)) points high, and at most \(Self.figure(most, 0)) may be"
    case .tooTallWhenLong(let height, let lines, let most):
      "\(Self.figure(height, 0)) points high when its prose is \(lines) lines long, "
        + "and at most \(Self.figure(most, 0)) may be"
    case .cut(let text, _, let scale):
      "\(Self.quoted(text)) is cut" + (scale < 1 ? ", even at \(Self.figure(scale * 100, 0)) % of its size" : "")
    case .unknownGlyphs(let text, let count):
      "no font has \(count) \(count == 1 ? "character" : "characters") of \(Self.quoted(text))"
    case .turningRound(let text): "\(Self.quoted(text)) holds a mark that turns what follows round"
    case .overreaching(let text, let points):
      "marks of \(Self.quoted(text)) reach \(Self.figure(points, 1)) points out of their line"
    case .smallTarget(let points, let least):
      "a well of \(Self.figure(points, 0)) points, and at least \(Self.figure(least, 0)) must be"
    case .unsaid(let headline): "nothing of \(Self.quoted(headline)) is spoken"
    case .unshownFigure(let figure): "\(figure) is spoken, and stands nowhere on the card"
    case .longPrinted(let characters, let most): "\(characters) characters are printed, and at most \(most) may be"
    case .repeated(let text): "the printed line says \(Self.quoted(text)) again"
    case .smallType(let text, let points, let least):
      "\(Self.quoted(text)) is \(Self.figure(points, 1)) points high, and at least \(Self.figure(least, 0)) must be"
    }
  }
}

extension Verdict.Finding {
  /// The text as it is seen, or its beginning: a report is read by people.
  fileprivate static func quoted(_ text: String) -> String {
    let beginning = text.unicodeScalars.prefix(quotedLength)
    let isCut = beginning.endIndex < text.unicodeScalars.endIndex
    return "\"\(VisibleText.escaped(String(beginning)))\(isCut ? "…" : "")\""
  }

  private static let quotedLength = 60

  /// A figure with so many places, as source code writes it.
  private static func figure(_ value: Double, _ places: Int) -> String {
    let unit = places == 0 ? 1.0 : places == 1 ? 10 : 100
    let rounded = (value * unit).rounded() / unit
    return places == 0 ? String(rounded.description.dropLast(2)) : rounded.description
  }
}

extension Verdict.Part {
  fileprivate func name(_ count: Int) -> String {
    switch self {
    case .blocks(let kind): "\(count) of \(kind)"
    case .cells: "\(count) cells"
    case .wells: "\(count) wells"
    case .days: "\(count) days"
    case .months: "\(count) months"
    }
  }

  fileprivate var name: String {
    switch self {
    case .blocks(let kind): kind
    case .cells: "cell"
    case .wells: "well"
    case .days: "day"
    case .months: "month"
    }
  }
}

extension Repair: CustomStringConvertible {
  /// The repair, as what to do.
  package var description: String { words() }

  /// The repair, as what to do.
  /// - Parameter lines: of the recipe that the card was read from, by block; else blocks are named by their numbers.
  package func words(at lines: [Int] = []) -> String {
    let places = BlockPlaces(lines: lines)
    return switch self {
    case .removeBlocks(let blocks): "remove \(places.names(of: blocks))"
    case .removeCells(let block, let positions):
      "remove \(positions.count == 1 ? "cell" : "cells") \(Self.list(positions.map { $0 + 1 })) of \(places.name(of: block))"
    case .removeWells(let positions):
      "remove \(positions.count == 1 ? "well" : "wells") \(Self.list(positions.map { $0 + 1 }))"
    case .gatherWells: "put all wells in one block, the last"
    case .shorten(let block, let text): "shorten \(places.name(of: block)) to \"\(VisibleText.escaped(text))\""
    case .removeUnit(let block): "remove the unit of \(places.name(of: block))"
    case .setMaterial(let settings, let old): Recipe.words(of: settings, after: old)
    }
  }

  /// Of many only the first.
  fileprivate static func list(_ numbers: [Int]) -> String {
    numbers.prefix(8).map(String.init).joined(separator: ", ") + (numbers.count > 8 ? " …" : "")
  }
}
