import Foundation
import QuestTestSupport
import Testing

@Suite("The program")
struct ProcessTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func at(_ now: String) -> [String: String] { ["STAGEDOOR_NOW": now] }

  @Test("logs a week by tap")
  func walk() async throws {
    let now = at("2026-03-29T23:30:00+02:00").merging(["STAGEDOOR_LANGUAGE": "en-GB"]) { one, _ in one }
    let steps: [([String], String)] = [
      (["trends"], "No trends yet. Add one: quest add Sleep --options Great,Okay,Poor\n"),
      (["week"], "No trends yet. Add one: quest add Sleep --options Great,Okay,Poor\n"),
      (["add", "Sleep", "--options", "Great,Okay,Poor"], "Added Sleep: Great, Okay, Poor\n"),
      (["log", "sleep", "great"], "Sleep: Great on 2026-03-29\n"),
      (["log", "Sleep", "Great"], "Sleep: Great on 2026-03-29 already, nothing changed\n"),
      (["log", "Sleep", "Poor"], "Sleep: Poor on 2026-03-29, was Great\n"),
      (
        ["week", "Sleep"],
        """
               Mo  Tu  We  Th  Fr  Sa  Su
        Sleep  [ ] [ ] [ ] [ ] [ ] [ ] [P]  1/7  G Great, O Okay, P Poor

        """
      ),
      (["undo", "Sleep"], "Sleep: Great again on 2026-03-29\n"),
      (["trends"], "Sleep: Great, Okay, Poor\n"),
      (
        ["export", "--csv"],
        "trend,removed,date,option,value,max_value,color,note,source\nSleep,0,2026-03-29,Great,0,2,2E7D32,,tap\n"
      ),
      (["undo", "Sleep"], "Sleep: nothing on 2026-03-29\n"),
    ]
    for (arguments, output) in steps {
      let ended = try await scratch.quest(arguments, environment: now)
      #expect((ended.code, ended.output, ended.errors) == (0, output, ""), "\(arguments)")
    }
  }

  @Test("tells a refusal on standard error and by its code")
  func codes() async throws {
    let refused = try await scratch.quest("log", "Sleep", "Great")
    #expect((refused.code, refused.output) == (1, ""))
    #expect(refused.errors == "quest: there is no trend called “Sleep”. See them all: quest trends\n")
    #expect(try await scratch.quest("lgo").code == 2)
    #expect(try await scratch.quest().code == 2)
    #expect(try await scratch.quest("--help").code == 0)
    _ = try await scratch.quest("add", "Sleep", "--options", "Great,Poor")
    #expect(try await scratch.quest("log", "Sleep", "Great", environment: at("noon")).code == 2)
    #expect(try await scratch.quest("week", environment: ["STAGEDOOR_FIRST_WEEKDAY": "9"]).code == 2)
    #expect(try await scratch.quest("trends", environment: ["QUEST_STORE": scratch.folder]).code == 3)
  }

  @Test("the same log again leaves the file's bytes and no log file")
  func sameBytes() async throws {
    let now = at("2026-03-29T12:00:00+02:00")
    _ = try await scratch.quest("add", "Sleep", "--options", "Great,Poor", environment: now)
    _ = try await scratch.quest("log", "Sleep", "Great", environment: now)
    let bytes = scratch.bytes
    #expect(bytes[1].isEmpty)
    #expect(try await scratch.quest("log", "sleep", "GREAT", environment: now).code == 0)
    #expect(scratch.bytes == bytes)
    _ = try await scratch.quest("log", "Sleep", "Poor", environment: now)
    #expect(scratch.bytes != bytes)
  }

  @Test("leaves the store alone in its folder, and help makes none")
  func tidy() async throws {
    let files = { try FileManager.default.contentsOfDirectory(atPath: scratch.folder).filter { $0 != "state" } }
    for arguments in [["--help"], ["log", "--help"]] {
      #expect(try await scratch.quest(arguments).code == 0)
      #expect(try files() == [])
    }
    let uses = [["add", "Sleep", "--options", "Great,Poor"], ["log", "Sleep", "Great"], ["week"], ["log", "x", "y"]]
    for arguments in uses {
      _ = try await scratch.quest(arguments)
      #expect(try files() == ["quest.sqlite"], "\(arguments)")
    }
  }

  @Test(
    "a log falls on the day of the person's zone",
    arguments: [
      ("2026-03-29T01:59:59+01:00", "Europe/Zagreb", "2026-03-29"),
      ("2026-03-29T23:59:59+02:00", "Europe/Zagreb", "2026-03-29"),
      ("2026-10-25T02:59:59+01:00", "Europe/Zagreb", "2026-10-25"),
      ("2026-10-26T00:00:00+01:00", "Europe/Zagreb", "2026-10-26"),
      ("2026-12-31T23:59:59+01:00", "Europe/Zagreb", "2026-12-31"),
      ("2026-12-31T23:59:59+01:00", "Asia/Tokyo", "2027-01-01"),
      ("2026-12-31T23:59:59+01:00", "America/New_York", "2026-12-31"),
    ])
  func zone(now: String, zone: String, day: String) async throws {
    _ = try await scratch.quest("add", "Sleep", "--options", "Great,Poor")
    let environment = at(now).merging(["TZ": zone]) { one, _ in one }
    let log = try await scratch.quest("log", "Sleep", "Great", environment: environment)
    #expect(log.output == "Sleep: Great on \(day)\n")
  }

  @Test("two shells that log a hundred times each at once leave one entry for each trend and day")
  func twoShells() async throws {
    for name in ["Sleep", "Mood"] { _ = try await scratch.quest("add", name, "--options", "Great,Okay,Poor") }
    let script = """
      i=0
      while [ $i -lt 100 ]; do
        if [ $((i % 2)) = 0 ]; then name=Sleep; else name=Mood; fi
        case $(((i / 2 + $2) % 3)) in 0) option=Great;; 1) option=Okay;; *) option=Poor;; esac
        "$1" log $name $option || exit 1
        i=$((i + 1))
      done
      """
    let environment = at("2026-03-29T12:00:00+02:00").merging(scratch.environment) { one, _ in one }
    let shell = { @Sendable (number: Int) in
      try await Program.run(
        "/bin/sh", ["-c", script, "sh", Program.quest, String(number)], environment: environment)
    }
    async let one = shell(0)
    async let other = shell(1)
    let both = try await [one, other]
    #expect(both.map(\.code) == [0, 0])
    #expect(both.map(\.errors) == ["", ""])
    #expect(both.map { $0.output.split(separator: "\n").count } == [100, 100])
    let rows = try await scratch.quest("export", "--csv").output.split(separator: "\n").dropFirst()
    #expect(rows.map { $0.split(separator: ",")[0] } == ["Mood", "Sleep"])
  }

  @Test("sixteen programs that find no store at once make one together")
  func madeAtOnce() async throws {
    let ends = try await withThrowingTaskGroup { group in
      for number in 0..<16 {
        group.addTask { try await scratch.quest("add", "Trend \(number)", "--options", "Yes,No") }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ends.map(\.errors).filter { !$0.isEmpty }.isEmpty)
    #expect(try await scratch.quest("trends").output.split(separator: "\n").count == 16)
  }

  #if os(Linux)
  @Test(
    "colours are for a terminal that shows them, and for a person who wants them",
    arguments: [
      (["COLORTERM": "truecolor"], true), ([:], false), (["COLORTERM": "truecolor", "NO_COLOR": "1"], false),
    ])
  func terminal(environment: [String: String], isColored: Bool) async throws {
    _ = try await scratch.quest("add", "Sleep", "--options", "Great,Poor")
    _ = try await scratch.quest("log", "Sleep", "Great")
    #expect(try await !scratch.quest("week", environment: environment).output.contains("\u{1B}"))
    let shown = try await Program.run(
      "/usr/bin/script", ["-qec", "'\(Program.quest)' week", "/dev/null"],
      environment: environment.merging(scratch.environment) { one, _ in one })
    #expect(shown.output.contains("[G]"))
    #expect(shown.output.contains("\u{1B}[48;2;46;125;50m") == isColored)
  }

  @Test("a change whose answer nobody can read is told all the same", arguments: ["> /dev/full", "| true"])
  func unheard(output: String) async throws {
    let ended = try await Program.run(
      "/bin/sh", ["-c", "\"$1\" add Sleep --options Great,Poor \(output)", "sh", Program.quest],
      environment: scratch.environment)
    let names = try #require(try FileManager.default.subpathsOfDirectory(atPath: scratch.folder + "/state")
      .first { $0.hasSuffix("speakable-names.json") })
    #expect(try String(contentsOfFile: scratch.folder + "/state/" + names, encoding: .utf8).contains("Sleep"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder).sorted() == ["quest.sqlite", "state"])
    guard output == "> /dev/full" else { return }
    #expect(ended.code == 1)
    #expect(ended.errors.hasPrefix("quest: Added Sleep: Great, Poor\nquest: the output could not be written whole."))
  }

  @Test("output that cannot be written is told")
  func fullOutput() async throws {
    let ended = try await Program.run(
      "/bin/sh", ["-c", "\"$1\" --help > /dev/full", "sh", Program.quest], environment: scratch.environment)
    #expect(ended.code == 1)
    #expect(ended.errors == "quest: the output could not be written whole. Check the disk or the pipe it goes to.\n")
  }
  #endif
}

@Suite("What the other door hears")
struct NamesTests {
  @Test("every change of a name is told, and no log waits for it")
  func told() async throws {
    let scratch = try Scratch(), folder = scratch.folder + "/state"
    let names = {
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      return files.compactMap { try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }.joined()
    }
    let changes: [([String], String)] = [
      (["add", "Sleep", "--options", "Great,Poor"], "Sleep"), (["rename", "Sleep", "Rest"], "Rest"),
      (["options", "Rest", "--set", "Deep,Light"], "Deep"), (["undo"], "Great"), (["undo"], "Sleep"),
    ]
    for (arguments, name) in changes {
      _ = try await scratch.quest(arguments)
      #expect(try names().contains(name), "\(arguments)")
    }
    _ = try await scratch.quest("remove", "Sleep")
    #expect(try !names().contains("Sleep"))
    _ = try await scratch.quest("restore", "Sleep")
    #expect(try names().contains("Sleep"))
    try FileManager.default.removeItem(atPath: folder)
    _ = try await scratch.quest("log", "Sleep", "Great")
    #expect(!FileManager.default.fileExists(atPath: folder))
    _ = try await scratch.quest("trends")
    #expect(try names().contains("Sleep"), "and to look at them tells them anew")
  }
}
