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
  case card(CardVerb, [String])

  static let names = ["intents", "say", "run", "rehearse", "check", "explain", "words", "card"]
  /// What has flags of its own: it is handed on before anything is read.
  static let ofCheck = ["check", "explain"]
  /// What `words` does beside its own work.
  static let ofWords = ["words read", "words pseudo", "words mutate"]
  /// Commands of two words: help and flags know each by both.
  static let pairs = ofWords + CardVerb.allCases.map(\.topic)
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
  var card = CardFlags()

  /// Those of `--language`; nil when it is not given.
  var languages: [String]? {
    settings.lazy.compactMap { setting in
      if case .languages(let tags) = setting { tags } else { nil }
    }.first
  }
}

/// Every flag, with whether a value follows it and the commands it is for.
enum Flag: String, CaseIterable {
  case `extension`, project, configuration, language, surface, locked, now
  case firstWeekday = "first-weekday"
  case cold, deadline, json, record
  case failOn = "fail-on"
  case count, all
  case only, filter, list
  case output, format, light, strip, scale
  case textSize = "text-size"
  case estimate
  case allPresets = "all-presets"
  case spoken, printed
  case dryRun = "dry-run"
  case write, remove, preset, report
  case help, version

  var takesValue: Bool {
    switch self {
    case .extension, .project, .configuration, .language, .surface, .now, .firstWeekday, .deadline, .failOn, .count,
      .only, .filter, .output, .format, .light, .scale, .textSize, .spoken, .printed, .preset, .report:
      true
    case .locked, .cold, .json, .record, .all, .list, .strip, .estimate, .allPresets, .dryRun, .write, .remove, .help,
      .version:
      false
    }
  }

  var onlyCommand: String? {
    switch self {
    case .record: "rehearse"
    case .failOn: "words"
    case .count, .all: "words read"
    case .only, .filter, .list: "words mutate"
    default: onlyCardCommand
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

  /// The verb of `card` that alone takes it, or `card` where several do; nil for a flag that is not of `card` alone.
  private var onlyCardCommand: String? {
    let verbs = self == .language || self == .json ? [] : CardVerb.allCases.filter { $0.flags.contains(self) }
    return verbs.count > 1 ? "card" : verbs.first?.topic
  }

  var spelling: String { "--" + rawValue }
}
