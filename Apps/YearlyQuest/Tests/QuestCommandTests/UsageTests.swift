import QuestEngine
import Testing

@testable import quest

@Suite("The command line")
struct UsageTests {
  static let understood: [([String], Request)] = [
    (["add", "Sleep", "--options", "Great, Poor"], .add(name: "Sleep", options: ["Great", " Poor"])),
    (["add", "--options=Great,,Poor", "Sleep"], .add(name: "Sleep", options: ["Great", "", "Poor"])),
    (
      ["add", "Tea", "--option", "Black, with milk", "--option=Green"],
      .add(name: "Tea", options: ["Black, with milk", "Green"])
    ),
    (["add", "Tea", "--options", "A,B", "--options", "C"], .add(name: "Tea", options: ["A", "B", "C"])),
    (["rename", "Sleep", "Rest"], .rename(name: "Sleep", new: "Rest")),
    (["options", "Sleep"], .options(name: "Sleep", set: nil, colors: nil)),
    (
      ["options", "Sleep", "--set", "A,B", "--colors", "1,2"],
      .options(name: "Sleep", set: ["A", "B"], colors: ["1", "2"])
    ),
    (["remove", "Sleep"], .remove(name: "Sleep")),
    (["restore", "Sleep"], .restore(name: "Sleep")),
    (["log", "Sleep", "Great"], .log(name: "Sleep", option: "Great", day: nil)),
    (["log", "--", "-5 kg", "--help"], .log(name: "-5 kg", option: "--help", day: nil)),
    (["log", "--day", "yesterday", "Sleep", "Great"], .log(name: "Sleep", option: "Great", day: .ago(1))),
    (["clear", "Schlaf", "--day", "gestern"], .clear(name: "Schlaf", day: .ago(1))),
    (["clear", "San", "--day", "jučer"], .clear(name: "San", day: .ago(1))),
    (["clear", "San", "--day=danas"], .clear(name: "San", day: .ago(0))),
    (["clear", "Sleep", "--day=today"], .clear(name: "Sleep", day: .ago(0))),
    (
      ["note", "Sleep", "", "--day", "0001-01-01"],
      .note(name: "Sleep", text: "", day: .date(QuestDay(year: 1, month: 1, day: 1)))
    ),
    (["week"], .week(name: nil, day: nil)),
    (["week", "Sleep"], .week(name: "Sleep", day: nil)),
    (["year"], .year(name: nil, years: nil)),
    (["year", "Sleep", "--year", "2026"], .year(name: "Sleep", years: 2026...2026)),
    (["year", "--year=2017-2026"], .year(name: nil, years: 2017...2026)),
    (["year", "--interactive", "--year", "2025"], .interactiveYear(name: nil, year: 2025)),
    (["trends"], .trends(removed: false)),
    (["trends", "--removed"], .trends(removed: true)),
    (["undo"], .undo(name: nil, day: nil)),
    (["undo", "Sleep"], .undo(name: "Sleep", day: nil)),
    (["import", "-"], .importCSV(path: "-")),
    (["check"], .check),
    (["completions", "fish"], .completions(.fish)),
    (["--complete", "log", "--help"], .complete(["log", "--help"])),
    (["export", "--csv"], .exportCSV),
    (["--help"], .help(nil)),
    (["help", "log"], .help(.log)),
    (["log", "-h"], .help(.log)),
  ]

  @Test("is understood", arguments: understood)
  func request(arguments: [String], expected: Request) throws {
    #expect(try Request(arguments: arguments) == expected)
  }

  static let refused: [([String], String)] = [
    (
      [],
      "say what to do: trends, add, rename, options, remove, restore, log, clear, note, undo, week, year, export, "
        + "import, check, completions. See quest --help"
    ),
    (["lgo"], "there is no command “lgo”. Did you mean “log”? See quest --help"),
    (["frobnicate"], "there is no command “frobnicate”. See quest --help"),
    (["log"], "log needs NAME. Usage: quest log NAME OPTION [--day DAY]"),
    (["log", "Sleep"], "log needs OPTION. Usage: quest log NAME OPTION [--day DAY]"),
    (["log", "a", "b", "c"], "log does not know what to do with “c”. Usage: quest log NAME OPTION [--day DAY]"),
    (["log", "-x", "a"], "log has no option “-x”. Usage: quest log NAME OPTION [--day DAY]"),
    (["add", "Sleep"], "add needs --options. Usage: quest add NAME --options A,B,C"),
    (["add", "Sleep", "--options"], "--options needs a value, such as --options Great,Okay,Poor"),
    (["log", "a", "b", "--day", "today", "--day=today"], "--day is given twice. Give it once."),
    (["undo", "--day", "today"], "--day needs a trend's name. Usage: quest undo [NAME [--day DAY]]"),
    (["log", "a", "b", "--day", "29.3.2026"], badDay("29.3.2026")), (["clear", "a", "--day", ""], badDay("")),
    (["clear", "a", "--day", "2026-3-29"], badDay("2026-3-29")),
    (["week", "--day", "+026-03-29"], badDay("+026-03-29")),
    (["note", "a", "b", "--day", "٢٠٢٦-٠٣-٢٩"], badDay("\u{2068}٢٠٢٦-٠٣-٢٩\u{2069}")),
    (["note", "a", "b", "--day", "10000-01-01"], badDay("10000-01-01")),
    (["year", "--year", "26"], badYear("26")), (["year", "--year", "0000"], badYear("0000")),
    (["year", "--year", "2026-2017"], badYear("2026-2017")), (["year", "--year", "1000-2000"], badYear("1000-2000")),
    (["year", "--year", "2026-"], badYear("2026-")),
    (["completions", "csh"], "there are no completions for “csh”, but for bash, zsh and fish."),
    (["export"], "export needs --csv. Usage: quest export --csv"),
    (["export", "--csv=x"], "--csv takes no value."),
    (["trends", "all"], "trends does not know what to do with “all”. Usage: quest trends [--removed]"),
    (["l\u{1B}[31mog"], "there is no command “l\u{FFFD}[31mog”. See quest --help"),
  ]

