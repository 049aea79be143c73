import IntentHost
import IntentWire
import IntentWords

/// `stagedoor say --json` and `run --json`, as `Documentation/CommandLine.md` specifies it.
package struct SheetDocument: Hashable, Sendable, Codable {
  package var version = JSONDocument.version
  package var kind = "sheet"
  package var ending: String
  package var failure: String?
  package var intent: String?
  package var spoken: String?
  package var printed: String?
  package var value: String?
  package var card: [String]?
  package var wells: [String]
  package var opens: String?
  package var launchesApp: Bool
  /// How the app came to the foreground; absent when it did not.
  package var app: Arrival?
  package var error: String?
  package var nearest: [Miss]
  package var turns: [Turn]
  /// What is wrong with the app's catalogs; absent when nothing is.
  package var problems: [String]?

  package struct Miss: Hashable, Sendable, Codable {
    package var phrase: String
    package var intent: String
    package var missing: [String]
    package var extra: [String]
  }

  package struct Arrival: Hashable, Sendable, Codable {
    package var launch: String
    package var shows: String?
  }

  package struct Turn: Hashable, Sendable, Codable {
    package var kind: String
    package var prompt: String
    package var options: [String]
    package var answer: String

    package init(_ question: AskedQuestion, answer: Transcript.Said) {
      kind = question.kind.rawValue
      prompt = question.prompt
      options = question.options
      self.answer = answer.printed
    }
  }

  /// - Parameters:
  ///   - languages: what the card is read in, best first.
  ///   - log: what was read for the sheet; nil when nobody kept it.
  package init(_ sheet: Sheet, turns: [Turn], languages: [String], log: ReadingLog? = nil) {
    nearest = []
    switch sheet.ending {
    case .done: ending = "done"
    case .cancelled: ending = "cancelled"
    case .failed(let failure):
      ending = "failed"
      self.failure = failure.kind
    case .notUnderstood(let misses):
      ending = "notUnderstood"
      nearest = misses.map {
        Miss(phrase: $0.phrase, intent: $0.intent, missing: $0.missing, extra: $0.extra)
      }
    }
    intent = sheet.intent
    spoken = sheet.spoken
    printed = sheet.printed
    value = sheet.value
    card = sheet.card?.printedLines(in: languages)
    wells = sheet.wells
    opens = sheet.opens
    launchesApp = sheet.app != nil
    app = sheet.app.map { Arrival(launch: $0.launch.rawValue, shows: $0.shows) }
    error = sheet.error
    self.turns = turns
    problems = log.flatMap { $0.notices.isEmpty ? nil : $0.notices.lines.map(\.text) }
  }
}

extension Sheet {
  /// The exit status that `Documentation/CommandLine.md` gives it.
  package var exitStatus: Int32 {
    switch ending {
    case .done: 0
    case .failed(let failure): failure.exitStatus
    case .cancelled, .notUnderstood: 1
    }
  }
}

extension IntentFailure {
  package var exitStatus: Int32 {
    switch self {
    // What registering a dependency opens is the store.
    case .process, .app, .failedDependency, .missingDependency: 3
    default: 1
    }
  }
}
