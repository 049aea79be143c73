import IntentHost
import IntentRehearsal
import Testing

@testable import stagedoor

@Suite("A command line")
struct ArgumentParserTests {
  @Test("is read wherever its flags stand")
  func flags() throws {
    let line = [
      "say", "--language", "hr,en", "Update YearlyQuest", "--surface=voiceOnly", "--locked", "--cold", "--json",
      "--deadline", "2.5", "--now", "2026-03-29 23:30 Europe/Zagreb", "--first-weekday", "monday",
      "--configuration", "release", "--extension", "/x", "--project=/p",
    ]
    let arguments = try ArgumentParser.parse(line)
    #expect(arguments.command == .say("Update YearlyQuest"))
    let options = arguments.options
    #expect(options.settings == [
      .languages(["hr", "en"]), .surface(.voiceOnly), .locked(true),
      .now(try Moment("2026-03-29 23:30 Europe/Zagreb")), .weekStarts(2),
    ])
    #expect(options.startsCold && options.writesJSON && !options.records)
    #expect(options.deadline == .milliseconds(2500))
    #expect(options.build == .release)
    #expect(options.extensionPath == "/x" && options.project == "/p")
  }

  struct Line: Sendable {
    let words: [String]
    let command: Command

    init(_ words: [String], _ command: Command) {
      (self.words, self.command) = (words, command)
    }
  }

  @Test("names a command", arguments: [
    Line([], .help(of: nil)), Line(["--help"], .help(of: nil)), Line(["-h"], .help(of: nil)),
    Line(["help"], .help(of: nil)), Line(["help", "say"], .help(of: "say")), Line(["say", "--help"], .help(of: "say")),
    Line(["help", "--help"], .help(of: nil)), Line(["--version"], .version), Line(["intents"], .intents),
    Line(["say", "--", "--help"], .say("--help")), Line(["say", "-"], .say("-")), Line(["say", ""], .say("")),
    Line(["run", "Update", "trend=Sleep", "note="],
      .run("Update", values: [.init(name: "trend", value: "Sleep"), .init(name: "note", value: "")])),
    Line(["rehearse"], .rehearse([])), Line(["rehearse", "a", "b", "--record"], .rehearse(["a", "b"])),
    Line(["words"], .words(".")), Line(["words", "App", "--fail-on", "advice", "--json"], .words("App")),
  ])
  func commands(_ line: Line) throws {
    #expect(try ArgumentParser.parse(line.words).command == line.command)
  }

  @Test("is told what is wrong with it", arguments: [
    (["sya"], "there is no command \"sya\"; did you mean say?"),
    (["wander"], "there is no command \"wander\"; there are intents, say, run, rehearse, words"),
    (["help", "rehearsal"], "there is no command \"rehearsal\"; did you mean rehearse?"),
    (["--json"], "--json stands without a command; see stagedoor --help"),
    (["--json", "--locked", "--cold"], "--cold stands without a command; see stagedoor --help"),
    (["say", "a", "--languge", "hr"], "there is no flag --languge; did you mean --language?"),
    (["say", "a", "--wander"], "there is no flag --wander; see stagedoor --help"),
    (["say", "a", "-x"], "there is no flag -x; see stagedoor --help"),
    (["say", "a", "--json", "--json"], "--json is given twice; give it once"),
    (["say", "a", "--locked=yes"], "--locked takes no value"),
    (["say", "a", "--language"], "--language needs a value; see stagedoor --help"),
    (["say", "a", "--language", "--json"], "--language needs a value; see stagedoor --help"),
    (["say", "a", "--language="], "--language needs a value; see stagedoor --help"),
    (["say", "a", "--language", "hr,xx"],
      "--language: no language is called \"xx\"; write one such as en, hr or de-CH"),
    (["say", "a", "--language", "hr_HR"],
      "--language: \"hr_HR\" is no language tag; write en, hr or de-CH, parted by commas"),
    (["say", "a", "--surface", "watch"],
      "--surface cannot be \"watch\"; it takes siri, voiceOnly, shortcuts, spotlight"),
    (["say", "a", "--now", "noon"], "--now: \"noon\" is no time; write it as 2026-03-29 23:30 Europe/Zagreb"),
    (["say", "a", "--first-weekday", "1"],
      "--first-weekday cannot be \"1\"; it takes sunday, monday, tuesday, wednesday, thursday, friday, saturday"),
    (["say", "a", "--configuration", "newest"], "--configuration cannot be \"newest\"; it takes debug, release"),
    (["say", "a", "--deadline", "0"], "--deadline cannot be \"0\"; it takes seconds from 0.1 to 3600"),
    (["say", "a", "--deadline", "nan"], "--deadline cannot be \"nan\"; it takes seconds from 0.1 to 3600"),
    (["say", "a", "--record"], "--record is for stagedoor rehearse only"),
    (["say", "a", "--fail-on", "error"], "--fail-on is for stagedoor words only"),
    (["words", "--cold"], "words takes no --cold; see stagedoor words --help"),
    (["words", "a", "b"], "words takes no \"b\"; see stagedoor words --help"),
    (["words", "--fail-on", "note"], "--fail-on cannot be \"note\"; it takes error, warning, advice"),
    (["say"], "say needs a sentence; see stagedoor say --help"),
    (["say", "Update", "YearlyQuest"],
      "say takes one sentence; put it in quotes: stagedoor say \"Update YearlyQuest\""),
    (["run"], "run needs an intent; see stagedoor run --help"),
    (["run", "Update", "Sleep"], "run: \"Sleep\" is not name=value; a value with spaces stands in quotes"),
    (["run", "Update", "a=1", "a=2"], "run: a is given twice; give it once"),
    (["intents", "x"], "intents takes no \"x\"; see stagedoor intents --help"),
  ])
  func errors(_ words: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words) }
    #expect(error?.words == message)
  }

  @Test("has every flag and command in its help and in its page")
  func help() throws {
    let page = try String(contentsOf: Tool.root.appending(path: "Documentation/CommandLine.md"), encoding: .utf8)
    for flag in Flag.allCases {
      #expect(Help.text(of: flag.onlyCommand).contains(flag.spelling), "\(flag)")
      #expect(page.contains("`\(flag.spelling)"), "\(flag)")
    }
    for command in Command.names {
      #expect(Help.text(of: nil).contains("stagedoor \(command)"))
      #expect(Help.text(of: command).hasPrefix("stagedoor \(command)"))
      #expect(page.contains("| `\(command)"))
    }
  }
}
