import Testing

@testable import quest

@Suite("The command line")
struct UsageTests {
  static let understood: [([String], Request)] = [
    (["add", "Sleep", "--options", "Great, Poor"], .add(name: "Sleep", options: ["Great", " Poor"])),
    (["add", "--options=Great,,Poor", "Sleep"], .add(name: "Sleep", options: ["Great", "", "Poor"])),
    (["log", "Sleep", "Great"], .log(name: "Sleep", option: "Great")),
    (["log", "--", "-5 kg", "--help"], .log(name: "-5 kg", option: "--help")),
    (["week"], .week(name: nil)),
    (["week", "Sleep"], .week(name: "Sleep")),
    (["trends"], .trends),
    (["undo", "Sleep"], .undo(name: "Sleep")),
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
    ([], "say what to do: add, log, week, trends, undo, export. See quest --help"),
    (["lgo"], "there is no command “lgo”. Did you mean “log”? See quest --help"),
    (["frobnicate"], "there is no command “frobnicate”. See quest --help"),
    (["log"], "log needs NAME. Usage: quest log NAME OPTION"),
    (["log", "Sleep"], "log needs OPTION. Usage: quest log NAME OPTION"),
    (["log", "a", "b", "c"], "log does not know what to do with “c”. Usage: quest log NAME OPTION"),
    (["log", "-x", "a"], "log has no option “-x”. Usage: quest log NAME OPTION"),
    (["add", "Sleep"], "add needs --options. Usage: quest add NAME --options A,B,C"),
    (["add", "Sleep", "--options"], "--options needs a value, such as --options Great,Okay,Poor"),
    (["add", "a", "--options", "b,c", "--options=d"], "--options is given twice. Give it once, with all its values."),
    (["export"], "export needs --csv. Usage: quest export --csv"),
    (["export", "--csv=x"], "--csv takes no value."),
    (["trends", "all"], "trends does not know what to do with “all”. Usage: quest trends"),
    (["l\u{1B}[31mog"], "there is no command “l\u{FFFD}[31mog”. See quest --help"),
  ]

  @Test("is refused in one line that says how it is written", arguments: refused)
  func message(arguments: [String], line: String) {
    do {
      Issue.record("understood as \(try Request(arguments: arguments))")
    } catch {
      #expect(Words.line(for: error) == line)
    }
  }

  @Test("has help for every command, with examples that are understood", arguments: Request.Verb.allCases)
  func help(verb: Request.Verb) throws {
    let help = Words.help(for: verb)
    #expect(Words.help.contains(Words.synopsis(of: verb)))
    #expect(help.contains("Usage: quest \(Words.synopsis(of: verb))\n"))
    #expect(help.contains("\n  quest \(verb.rawValue)"))
  }
}
