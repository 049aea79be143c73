import CheckTool
import Foundation
import Synchronization

/// `check`, `explain` and `words` alone: no library beyond the toolchain's.
@main
struct StageDoorCheck {
  /// As `stagedoor` has it (`CHANGELOG.md`).
  static let version = "0.1.0"

  private static let outputFailed = Atomic(false)

  static func main() {
    let status = run(Array(CommandLine.arguments.dropFirst()))
    guard outputFailed.load(ordering: .relaxed) else { exit(status) }
    write("stagedoor-check: standard output cannot be written\n", to: .standardError)
    exit(max(status, 1))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    let output = ToolOutput(
      print: { line, colour in
        let text = hasColour && !colour.isEmpty ? "\u{1B}[\(colour)m\(line)\u{1B}[0m" : line
        write(text + "\n", to: .standardOutput)
      },
      complain: { line in write(line + "\n", to: .standardError) },
      progress: { _ in })
    switch arguments.first {
    case nil, "help", "--help", "-h":
      let command = arguments.dropFirst().first.flatMap(CheckArguments.Command.init) ?? .check
      for line in CheckHelp.lines(of: command, program: "stagedoor-check") { output.print(line, "") }
      return 0
    case "--version":
      output.print("stagedoor-check \(version)", "")
      return 0
    default: return CheckTool.run(arguments, program: "stagedoor-check", output: output)
    }
  }

  private static let hasColour =
    isatty(1) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty

  private static func write(_ text: String, to handle: FileHandle) {
    do { try handle.write(contentsOf: Data(text.utf8)) } catch {
      if handle === FileHandle.standardOutput { outputFailed.store(true, ordering: .relaxed) }
    }
  }
}
