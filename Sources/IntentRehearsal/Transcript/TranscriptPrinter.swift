extension Transcript {
  /// The file's text, which reads back as this transcript.
  package var text: String {
    entries.flatMap(\.kind.printedLines).map { $0 + "\n" }.joined()
  }
}

extension Transcript.Kind {
  /// The lines it is written as.
  package var printedLines: [String] {
    switch self {
    case .blank: [""]
    case .comment(let text): ["#" + text]
    case .environment(let setting): ["\(setting.name): \(setting.value)"]
    case .say(let said): ["> " + said.printed]
    case .run(let intent, let values):
      ["run: " + ([CommandWords.quoted(intent)] + values.map(\.printed)).joined(separator: " ")]
    case .tap(let title): ["tap: " + QuotedText.write(title)]
    case .command(let command): command.printedLines
    case .restart: ["restart"]
    case .question(let text, let options): Self.asked("?", text, options)
    case .confirmation(let text, let options): Self.asked("?!", text, options)
    case .error(let text, let nearest): Self.asked("!", text, nearest)
    case .spoken(let text): ["< " + QuotedText.write(text)]
    case .printed(let text): ["<< " + QuotedText.write(text)]
    case .value(let text): ["= " + QuotedText.write(text)]
    case .card(.notCompared): ["card: " + Transcript.ellipsis]
    case .card(.lines(let lines)): ["card:"] + lines.map { "  " + $0 }
    case .opens(let intent): ["opens: " + QuotedText.write(intent)]
    case .app(let arrival):
      ["app: launched \(arrival.launch.rawValue)"] + (arrival.shows.map { ["  " + QuotedText.write($0)] } ?? [])
    }
  }

  private static func asked(_ mark: String, _ text: String, _ options: [String]) -> [String] {
    ["\(mark) \(QuotedText.write(text))"] + options.map { "  - " + QuotedText.write($0) }
  }
}

extension Transcript.Said {
  /// What stands after the `>`.
  package var printed: String {
    switch self {
    case .words(let words): QuotedText.write(words, keywords: ["yes", "no", "cancel"])
    case .yes: "yes"
    case .no: "no"
    case .cancel: "cancel"
    }
  }
}

extension Transcript.Assignment {
  package var printed: String { "\(name)=\(value.isEmpty ? "" : CommandWords.quoted(value))" }
}

extension Transcript.Command {
  package var printedLines: [String] {
    var lines = ["$ " + words.map(CommandWords.quoted).joined(separator: " ")]
    switch output {
    case .notCompared: return lines + ["  " + Transcript.ellipsis]
    case .unsaid: break
    case .lines(let output): lines += output.map { $0.isEmpty ? "" : "  " + $0 }
    }
    if status != 0 { lines.append(status > 0 ? "  (exit \(status))" : "  (signal \(-status))") }
    return lines
  }
}
