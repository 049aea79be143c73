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
    Line(["words", "mutate", "App", "--only", "hr", "--", "make", "--list"], .mutate(path: "App", command: ["make", "--list"])),
    Line(["words", "mutate"], .mutate(path: ".", command: [])), Line(["words", "./mutate"], .words("./mutate")),
    Line(["words", "mutate", "--help"], .help(of: "words mutate")),
    Line(["words"], .words(".")), Line(["words", "App", "--fail-on", "advice", "--json"], .words("App")),
    Line(["words", "read", "%lld days"], .readKey("%lld days", path: ".")),
    Line(["words", "read", "read", "App", "--count", "-1,2.5", "--language=hr,en-XA"], .readKey("read", path: "App")),
    Line(["words", "read", "--all"], .readAll(path: ".")), Line(["words", "--all", "read", "App"], .readAll(path: "App")),
    Line(["words", "read", "--", "--day"], .readKey("--day", path: ".")), Line(["words", "./read"], .words("./read")),
    Line(["words", "pseudo"], .pseudo(path: ".")), Line(["words", "pseudo", "App", "--language", "ar-XB"], .pseudo(path: "App")),
    Line(["card"], .help(of: "card")), Line(["card", "lint", "--help"], .help(of: "card lint")),
    Line(["help", "card", "fix"], .help(of: "card fix")), Line(["card", "lint", "-", "day"], .card(.lint, ["-", "day"])),
    Line(["card", "lint", "--all-presets"], .card(.lint, [])), Line(["card", "laws", "13"], .card(.laws, ["13"])),
    Line(["card", "--light", "white", "render", "day"], .card(.render, ["day"])),
    Line(["words", "read", "--help"], .help(of: "words read")), Line(["help", "words", "pseudo"], .help(of: "words pseudo")),
  ])
  func commands(_ line: Line) throws {
    #expect(try ArgumentParser.parse(line.words).command == line.command)
  }

  @Test("may name a language nobody speaks", arguments: ["en-XA", "ar-XB"])
  func pseudolanguages(_ tag: String) throws {
    #expect(try ArgumentParser.parse(["intents", "--language", tag]).options.settings == [.languages([tag])])
  }

  @Test("is told what is wrong with it", arguments: [
    (["sya"], "there is no command \"sya\"; did you mean say?"),
    (["wander"], "there is no command \"wander\"; there are intents, say, run, rehearse, check, "
        + "explain, words, card"),
    (["words", "mutate", "--language", "hr"], "words mutate takes no --language; see stagedoor words mutate --help"),
    (["words", "--only", "hr"], "--only is for stagedoor words mutate only"),
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
    (["words", "--count", "1"], "--count is for stagedoor words read only"),
    (["say", "a", "--all"], "--all is for stagedoor words read only"),
    (["words", "--language", "hr"], "words takes no --language; see stagedoor words --help"),
    (["words", "read", "a", "--fail-on", "error"], "words read takes no --fail-on; see stagedoor words read --help"),
    (["words", "read", "a", "--locked"], "words read takes no --locked; see stagedoor words read --help"),
    (["words", "read", "a", "--language", "xx"], "--language: no language is called \"xx\"; write one such as en, hr or de-CH"),
    (["words", "read"], "words read needs a key, or --all; see stagedoor words read --help"),
    (["words", "read", "a", "b", "c"], "words read takes no \"c\"; see stagedoor words read --help"),
    (["words", "read", "--all", "a", "b"], "words read takes no \"b\"; see stagedoor words read --help"),
    (["words", "read", "--all", "--count", "1"], "words read --all takes no --count; see stagedoor words read --help"),
    (["words", "pseudo", "a", "b"], "words pseudo takes no \"b\"; see stagedoor words pseudo --help"),
    (["words", "pseudo", "--count", "1"], "--count is for stagedoor words read only"),
    (["card", "lnit"], "there is no card lnit; did you mean card lint?"),
    (["card", "zigzag"],
      "there is no card zigzag; there are render, lint, laws, fix, diff, convert, new, presets, verify, record"),
    (["card", "--json"], "card needs a verb before --json; see stagedoor card --help"),
    (["card", "lint"], "card lint needs a card: a recipe, a preset or -; see stagedoor card lint --help"),
    (["card", "convert", "a.json"], "card convert needs a card, and the path to write; see stagedoor card convert --help"),
    (["card", "verify"], "card verify needs a folder; see stagedoor card verify --help"),
    (["card", "verify", "a", "b"], "card verify takes no \"b\"; see stagedoor card verify --help"),
    (["card", "new", "day"], "card new takes no \"day\"; see stagedoor card new --help"),
    (["card", "lint", "day", "--all-presets"], "card lint takes no \"day\" beside --all-presets; leave one out"),
    (["card", "lint", "day", "--write"], "--write is for stagedoor card fix only"),
    (["card", "lint", "day", "--output", "a"], "card lint takes no --output; see stagedoor card lint --help"),
    (["card", "lint", "day", "--locked"], "card lint takes no --locked; see stagedoor card lint --help"),
    (["say", "a", "--text-size", "large"], "--text-size is for stagedoor card only"),
    (["say", "a", "--strip"], "--strip is for stagedoor card render only"),
    (["card", "fix", "day", "--dry-run", "--write"], "--dry-run and --write exclude each other; leave one out"),
    (["card", "lint", "day", "--printed", "a"], "--printed needs --spoken beside it"),
    (["card", "render", "day", "--scale", "4"], "--scale cannot be \"4\"; it takes 1, 2, 3"),
    (["card", "lint", "day", "--text-size", "huge"],
      "--text-size cannot be \"huge\"; it takes xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "
        + "accessibility1, accessibility2, accessibility3, accessibility4, accessibility5"),
    (["card", "lint", "day", "--language", "xx"], "--language: no language is called \"xx\"; write one such as en, hr or de-CH"),
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
    let cards = try String(contentsOf: Tool.root.appending(path: "Documentation/CardCommand.md"), encoding: .utf8)
    for verb in CardVerb.allCases {
      #expect(Help.text(of: verb.topic).hasPrefix("stagedoor \(verb.topic)") && cards.contains("`\(verb.topic)"))
      for flag in verb.flags {
        #expect(Help.text(of: verb.topic).contains(flag.spelling) && cards.contains("`\(flag.spelling)"), "\(flag)")
      }
    }
    for command in Command.ofWords {
      #expect(Help.text(of: command).hasPrefix("stagedoor \(command)") && page.contains("| `\(command)"))
      #expect(Help.text(of: "words").contains("stagedoor \(command)"))
    }
    for command in Command.names {
      #expect(Help.text(of: nil).contains("stagedoor \(command)"))
      #expect(Help.text(of: command).hasPrefix("stagedoor \(command)"))
      #expect(page.contains("| `\(command)"))
    }
  }
}
