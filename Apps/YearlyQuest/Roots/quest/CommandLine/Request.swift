import QuestEngine

/// What one command line asks for.
enum Request: Equatable {
  case help(Verb?)
  case trends(removed: Bool)
  case add(name: String, options: [String])
  case rename(name: String, new: String)
  case options(name: String, set: [String]?, colors: [String]?)
  case remove(name: String)
  case restore(name: String)
  case log(name: String, option: String, day: SaidDay?)
  case clear(name: String, day: SaidDay?)
  case note(name: String, text: String, day: SaidDay?)
  case undo(name: String?, day: SaidDay?)
  case week(name: String?, day: SaidDay?)
  case year(name: String?, years: ClosedRange<Int>?)
  case interactiveYear(name: String?, year: Int?)
  case exportCSV
  case importCSV(path: String)
  case check
  case completions(Shell)
  case complete([String])

  /// Whether the other door should hear which names there are now: a command has changed them, or the person looks at
  /// them, as after a store was copied from elsewhere. To log a day changes none, and is done many times more often.
  var tellsNames: Bool {
    switch self {
    case .trends, .add, .rename, .options, .remove, .restore, .undo, .importCSV, .interactiveYear: true
    case .log, .clear, .note, .week, .year, .exportCSV, .check, .help, .completions, .complete: false
    }
  }

  /// Whether its answer tells of something that was done.
  var changesTheYear: Bool {
    switch self {
    case .add, .rename, .options, .remove, .restore, .log, .clear, .note, .undo, .importCSV: true
    case .trends, .week, .year, .interactiveYear, .exportCSV, .check, .help, .completions, .complete: false
    }
  }

  /// Whether only another program reads the answer, which a complaint would disturb.
  var isQuiet: Bool { if case .complete = self { true } else { false } }
}

/// A day as a person writes it.
enum SaidDay: Equatable {
  case date(QuestDay)
  /// So many days before today.
  case ago(Int)

  init(_ text: String) throws(UsageProblem) {
    switch text {
    case "today", "heute", "danas": self = .ago(0)
    case "yesterday", "gestern", "jučer": self = .ago(1)
    default:
      guard let day = QuestDay(iso: text) else { throw .unreadableDay(text) }
      self = .date(day)
    }
  }
}

extension QuestDay {
  /// Reads `2026-03-29`, in these digits and no others.
  init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
