import IntentHost
import IntentRehearsal

/// The person at the keyboard, or the lines of a pipe.
actor TypedAudience: Audience {
  private let terminal: Terminal
  private let input = InputLines()
  private let languages: [String]
  /// Whether the conversation is left to the document at the end.
  private let isQuiet: Bool
  private(set) var turns: [SheetDocument.Turn] = []

  init(terminal: Terminal, languages: [String], isQuiet: Bool) {
    self.terminal = terminal
    self.languages = languages
    self.isQuiet = isQuiet
  }

  func answer(_ question: AskedQuestion) async -> AudienceAnswer {
    let isTyped = terminal.isInputTerminal
    if !isQuiet || isTyped {
      for line in question.heard(in: languages).flatMap(\.printedLines) { show(line) }
    }
    if isTyped { terminal.prompt("> ", onError: isQuiet) }
    let said = input.next().map(Transcript.Said.init(typed:)) ?? .cancel
    if !isQuiet, !isTyped { terminal.print("> " + said.printed) }
    turns.append(SheetDocument.Turn(question, answer: said))
    return said.answer
  }

  private func show(_ line: String) {
    if isQuiet { terminal.complain(line) } else { terminal.print(line) }
  }
}
