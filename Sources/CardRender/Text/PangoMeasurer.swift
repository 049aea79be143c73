import CPangoCairo
import CardModel
import Synchronization

/// Measures text by shaping it with the fonts it is drawn in: exact, line by line.
package final class PangoMeasurer: TextMeasurer, Sendable {
  private let typesetter: Typesetter
  private let known = Mutex(MeasuredTexts())

  package init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  package func lines(of run: TextRun, width: Double?, most: Int) -> [MeasuredLine] {
    guard most > 0, !run.text.isEmpty else { return [] }
    let text = Paragraph.front(of: run.text, lines: most)
    let key = MeasuredTexts.Key(run: run, width: width, most: most)
    if let lines = known.withLock({ $0[key] }) { return lines.map { $0.line(of: text) } }
    let lines = measured(run, text: text, width: width, most: most)
    known.withLock { $0[key] = lines }
    return lines.map { $0.line(of: text) }
  }

  private func measured(_ run: TextRun, text: Substring, width: Double?, most: Int) -> [MeasuredBytes] {
    var run = run
    if text.endIndex != run.text.endIndex { run.text = String(text) }
    return broken(run, width: width, most: most).map { line in
      let shown = line.line(of: text).text
      // A break swallows space, and Pango only the last of it.
      let isBroken = line.bytes.upperBound < text.utf8.count
      var line = isBroken ? self.trimmed(line, to: shown.trimmingSpace, of: run) : line
      // Pango puts it between characters only; after the last one it moves the pen too.
      line.width += Letters.tracking(after: shown, run.face)
      return line
    }
  }

  private func broken(_ run: TextRun, width: Double?, most: Int) -> [MeasuredBytes] {
    typesetter.withLayout(of: run, width: width) { layout in
      (0..<min(Int(pango_layout_get_line_count(layout)), most)).compactMap { number in
        pango_layout_get_line_readonly(layout, Int32(number)).map(MeasuredBytes.init)
      }
    }
  }

  /// A line as it is without the space at its end.
  private func trimmed(_ line: MeasuredBytes, to shown: Substring, of run: TextRun) -> MeasuredBytes {
    guard shown.utf8.count < line.bytes.count else { return line }
    var run = run
    run.text = String(shown)
    guard var alone = broken(run, width: nil, most: 1).first else { return line }
    alone.bytes = line.bytes.lowerBound..<(line.bytes.lowerBound + shown.utf8.count)
    return alone
  }
}

extension Substring {
  fileprivate var trimmingSpace: Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
