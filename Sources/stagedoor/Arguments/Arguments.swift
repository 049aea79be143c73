import IntentHost
import IntentRehearsal

/// What a command line asks for.
struct Arguments: Equatable {
  var command: Command
  var options = Options()
}

enum Command: Equatable {
  case help(of: String?)
  case version
  case intents
  case say(String)
  case run(String, values: [Transcript.Assignment])
  case rehearse([String])
  case words(String)
  case readKey(String, path: String)
  case readAll(path: String)
  case pseudo(path: String)
  case mutate(path: String, command: [String])

  static let names = ["intents", "say", "run", "rehearse", "words"]
  /// What `words` does beside its own work; help and flags know each by both words.
  static let ofWords = ["words read", "words pseudo", "words mutate"]
}

/// The flags; nil where a flag was not given.
struct Options: Equatable {
  var extensionPath: String?
  var project = "."
  var build = BuildChoice.newest
  var settings: [Setting] = []
  var startsCold = false
  var deadline: Duration = .seconds(30)
  var writesJSON = false
  var records = false
  /// The least severity that is a failure, by its name.
  var failsOn = "error"
  /// What a key is read with, parted by commas; nil: the usual counts.
  var counts: String?
  var readsAll = false
  /// Which mutants are tried, by a language or a text.
  var only: String?
  /// Which tests they are tried on.
  var filter: String?
  /// Whether they are only listed.
  var lists = false
}

/// Every flag, with whether a value follows it and the commands it is for.
enum Flag: String, CaseIterable {
  case `extension`, project, configuration, language, surface, locked, now
  case firstWeekday = "first-weekday"
  case cold, deadline, json, record
  case failOn = "fail-on"
  case count, all
  case only, filter, list
  case help, version

  var takesValue: Bool {
    switch self {
    case .extension, .project, .configuration, .language, .surface, .now, .firstWeekday, .deadline, .failOn, .count,
      .only, .filter:
      true
    case .locked, .cold, .json, .record, .all, .list, .help, .version: false
    }
  }

  var onlyCommand: String? {
    switch self {
    case .record: "rehearse"
    case .failOn: "words"
    case .count, .all: "words read"
    case .only, .filter, .list: "words mutate"
    default: nil
    }
  }

  /// `words` runs nothing, so what steers an extension is not for it.
  func isForWords(_ topic: String) -> Bool {
    switch self {
    case .json, .help, .version: true
    case .language: topic == "words read" || topic == "words pseudo"
    default: onlyCommand == topic
    }
  }

  var spelling: String { "--" + rawValue }
}
