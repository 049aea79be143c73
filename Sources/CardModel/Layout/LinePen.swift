import IntentWords

/// Writes lines: reads the words, sets them in their role's face, and fits them in.
struct LinePen {
  let measurer: any TextMeasurer
  let languages: [String]
  let language: String
  let isRightToLeft: Bool
  let textSize: TextSize

  /// What the person's text size makes of the standard one.
  var scale: Double { textSize.scale }

  /// What a text says, in one line.
  func read(_ words: Resource) -> String { ShownText.line(words.text(in: languages)) }

  /// What a text says, line by line where it has breaks of its own.
  func readParagraphs(_ words: Resource) -> [String] { ShownText.paragraphs(words.text(in: languages)) }

  func face(_ role: TextRole) -> TextFace {
    let face = role.face
    return scale == 1 ? face : face.scaled(by: max(scale, LeastSize.points / face.size))
  }

  func lineHeight(_ role: TextRole) -> Double { face(role).lineHeight }

  func ascent(_ role: TextRole) -> Double { face(role).ascent }

  /// A text in one line: shrunk as far as its role allows, then cut.
  func line(_ text: String, _ role: TextRole, width: Double) -> FittedLine {
    let run = self.run(text, role)
    guard let whole = measurer.lines(of: run, width: nil, most: 1).first else {
      return FittedLine(role: role, run: run, width: 0)
    }
    guard whole.width > width + Self.tolerance else { return FittedLine(role: role, run: run, line: whole) }
    let scale = max(role.leastScale, width / whole.width)
    let shrunk = TextRun(run.text, run.face.scaled(by: scale), language: language, isRightToLeft: run.isRightToLeft)
    if scale < 1, let line = measurer.lines(of: shrunk, width: nil, most: 1).first, line.width <= width + Self.tolerance
    {
      return FittedLine(role: role, run: shrunk, line: line, scale: scale)
    }
    return cut(shrunk, role, width: width, scale: scale)
  }

  /// Paragraphs in lines; what is too much is cut.
  func lines(_ paragraphs: [String], _ role: TextRole, width: Double, most: Int) -> [FittedLine] {
    var fitted: [FittedLine] = []
    for (number, paragraph) in paragraphs.enumerated() {
      let run = self.run(paragraph, role)
      let room = most - fitted.count
      let lines = measurer.lines(of: run, width: width, most: room)
      fitted += lines.map { FittedLine(role: role, run: run, line: $0) }
      guard let last = lines.last else { continue }
      let isMore = fitted.count == most && number + 1 < paragraphs.count
      guard isMore || run.text[last.text.endIndex...].contains(where: { !$0.isWhitespace }) else { continue }
      let rest = TextRun(
        String(run.text[last.text.startIndex...]) + (isMore ? " " : ""), run.face, language: language,
        isRightToLeft: run.isRightToLeft)
      fitted[fitted.count - 1] = cut(rest, role, width: width, scale: 1)
      break
    }
    return fitted
  }

  /// As much of the text as fits with an ellipsis after it.
  private func cut(_ run: TextRun, _ role: TextRole, width: Double, scale: Double) -> FittedLine {
    let text = run.text
    let ends = Array(text.indices.prefix(Self.longestLine))
    var best = self.line(cutting: text[..<text.startIndex], of: run)
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      let candidate = line(cutting: text[..<ends[middle]], of: run)
      if candidate.line.width <= width {
        best = candidate
        low = middle + 1
      } else {
        high = middle
      }
    }
    return FittedLine(role: role, run: best.run, line: best.line, scale: scale, isCut: true)
  }

  private func line(cutting text: Substring, of run: TextRun) -> (run: TextRun, line: MeasuredLine) {
    var run = run
    run.text = text.trimmingSuffix(while: \.isWhitespace) + "…"
    let line = measurer.lines(of: run, width: nil, most: 1).first
    return (run, line ?? MeasuredLine(text: run.text[...], width: 0))
  }

  private func run(_ text: String, _ role: TextRole) -> TextRun {
    let isRightToLeft = Direction.isRightToLeft(text: text) ?? self.isRightToLeft
    return TextRun(
      role.isUppercased ? ShownText.capitals(text, language: language) : text, face(role), language: language,
      isRightToLeft: isRightToLeft)
  }

  /// What two measurements of one text may differ by.
  private static let tolerance = 0.01
  /// More characters than fit on a line of the smallest type.
  private static let longestLine = 256
}

/// A line of text that fits where it was asked for.
struct FittedLine {
  let role: TextRole
  let text: String
  let face: TextFace
  let isRightToLeft: Bool
  let width: Double
  let scale: Double
  let isCut: Bool
  let ink: MeasuredLine.Ink?
  let unknownGlyphs: Int

  init(role: TextRole, run: TextRun, line: MeasuredLine, scale: Double = 1, isCut: Bool = false) {
    self.role = role
    text = String(line.text)
    face = run.face
    isRightToLeft = run.isRightToLeft
    width = line.width
    self.scale = scale
    self.isCut = isCut
    ink = line.ink
    unknownGlyphs = line.unknownGlyphs
  }

  /// A line of nothing.
  init(role: TextRole, run: TextRun, width: Double) {
    self.init(role: role, run: run, line: MeasuredLine(text: "", width: width))
  }

  var height: Double { face.lineHeight }
  var ascent: Double { face.ascent }
}
