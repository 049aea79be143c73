import IntentHost
import IntentWire
import IntentWords

extension TranscriptProblem {
  /// One line for the developer: what is wrong, and what to do.
  package var words: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "the file has \(bytes) bytes, and at most \(limit) are read; split it into several conversations"
    case .tooManyLines(let count, let limit):
      "the file has \(count) lines, and at most \(limit) are read; split it into several conversations"
    case .cannotRead(let reason): "the file cannot be read: \(reason)"
    case .cannotWrite(let reason): "the recording cannot be written: \(reason)"
    case .unfitRecording(let problem):
      "the recording was not written, because it could not be read again: \(problem.words)"
    case .notUTF8: "the file is not UTF-8; save it as UTF-8"
    case .unknownLine(let line, let nearest):
      "\"\(line)\" is no line of a rehearsal" + (nearest.map { "; did you mean \"\($0)\"?" } ?? Self.marks)
    case .strayIndented(let line):
      "\"\(line)\" is indented and belongs to nothing; only ? ?! ! card: and $ have indented lines"
    case .notAnOption(let line): "\"\(line)\" is no option; write it as \"  - \(line)\""
    case .noText(let mark): "there is no text after \(mark); write it, or \"\" for empty text"
    case .unclosedQuote(let text): "the quote is not closed: \(text)"
    case .textAfterQuote(let text): "there is text after the closing quote: \(text); write \\\" for a quote inside"
    case .unknownEscape(let escape): "\(escape) is no escape; there are \\\" \\\\ \\n \\t and \\u{…}"
    case .unknownValue(let value, let setting, let allowed):
      "\(setting): has no value \"\(value)\"; "
        + (Nearness.nearest(to: value, among: allowed, limit: 1).first.map { "did you mean \($0)? " } ?? "")
        + "it takes \(allowed.joined(separator: ", "))"
    case .notALanguage(let tag): "\"\(tag)\" is no language tag; write en, hr or de-CH, parted by commas"
    case .unknownLanguage(let tag): "no language is called \"\(tag)\"; write one such as en, hr or de-CH"
    case .notAMoment(let text):
      "\"\(text)\" is no time; write it as 2026-03-29 23:30 Europe/Zagreb"
    case .unknownZone(let zone): "no time zone is called \"\(zone)\"; write UTC or a name such as Europe/Zagreb"
    case .skippedTime(let text): "\(text) does not exist: the clocks go forward over it; choose another time"
    case .runWithoutIntent: "run: names no intent; write run: Intent name=value"
    case .notAnAssignment(let word): "\"\(word)\" is not name=value; a value with spaces stands in quotes"
    case .repeatedName(let name): "\(name) is given twice; give it once"
    case .emptyCommand: "$ names no command; write the name of an app root and its arguments"
    case .wantsShell(let character):
      "there is no shell, so \(character) would do nothing; put it in quotes, or leave it out"
    case .emptyCard: "card: has no lines; write its blocks below, indented, or card: … to compare nothing"
    case .severalFrames: "what the app shows is one line; leave the others out"
    case .nothingHappens: "nothing is said or done, so nothing could fail; write at least one >, run:, tap: or $"
    }
  }

  private static let marks = "; a line starts with > ? ?! < << = ! $ # or a word and a colon"
}

extension TranscriptError {
  /// `file:line: what is wrong; what to do`.
  package func words(file: String) -> String { "\(file):\(line): \(problem.words)".visible }
}
