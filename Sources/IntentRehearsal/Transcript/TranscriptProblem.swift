/// What is wrong with a transcript, as facts; `TranscriptProblem+Words.swift` words it.
package enum TranscriptProblem: Error, Hashable, Sendable {
  case tooLarge(bytes: Int, limit: Int)
  case notUTF8
  case cannotRead(String)
  case cannotWrite(String)
  case unknownLine(String, nearest: String?)
  /// An indented line below one that takes none, or below nothing.
  case strayIndented(String)
  case notAnOption(String)
  case noText(after: String)
  case unclosedQuote(String)
  case textAfterQuote(String)
  case unknownEscape(String)
  case unknownValue(String, setting: String, allowed: [String])
  case notALanguage(String)
  /// It has the shape of a tag, and no language is called so.
  case unknownLanguage(String)
  case notAMoment(String)
  case unknownZone(String)
  case skippedTime(String)
  case runWithoutIntent
  case notAnAssignment(String)
  case repeatedName(String)
  case emptyCommand
  case wantsShell(Character)
  case emptyCard
  /// The person never says or does anything.
  case nothingHappens
  /// The app shows one line.
  case severalFrames
  case tooManyLines(Int, limit: Int)
  /// What was recorded could not be read again.
  indirect case unfitRecording(TranscriptProblem)
}

/// A problem with the line it is on, from 1.
package struct TranscriptError: Error, Hashable, Sendable {
  package var line: Int
  package var problem: TranscriptProblem

  package init(line: Int, problem: TranscriptProblem) {
    self.line = line
    self.problem = problem
  }
}