  private static func badDay(_ text: String) -> String {
    "“\(text)” is no day. Write today, yesterday, or year, month and day as in 2026-03-29."
  }

  private static func badYear(_ text: String) -> String {
    "“\(text)” is no year. Write 2026, or 2017-2026 for several."
  }

  @Test("is refused in one line that says how it is written", arguments: refused)
  func message(arguments: [String], line: String) {
    do {
      Issue.record("understood as \(try Request(arguments: arguments))")
    } catch {
      #expect(Words(.en).line(for: error) == line)
      for language in [Language.de, .hr] { #expect(Words(language).line(for: error) != line) }
    }
  }

  @Test("has help for every command in every language, with examples that are understood", arguments: Verb.allCases)
  func help(verb: Verb) throws {
    for language in Language.allCases {
      let words = Words(language)
      let help = words.help(for: verb)
      #expect(words.help.contains("\n  \(verb.synopsis) "))
      #expect(help.contains(" quest \(verb.synopsis)\n"))
      #expect(!help.contains("%"))
    }
    #expect(Set(Language.allCases.map { Words($0).help(for: verb) }).count == Language.allCases.count)
    for example in verb.examples {
      #expect(Words(.en).help(for: verb).contains("\n  quest \(example)\n"))
      // As a shell would part it, but for what it takes itself.
      let parts = example.split(separator: /[<>]/)[0].matches(of: /"([^"]*)"|\S+/)
      let settings = try CommandLineSettings(
        arguments: parts.map { String($0.output.1 ?? $0.output.0) }, environment: [:])
      #expect(try Request(arguments: settings.arguments) != .help(nil))
      #expect(settings.arguments.first == verb.rawValue)
    }
  }

  @Test(
    "the language is the one that is asked for, else the environment's, else English",
    arguments: [
      ([], [:], Language.en), (["--language", "hr"], ["LANG": "de_DE.UTF-8"], .hr), (["--language=de-AT"], [:], .de),
      ([], ["STAGEDOOR_LANGUAGE": "hr", "LANG": "de_DE.UTF-8"], .hr), ([], ["LANG": "de_AT.UTF-8"], .de),
      ([], ["LC_ALL": "hr_HR.UTF-8", "LANG": "de_DE"], .hr), ([], ["LC_MESSAGES": "hr_HR", "LANG": "de_DE"], .hr),
      ([], ["LC_ALL": "hr_HR", "LC_MESSAGES": "de_DE"], .hr),
      ([], ["LANGUAGE": "fr:hr:de", "LANG": "en_US.UTF-8"], .hr), ([], ["LANGUAGE": "hr", "LANG": "C.UTF-8"], .en),
      ([], ["LANGUAGE": "hr"], .en), ([], ["LANG": "fr_FR.UTF-8"], .en), ([], ["LANG": "POSIX"], .en),
      ([], ["STAGEDOOR_LANGUAGE": "", "LANG": "hr_HR"], .hr), ([], ["LANG": "dex"], .en),
    ])
  func language(arguments: [String], environment: [String: String], language: Language) throws {
    #expect(try CommandLineSettings(arguments: arguments + ["week"], environment: environment).language == language)
  }

  @Test(
    "a setting that cannot be read is refused",
    arguments: [
      (["--language", "fr"], "quest does not speak “fr”. It speaks en, de and hr."),
      (["--language"], "--language needs a value, such as --language de"),
      (
        ["week", "--first-weekday", "8"],
        "“8” is no weekday. Write sunday to saturday, or 1 (Sunday) to 7 (Saturday)."
      ),
      (["--first-weekday="], "“” is no weekday. Write sunday to saturday, or 1 (Sunday) to 7 (Saturday)."),
    ])
  func settings(arguments: [String], line: String) {
    do {
      Issue.record("understood as \(try CommandLineSettings(arguments: arguments, environment: [:]))")
    } catch {
      #expect(Words(.en).line(for: error) == line)
    }
  }

  @Test("what follows two hyphens is no setting")
  func names() throws {
    let settings = try CommandLineSettings(arguments: ["log", "--", "--language", "x"], environment: [:])
    #expect(settings.arguments == ["log", "--", "--language", "x"])
  }
}
