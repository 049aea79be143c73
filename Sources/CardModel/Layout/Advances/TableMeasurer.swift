/// Measures text by a table of advances: an estimate, with no font and no library of C.
///
/// It knows no kerning and no ligatures, takes scripts whose letters change with their neighbours by their mean, and
/// cannot tell which characters no font has. `Documentation/CardPictures.md` says how far it is from shaped text.
package struct TableMeasurer: TextMeasurer, Sendable {
  package init() {}

  package func lines(of run: TextRun, width: Double?, most: Int) -> [MeasuredLine] {
    guard most > 0, !run.text.isEmpty else { return [] }
    let advances = FaceAdvances(run.face)
    guard let width else { return [MeasuredLine(text: run.text[...], width: Self.width(of: run.text, advances))] }
    let front = Self.front(of: run.text, lines: most)
    return Self.lines(of: Self.cells(of: front, run, advances), in: front, width: width, most: most)
  }

  private static func width(of text: String, _ advances: FaceAdvances) -> Double {
    isPrintableASCII(text) ? advances.width(ofASCII: text.utf8) : text.reduce(0) { $0 + advances.width(of: $1) }
  }

  private static func isPrintableASCII(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// As much of a text as so many lines may hold, so that a text of any length is measured in no time.
  private static func front(of text: String, lines: Int) -> Substring {
    text.utf8.count > longestLine ? text.prefix(longestLine * min(lines, 16)) : text[...]
  }

  /// In characters; some thirty for each of the narrowest letters that fit a card.
  private static let longestLine = 4096

  /// What a person takes for one character.
  private struct Cell {
    var end: String.Index
    var advance: Double
    var isSpace: Bool
    var mayBreakAfter: Bool
  }

  private static func cells(of text: Substring, _ run: TextRun, _ advances: FaceAdvances) -> [Cell] {
    var breaks = LineBreaks.offsets(in: String(text), language: run.language).makeIterator()
    var nextBreak = breaks.next()
    var offset = 0
    func cell(end: String.Index, units: Int, advance: Double, isSpace: Bool) -> Cell {
      offset += units
      while let next = nextBreak, next < offset { nextBreak = breaks.next() }
      return Cell(end: end, advance: advance, isSpace: isSpace, mayBreakAfter: nextBreak == offset)
    }
    if isPrintableASCII(text) {
      return text.utf8.indices.map { index in
        let byte = text.utf8[index]
        return cell(
          end: text.utf8.index(after: index), units: 1, advance: advances.width(ofASCII: byte), isSpace: byte == 0x20)
      }
    }
    return text.indices.map { index in
      let character = text[index]
      return cell(
        end: text.index(after: index), units: character.utf16.count, advance: advances.width(of: character),
        isSpace: character.isWhitespace && !ShownText.unbreakable.contains(character))
    }
  }

  private static func lines(of cells: [Cell], in text: Substring, width: Double, most: Int) -> [MeasuredLine] {
    var lines: [MeasuredLine] = []
    var start = 0
    while start < cells.count, lines.count < most {
      let end = self.end(of: cells, from: start, width: width)
      var shown = end
      while shown > start, cells[shown - 1].isSpace { shown -= 1 }
      let first = start == 0 ? text.startIndex : cells[start - 1].end
      let last = shown == 0 ? text.startIndex : cells[shown - 1].end
      lines.append(
        MeasuredLine(text: text[first..<last], width: cells[start..<shown].reduce(0) { $0 + $1.advance }))
      start = end
    }
    return lines
  }

  /// Where a line ends: the last place where it may, else within a word, and behind at least one character.
  private static func end(of cells: [Cell], from start: Int, width: Double) -> Int {
    var reached = 0.0
    var lastBreak: Int?
    for position in start..<cells.count {
      let cell = cells[position]
      if !cell.isSpace, reached + cell.advance > width, position > start { return lastBreak ?? position }
      reached += cell.advance
      if cell.mayBreakAfter { lastBreak = position + 1 }
    }
    return cells.count
  }
}
