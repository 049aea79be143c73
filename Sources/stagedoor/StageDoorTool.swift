import CardDesk
import Foundation

#if canImport(IntentCheck)
import CheckTool
import IntentCheck
#endif
import IntentHost
import IntentRehearsal
import IntentWire

/// The command line: flags in, text and an exit status out.
@main
struct StageDoorTool {
  /// The release that `CHANGELOG.md` names.
  static let version = "0.1.0"

  static func main() async {
    Terminal.holdStandardStreams()
    let terminal = Terminal()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = await run(arguments, on: terminal)
    guard let complaint = Terminal.outputComplaint else { exit(status) }
    terminal.complain("stagedoor: \(complaint)")
    // Of a card 1 says that a law fails.
    exit(max(status, arguments.first == "card" ? 3 : 1))
  }

  /// Catches everything, and says it in one line.
  static func run(_ arguments: [String], on terminal: Terminal) async -> Int32 {
    if let status = check(arguments, on: terminal) { return status }
    do {
      return try await perform(try ArgumentParser.parse(arguments), on: terminal)
    } catch {
      let (words, status) = told(error)
      terminal.complain("stagedoor: \(words)")
      return status
    }
  }

  private static func perform(_ arguments: Arguments, on terminal: Terminal) async throws -> Int32 {
    let options = arguments.options
    switch arguments.command {
    case .help(let command): terminal.prompt(Help.text(of: command), onError: false)
    case .version: terminal.print("stagedoor \(version)")
    case .intents: return try await IntentsCommand(options: options, terminal: terminal).list()
    case .say(let sentence):
      return try await ConversationCommand(options: options, terminal: terminal).say(sentence)
    case .run(let intent, let values):
      return try await ConversationCommand(options: options, terminal: terminal).run(intent, values: values)
    case .rehearse(let paths):
      return try await RehearseCommand(options: options, terminal: terminal).play(paths)
    case .card(let verb, let words):
      return try CardCommand(options: options, terminal: terminal).perform(verb, words)
    case .words, .readKey, .readAll, .pseudo, .mutate:
      #if canImport(IntentCheck)
      return try await words(arguments.command, options, on: terminal)
      #else
      terminal.complain("stagedoor: this build has no words: its toolchain came without SwiftSyntax")
      return 2
      #endif
    }
    return 0
  }

  /// `check` and `explain`, which have flags of their own; nil for any other command.
  private static func check(_ arguments: [String], on terminal: Terminal) -> Int32? {
    let isHelp = arguments.first == "help"
    guard let name = arguments.dropFirst(isHelp ? 1 : 0).first, Command.ofCheck.contains(name) else { return nil }
    #if canImport(IntentCheck)
    return CheckTool.run(isHelp ? [name, "--help"] : arguments, program: "stagedoor", output: terminal.output)
    #else
    terminal.complain("stagedoor: this build has no \(name): its toolchain came without SwiftSyntax")
    return 2
    #endif
  }

  #if canImport(IntentCheck)
  private static func words(_ command: Command, _ options: Options, on terminal: Terminal) async throws -> Int32 {
    let reading = WordsReadCommand(options: options, terminal: terminal)
    switch command {
    case .readKey(let key, let path): return try reading.read(key, path)
    case .readAll(let path): return try reading.readAll(path)
    case .pseudo(let path): return try reading.pseudo(path)
    case .mutate(let path, let command):
      return try await WordsMutateCommand(options: options, terminal: terminal).mutate(path, command: command)
    case .words(let path):
      return try WordsCommand(output: terminal.output).check(
        path, failsOn: Severity(rawValue: options.failsOn) ?? .error, writesJSON: options.writesJSON)
    default: return 0
    }
  }
  #endif

  /// What is said of an error, and the exit status that `Documentation/CommandLine.md` gives it.
  private static func told(_ error: any Error) -> (words: String, status: Int32) {
    switch error {
    case let error as UsageError: (error.words.visible, 2)
    case let problem as CardDeskProblem: (problem.words.visible, problem.exitStatus)
    #if canImport(IntentCheck)
    case let failure as WordsFailure: (failure.told.words.visible, failure.told.status)
    case let failure as MutationFailure: failure.told
    case let failure as KeyFailure: (failure.words, 2)
    #endif
    case let error as RehearsalFiles.Failure: (error.words.visible, 2)
    case let error as ConfigurationFailure: (error.message.visible, 3)
    case let failure as IntentFailure: (FailureWords.forDeveloper(failure), failure.exitStatus)
    default: ("\(error)", 1)
    }
  }
}
