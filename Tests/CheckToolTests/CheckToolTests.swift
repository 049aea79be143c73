import Foundation
import Synchronization
import Testing

@testable import CheckTool

@Suite("The command line of check, explain and words")
struct CheckArgumentsTests {
  @Test("is read whole")
  func whole() throws {
    let arguments = try CheckArguments(.check, [
      "App", "--fail-on=warning", "--format", "sarif", "--output", "a.sarif", "--only", "snippets,words.new", "--since", "main",
      "--baseline", "b.json", "--except", "code", "--fix",
    ])
    #expect(arguments.words == ["App"] && arguments.failsOn == .warning && arguments.format == .sarif)
    #expect(arguments.output == "a.sarif" && arguments.only == ["snippets", "words.new"] && arguments.except == ["code"])
    #expect(arguments.since == "main" && arguments.baseline == "b.json" && arguments.flags.contains(.fix))
    #expect(try CheckArguments(.check, ["--json"]).format == .json)
    #expect(try CheckArguments(.explain, ["--", "--odd"]).words == ["--odd"])
    #expect(try CheckArguments(.check, ["a", "b", "--help"]).flags == [.help])
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    let line: [String]
    let words: String
    var testDescription: String { line.joined(separator: " ") }

    init(_ line: String, _ words: String) {
      self.line = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      self.words = words
    }
  }

  @Test("that is wrong is told in one line, with what to do", arguments: [
    Wrong("chek", "there is no command \"chek\"; there are check, explain, words"),
    Wrong("check --onl x", "there is no flag --onl; did you mean --only?"),
    Wrong("check --xyzzy", "there is no flag --xyzzy; see tool check --help"), Wrong("check -x", "there is no flag -x; see tool check --help"),
    Wrong("check --all", "check takes no --all; see tool check --help"), Wrong("words --fix", "words takes no --fix; see tool words --help"),
    Wrong("check --fix --fix", "--fix is given twice; give it once"), Wrong("check --fix=1", "--fix takes no value"),
    Wrong("check --since --fix", "--since needs a value; see tool check --help"), Wrong("check --only=", "--only needs a value; see tool check --help"),
    Wrong("check --fail-on all", "--fail-on cannot be \"all\"; it takes error, warning, advice"),
    Wrong("check --format xml", "--format cannot be \"xml\"; it takes text, json, sarif, github, junit, markdown"),
    Wrong("check a b", "check takes no \"b\"; see tool check --help"), Wrong("check ", "check needs a name that is not empty; leave it out for the current folder"),
    Wrong("check --json --format text", "--json and --format exclude each other; leave one out"),
    Wrong("check --since x --baseline b --write-baseline", "--since and --write-baseline exclude each other; leave one out"),
    Wrong("check --fix --identifiers i --write-identifiers", "--fix and --write-identifiers exclude each other; leave one out"),
    Wrong("check --sources x", "--sources needs --adapter beside it"), Wrong("check --adapter x", "--adapter needs --sources beside it"),
    Wrong("check y --sources x --adapter z", "check takes no \"y\" beside --sources, which says where to look"),
    Wrong("explain --markdown", "--markdown needs --all beside it"), Wrong("explain --all x", "explain takes no \"x\"; see tool explain --help"),
    Wrong("explain snippets.pur", "no rule is called \"snippets.pur\"; did you mean snippets.pure?"),
    Wrong("explain xyz", "no rule is called \"xyz\"; tool explain lists them"), Wrong("check /nowhere/at/all", "there is no /nowhere/at/all"),
    Wrong("check --only snippet /", "no rule or family is called snippet; did you mean snippets?"),
  ])
  func wrong(_ wrong: Wrong) {
    let told = Recorder()
    #expect(CheckTool.run(wrong.line, program: "tool", output: told.output) == 2)
    #expect(told.complaints == ["tool: \(wrong.words)"] && told.lines.isEmpty)
  }

  @Test("shows help with examples", arguments: CheckArguments.Command.allCases)
  func help(_ command: CheckArguments.Command) {
    let told = Recorder()
    #expect(CheckTool.run([command.rawValue, "--help"], program: "tool", output: told.output) == 0)
    #expect(told.lines.first?.hasPrefix("tool \(command.rawValue) ") == true)
    #expect(told.lines.allSatisfy { !$0.contains("PROGRAM") && $0.count <= 120 })
    // Every flag has a line of its own or stands in one.
    let shown = told.lines.joined(separator: "\n")
    #expect(command.flags.subtracting([.help]).allSatisfy { shown.contains($0.spelling) })
  }
}

/// What a command writes.
final class Recorder: Sendable {
  private let written = Mutex((lines: [String](), complaints: [String]()))

  var lines: [String] { written.withLock { $0.lines } }
  var complaints: [String] { written.withLock { $0.complaints } }

  var output: ToolOutput {
    ToolOutput(
      print: { line, _ in self.written.withLock { $0.lines.append(line) } },
      complain: { line in self.written.withLock { $0.complaints.append(line) } }, progress: { _ in })
  }
}
