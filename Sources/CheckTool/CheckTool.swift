import Foundation
import IntentCheck

/// The commands that read code and words, for every program that has them.
package enum CheckTool {
  /// Performs a command, and says in one line what goes wrong.
  /// - Parameters:
  ///   - arguments: the command first.
  ///   - program: as its user calls it.
  /// - Returns: the exit status.
  package static func run(_ arguments: [String], program: String, output: ToolOutput) -> Int32 {
    do {
      return try perform(arguments, program, output)
    } catch {
      output.progress(nil)
      let (words, status) = told(error, program)
      output.complain("\(program): \(words)")
      return status
    }
  }

  private static func perform(_ arguments: [String], _ program: String, _ output: ToolOutput) throws -> Int32 {
    let name = arguments.first ?? ""
    guard let command = CheckArguments.Command(rawValue: name) else { throw CheckUsageError.unknownCommand(name) }
    let parsed = try CheckArguments(command, Array(arguments.dropFirst()))
    if parsed.flags.contains(.help) {
      for line in CheckHelp.lines(of: command, program: program) { output.print(line, "") }
      return 0
    }
    switch command {
    case .check:
      let here = FileManager.default.currentDirectoryPath
      return try CheckCommand(arguments: parsed, output: output, here: here).perform()
    case .explain: return try ExplainCommand(arguments: parsed, output: output).perform()
    case .words:
      return try WordsCommand(output: output).check(
        parsed.words.first ?? ".", failsOn: parsed.failsOn, writesJSON: parsed.flags.contains(.json))
    }
  }

  private static func told(_ error: any Error, _ program: String) -> (words: String, status: Int32) {
    switch error {
    case let error as CheckUsageError: (error.words(of: program), 2)
    case let failure as CheckFailure: (failure.words, failure.status)
    case let failure as WordsFailure: failure.told
    default: ("\(error)", 1)
    }
  }
}
