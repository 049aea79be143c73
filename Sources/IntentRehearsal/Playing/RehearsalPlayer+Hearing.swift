import IntentHost
import IntentWire
import IntentWords

extension RehearsalPlayer {
  /// The player answers with the next `>` line, whatever is asked: that it is what the file says is compared first.
  package func answer(_ question: AskedQuestion) async -> AudienceAnswer {
    guard difference == nil else { return .cancel }
    settle(heard: question.heard(in: place.surface.languages))
    guard difference == nil else { return .cancel }
    if cursor < entries.count, case .say(let said) = entries[cursor].kind {
      recorded.append(entries[cursor])
      cursor += 1
      return said.answer
    }
    if mode == .record {
      notes.append(.cancelledQuestion(line: line(at: cursor), question.prompt))
      recorded.append(Transcript.Entry(.say(.cancel)))
    } else {
      difference = Difference(.unanswered, in: entries, at: cursor, expected: nil, actual: nil)
    }
    return .cancel
  }

  /// Compares, or records, what was heard with what the file says up to the next thing the person does.
  ///
  /// After a difference nothing more counts: the run that was going on is only being cancelled.
  func settle(heard: [Transcript.Kind]) {
    guard difference == nil else { return }
    let end = entries[cursor...].firstIndex { !$0.kind.isRemark && !$0.kind.isHeard } ?? entries.count
    let heard = heard.map { $0.hiding(scratch) }
    switch mode {
    case .compare: compare(heard, with: cursor..<end)
    case .record: record(heard, over: cursor..<end)
    }
    cursor = end
  }

  private func compare(_ heard: [Transcript.Kind], with region: Range<Int>) {
    var said = region.filter { entries[$0].kind.isHeard }[...]
    for actual in heard {
      if let place = said.first, Agreement.agrees(entries[place].kind, with: actual) {
        said.removeFirst()
      } else if !Agreement.isOptional(actual) || said.first.map({ isSameKind(entries[$0].kind, actual) }) == true {
        let expected = said.first.map { entries[$0].kind }
        difference = Difference(
          expected == nil ? .unexpected : .differs, in: entries, at: said.first ?? region.upperBound,
          expected: expected, actual: actual)
        return
      }
    }
    if let place = said.first {
      difference = Difference(.missing, in: entries, at: place, expected: entries[place].kind, actual: nil)
    }
  }

  /// Puts what was heard where the file said something, so that remarks stay beside what they are about.
  private func record(_ heard: [Transcript.Kind], over region: Range<Int>) {
    var rest = heard[...]
    let last = region.last { entries[$0].kind.isHeard }
    for place in region.lowerBound..<(last.map { $0 + 1 } ?? region.lowerBound) {
      if entries[place].kind.isRemark {
        recorded.append(entries[place])
      } else if let actual = rest.popFirst() {
        let said = entries[region].first { Agreement.agrees($0.kind, with: actual) && $0.kind.isShorthand }
        recorded.append(Transcript.Entry(said?.kind ?? actual))
      }
    }
    recorded += rest.map { Transcript.Entry($0) }
    recorded += entries[(last.map { $0 + 1 } ?? region.lowerBound)..<region.upperBound]
  }

  /// Whether the file has a question right above the `>` line there.
  func isAnswer(_ index: Int) -> Bool {
    for entry in entries[..<index].reversed() {
      switch entry.kind {
      case .blank, .comment, .card: continue
      case .question, .confirmation: return true
      default: return false
      }
    }
    return false
  }

  private func isSameKind(_ a: Transcript.Kind, _ b: Transcript.Kind) -> Bool {
    switch (a, b) {
    case (.value, .value), (.card, .card), (.app, .app): true
    default: false
    }
  }

  private func line(at index: Int) -> Int {
    index < entries.count ? entries[index].line : (entries.last?.line ?? 0) + 1
  }
}

extension Transcript.Said {
  /// As a sentence that starts a turn.
  var sentence: String {
    if case .words(let words) = self { words } else { printed }
  }

  /// What was typed as an answer: text, or a keyword unless it stands in quotes.
  package init(typed line: String) {
    let read = try? QuotedText.read(Substring(line), after: ">")
    switch (line, read?.isQuoted) {
    case ("yes", _): self = .yes
    case ("no", _): self = .no
    case ("cancel", _): self = .cancel
    default: self = .words(read?.text ?? line)
    }
  }

  package var answer: AudienceAnswer {
    switch self {
    case .words(let words): .words(words)
    case .yes: .yes
    case .no: .no
    case .cancel: .cancel
    }
  }
}

extension Transcript.Kind {
  /// Whether the file says less than what happened, on purpose: a recording keeps it so.
  var isShorthand: Bool {
    switch self {
    case .card(.notCompared), .opens: true
    case .app(let arrival): arrival.shows == nil
    default: false
    }
  }

  /// With `{scratch}` for the folder's path, which is another each time.
  func hiding(_ scratch: String?) -> Transcript.Kind {
    guard let scratch else { return self }
    func hide(_ text: String) -> String { text.replacing(scratch, with: "{scratch}") }
    return switch self {
    case .spoken(let text): .spoken(hide(text))
    case .printed(let text): .printed(hide(text))
    case .value(let text): .value(hide(text))
    case .error(let text, let nearest): .error(hide(text), nearest: nearest)
    case .app(let arrival): .app(AppArrival(arrival.launch, shows: arrival.shows.map(hide)))
    default: self
    }
  }
}

extension Transcript.Command {
  /// The command with what it wrote, as lines that a transcript can hold.
  init(words: [String], end: CommandEnd, scratch: String?) {
    var text = end.output.replacing("\r\n", with: "\n")
    if let scratch { text = text.replacing(scratch, with: "{scratch}") }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(Self.visible(line).trimmingSpacesAtEnd)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    // What a program writes must not be read as what the file says of its end.
    if lines == [Transcript.ellipsis] || lines.last.flatMap({ TranscriptReader.status($0) }) != nil {
      lines[lines.count - 1] = Self.withoutFace(lines[lines.count - 1])
    }
    self.init(words: words, output: lines.isEmpty ? .unsaid : .lines(lines), status: end.status)
  }

  private static func withoutFace(_ line: String) -> String {
    guard let first = line.unicodeScalars.first else { return line }
    return first.writtenOut + String(line.unicodeScalars.dropFirst())
  }

  private static func visible(_ line: Substring) -> Substring {
    var visible = ""
    for scalar in line.unicodeScalars {
      if scalar != "\t", QuotedText.needsEscape(scalar) {
        visible += scalar.writtenOut
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return Substring(visible)
  }
}

extension Rehearsal.Breakage {
  init(_ error: any Error) {
    switch error {
    case let failure as ProcessFailure: self = .process(failure)
    case IntentFailure.process(let failure): self = .process(failure)
    case IntentFailure.app(let failure): self = .app(failure)
    case let failure as CommandFailure: self = .command(failure)
    default: self = .other("\(error)")
    }
  }
}
