import IntentWords

/// Every block shows something, and every unit has its value.
package enum NothingEmpty: CompositionLaw {
  package static let law = Law(
    number: 10, name: "nothing-empty", statement: "Every block shows something, and every unit has its value.",
    reason: "What is empty still takes its place: a gap, a rail, a capsule without a name.",
    source: "Human Interface Guidelines, Snippets: short content")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    let reader = Reader(languages: languages)
    return card.blocks.enumerated().flatMap { number, block in
      if reader.isEmpty(block) {
        return [Verdict(law, .failure, block: number, .empty(kind: block.kind), repair: .removeBlocks([number]))]
      }
      switch block {
      case .row(let row): return verdicts(on: row, number, reader)
      case .columns(let cells): return verdicts(on: cells, number, reader)
      default: return []
      }
    } + verdicts(on: card.wells, reader)
  }

  private static func verdicts(on row: Card.Row, _ number: Int, _ reader: Reader) -> [Verdict] {
    guard reader.isEmpty(row.value) else {
      return noFigures([row.value], number, reader)
        + (reader.isEmpty(row.label)
          ? [Verdict(law, .warning, block: number, .noName(value: reader.text(row.value)))] : [])
    }
    guard let unit = row.unit, !reader.isEmpty(unit) else {
      return [Verdict(law, .warning, block: number, .noValue(label: reader.text(row.label)))]
    }
    return [
      Verdict(law, .failure, block: number, .danglingUnit(reader.text(unit)), repair: .removeUnit(block: number))
    ]
  }

  private static func verdicts(on cells: [Card.Cell], _ number: Int, _ reader: Reader) -> [Verdict] {
    let hollow = cells.indices.filter { reader.isEmpty(cells[$0]) }
    let halves = cells.filter { reader.isEmpty($0.label) != reader.isEmpty($0.value) }.map { cell in
      Verdict(
        law, .warning, block: number,
        reader.isEmpty(cell.value) ? .noValue(label: reader.text(cell.label)) : .noName(value: reader.text(cell.value)))
    }
    let noFigures = noFigures(cells.map(\.value), number, reader)
    guard let first = hollow.first else { return noFigures + halves }
    return [
      Verdict(
        law, .failure, block: number, .emptyPart(.cells, position: first),
        repair: .removeCells(block: number, hollow))
    ] + noFigures + halves
  }

  private static func noFigures(_ values: [Resource], _ number: Int, _ reader: Reader) -> [Verdict] {
    values.filter { !ShownFigure.isFigure($0, reader.text($0)) }.map {
      Verdict(law, .failure, block: number, .noFigure(reader.text($0)))
    }
  }

  /// No repair: what the well performs is not in the card.
  private static func verdicts(on wells: [Card.Well], _ reader: Reader) -> [Verdict] {
    wells.enumerated().compactMap { position, well in
      reader.isEmpty(well.title) ? Verdict(law, .failure, .emptyPart(.wells, position: position)) : nil
    }
  }

  private struct Reader {
    let languages: [String]

    func text(_ words: Resource) -> String { words.text(in: languages) }

    func isEmpty(_ words: Resource) -> Bool { !VisibleText.showsSomething(text(words)) }

    func isEmpty(_ cell: Card.Cell) -> Bool { isEmpty(cell.value) && isEmpty(cell.label) }

    func isEmpty(_ block: Card.Block) -> Bool {
      switch block {
      case .eyebrow(let text), .headline(let text), .sentence(let text), .chip(let text), .footnote(let text):
        isEmpty(text)
      case .row(let row): isEmpty(row.value) && isEmpty(row.label)
      case .columns(let cells): cells.allSatisfy(isEmpty)
      case .week(let week): week.days.isEmpty
      case .year(let year): year.months.isEmpty
      case .wells(let wells): wells.isEmpty
      case .unknown: false
      }
    }
  }
}
