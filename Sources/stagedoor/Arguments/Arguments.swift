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

  static let names = ["intents", "say", "run", "rehearse"]
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
}

/// Every flag, with whether a value follows it and the one command it is for.
enum Flag: String, CaseIterable {
  case `extension`, project, configuration, language, surface, locked, now
  case firstWeekday = "first-weekday"
  case cold, deadline, json, record, help, version

  var takesValue: Bool {
    switch self {
    case .extension, .project, .configuration, .language, .surface, .now, .firstWeekday, .deadline: true
    case .locked, .cold, .json, .record, .help, .version: false
    }
  }

  var onlyCommand: String? { self == .record ? "rehearse" : nil }
  var spelling: String { "--" + rawValue }
}
