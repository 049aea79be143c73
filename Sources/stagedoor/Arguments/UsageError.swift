import IntentRehearsal

/// What is wrong with a command line, as facts; worded below.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case noCommand(Flag)
  case unknownFlag(String, nearest: String?)
  case repeatedFlag(Flag)
  case unexpectedValue(Flag)
  case missingValue(Flag)
  case badValue(Flag, String, allowed: [String])
  case badSetting(Flag, TranscriptProblem)
  case otherCommand(Flag, only: String)
  case foreignFlag(Flag, command: String)
  case missingArgument(String, String)
  case unquotedSentence([String])
  case badAssignment(TranscriptProblem)
  case extraArgument(String, command: String)
  /// A path that is an empty text, as an unset variable of a shell gives.
  case emptyPath(command: String)
  /// A choice among the tests of `swift test` beside another command.
  case filteredCommand(String)
  case unknownVerb(String, nearest: String?)
  case together(Flag, Flag)
  case severalCards
  case pictureOnTerminal
  /// A card that is named beside all presets.
  case besidePresets(String)
  /// A flag that means nothing without another.
  case needs(Flag, Flag)
}

extension UsageError {
  /// One line: what is wrong, and what to do.
  var words: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "there is no command \"\(name)\"; "
        + (nearest.map { "did you mean \($0)?" } ?? "there are \(Command.names.joined(separator: ", "))")
    case .noCommand(let flag): "\(flag.spelling) stands without a command; see stagedoor --help"
    case .unknownFlag(let flag, let nearest):
      "there is no flag \(flag); " + (nearest.map { "did you mean \($0)?" } ?? "see stagedoor --help")
    case .repeatedFlag(let flag): "\(flag.spelling) is given twice; give it once"
    case .unexpectedValue(let flag): "\(flag.spelling) takes no value"
    case .missingValue(let flag): "\(flag.spelling) needs a value; see stagedoor --help"
    case .badValue(let flag, let value, let allowed):
      "\(flag.spelling) cannot be \"\(value)\"; it takes \(allowed.joined(separator: ", "))"
    case .badSetting(let flag, let problem): "\(flag.spelling): \(problem.words)"
    case .otherCommand(let flag, let command): "\(flag.spelling) is for stagedoor \(command) only"
    case .foreignFlag(let flag, let command):
      "\(command) takes no \(flag.spelling); see stagedoor \(command.split(separator: " -").first ?? "") --help"
    case .emptyPath(let command): "the path after \(command) is empty; name a folder, or none for the current one"
    case .missingArgument(let command, let what): "\(command) needs \(what); see stagedoor \(command) --help"
    case .unquotedSentence(let words):
      "say takes one sentence; put it in quotes: stagedoor say \"\(words.joined(separator: " "))\""
    case .badAssignment(let problem): "run: \(problem.words)"
    case .unknownVerb(let name, let nearest):
      "there is no card \(name); "
        + (nearest.map { "did you mean card \($0)?" }
          ?? "there are \(CardVerb.allCases.map(\.rawValue).joined(separator: ", "))")
    case .together(let one, let other): "\(one.spelling) and \(other.spelling) exclude each other; leave one out"
    case .severalCards: "several cards are drawn together with --strip; without it name one"
    case .pictureOnTerminal: "a picture is no text for a terminal; say where it goes: --output card.png"
    case .besidePresets(let word): "card lint takes no \"\(word)\" beside --all-presets; leave one out"
    case .needs(let flag, let other): "\(flag.spelling) needs \(other.spelling) beside it"
    case .filteredCommand(let name): "--filter is for swift test; \(name) chooses its tests by itself"
    case .extraArgument(let word, let command): "\(command) takes no \"\(word)\"; see stagedoor \(command) --help"
    }
  }
}
