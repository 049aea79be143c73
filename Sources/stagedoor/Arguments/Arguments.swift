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

  static let names = ["intents", "say", "run", "rehearse", "words"]
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
}

/// Every flag, with whether a value follows it and the commands it is for.
enum Flag: String, CaseIterable {
  case `extension`, project, configuration, language, surface, locked, now
  case firstWeekday = "first-weekday"
  case cold, deadline, json, record
  case failOn = "fail-on"
  case help, version

  var takesValue: Bool {
    switch self {
    case .extension, .project, .configuration, .language, .surface, .now, .firstWeekday, .deadline, .failOn: true
    case .locked, .cold, .json, .record, .help, .version: false
    }
  }

  var onlyCommand: String? {
    switch self {
    case .record: "rehearse"
    case .failOn: "words"
    default: nil
    }
  }

  /// `words` runs nothing, so what steers an extension is not for it.
  var isForWords: Bool { [.json, .failOn, .help, .version].contains(self) }

  var spelling: String { "--" + rawValue }
}
