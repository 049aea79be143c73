extension Words {
  /// One line: what is wrong with the file.
  func line(for problem: ImportProblem) -> String {
    let reason =
      switch problem {
      case .missingFile(let path): say("there is no file \(quoted(path)).")
      case .unreadableFile(let path): say("the file \(quoted(path)) cannot be read.")
      case .tooLarge(let limit): say("the file is larger than \(plain(limit)) bytes.")
      case .cutOff(let line): say("line \(plain(line)) does not end: the file is cut off.")
      case .strayQuote(let line): say("line \(plain(line)) has a quotation mark or a line break where none may stand.")
      case .noText(let line): say("line \(plain(line)) is no text in UTF-8.")
      case .missingColumn(let name): say("the first line names no column \(quoted(name)).")
      case .repeatedColumn(let name): say("the first line names the column \(quoted(name)) twice.")
      case .wrongFieldCount(let count, let expected, let line):
        self.line(plain(line), has: plain(count), insteadOf: plain(expected))
      case .unreadableField(let text, let column, let line):
        say("line \(plain(line)): \(quoted(text)) cannot stand in the column \(quoted(column)).")
      }
    return reason + " " + say("Nothing was changed.")
  }

  private func line(_ line: String, has count: String, insteadOf expected: String) -> String {
    say("line \(line) has \(count) fields instead of \(expected): the file is cut off or was changed.")
  }
}
