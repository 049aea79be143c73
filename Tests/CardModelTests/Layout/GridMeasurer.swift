@testable import CardModel

/// Every character is as wide as every other: what a layout does with widths can be reckoned by hand.
struct GridMeasurer: TextMeasurer {
  /// Of one character, in em.
  var advance = 0.6

  func lines(of run: TextRun, width: Double?, most: Int) -> [MeasuredLine] {
    let advance = advance * run.face.size + run.face.tracking
    func line(_ text: Substring) -> MeasuredLine { MeasuredLine(text: text, width: Double(text.count) * advance) }
    guard let width else { return run.text.isEmpty ? [] : [line(run.text[...])] }
    let room = max(1, Int(width / advance))
    var rest = run.text[...]
    var lines: [MeasuredLine] = []
    while !rest.isEmpty, lines.count < most {
      var end = rest.index(rest.startIndex, offsetBy: room, limitedBy: rest.endIndex) ?? rest.endIndex
      if end < rest.endIndex, rest[end] != " ", let space = rest[..<end].lastIndex(of: " ") { end = space }
      lines.append(line(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines
  }
}
