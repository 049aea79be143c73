import IntentHost
import IntentRehearsal
import IntentWire
import Testing

@Suite("Playing a rehearsal")
struct RehearsalPlayerTests {
  static let whole = """
    # Both are asked for.
    > Update
    ? Which trend?
      - Sleep
    > Sleep

    ? Which value?
      - Great
      - Okay
    > Great
    < Updated Sleep to Great.
    << Sleep: Great
    = Great
    card:
      kind     test/1
      wells    [Undo]

    """

  @Test("passes when all is as written, or as far as it must be", arguments: [
    whole,
    // What may be left out.
    whole.replacing("= Great\n", with: ""),
    whole.replacing("card:\n  kind     test/1\n  wells    [Undo]\n", with: ""),
    whole.replacing("card:\n  kind     test/1\n  wells    [Undo]\n", with: "card: …\n"),
    whole.replacing("kind     test", with: "kind test"),
    "> Feed\n! No action answers to that.\n",
    "> Feed\n! No action answers to that.\n  - Update Quest\n",
    "> Undo\n?! Undo?\n> yes\n< Undone.\n",
    "> Undo\n?! Undo?\ncard:\n  kind test/1\n  wells [Undo]\n> no\n< Cancelled.\n",
    "> Open\n< Opening.\nopens: Open\napp: launched cold\n  The week\n> Open\n< Opening.\nopens: Week.Open\napp: launched warm\n",
    "> Open\n< Opening.\nopens: Quest.Week.Open\n",
    "run: Update value=3\n= 3\n", "run: Update value=3\n",
    "tap: Undo\ncard: …\n",
    "$ quest week\n", "$ quest week\n  …\n", "$ quest week\n  Mo Tu\n\n  {scratch}/quest.sqlite\\u{1B}[0m\n",
    "$ quest quiet\n", "$ quest fail\n  …\n", "$ quest fail\n  No.\n  (exit 2)\n", "$ quest fail\n  (exit 2)\n",
    "> Where\n! It is in {scratch}/quest.sqlite\n",
  ])
  func passes(_ text: String) async throws {
    let (rehearsal, _) = try await ScriptedScene.play(text)
    #expect(rehearsal.verdict == .passed)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let reason: Difference.Reason
    let line: Int
    let expected: [String]
    let actual: [String]
    var testDescription: String { text }

    init(_ text: String, _ reason: Difference.Reason, _ line: Int, _ expected: [String], _ actual: [String]) {
      (self.text, self.reason, self.line, self.expected, self.actual) = (text, reason, line, expected, actual)
    }
  }

  @Test("stops at the first line that differs", arguments: [
    Case(whole.replacing("? Which trend?", with: "? What?"), .differs, 3, ["? What?"], ["? Which trend?"]),
    Case(whole.replacing("  - Okay", with: "  - Poor"), .differs, 9, ["  - Poor"], ["  - Okay"]),
    Case(whole.replacing("  - Okay\n", with: ""), .differs, 9, [], ["  - Okay"]),
    Case(whole.replacing("  - Great", with: "  - Best\n  - Great"), .differs, 8, ["  - Best"], []),
    Case(whole.replacing("< Updated Sleep to", with: "< Set Sleep to"), .differs, 11,
      ["< Set Sleep to Great."], ["< Updated Sleep to Great."]),
    Case(whole.replacing("<< Sleep: Great\n", with: ""), .differs, 12, ["= Great"], ["<< Sleep: Great"]),
    Case(whole.replacing("= Great", with: "= Good"), .differs, 13, ["= Good"], ["= Great"]),
    Case(whole.replacing("wells    [Undo]", with: "wells    [Redo]"), .differs, 16,
      ["  wells    [Redo]"], ["  wells    [Undo]"]),
    // A question that the file does not have, or that is no question of the app.
    Case("> Update\n> Sleep\n", .unexpected, 2, [], ["? Which trend?", "  - Sleep"]),
    Case("> Feed\n? Feed what?\n> Hay\n", .differs, 2, ["? Feed what?"],
      ["! No action answers to that.", "  - Update Quest"]),
    Case("tap: Undo\n?! Sure?\n> yes\n", .missing, 2, ["?! Sure?"], []),
    // Nobody answers.
    Case("> Update\n? Which trend?\n  - Sleep\n", .unanswered, 4, [], []),
    Case("> Update\n? Which trend?\n  - Sleep\nrun: Other\n", .unanswered, 4, [], []),
    // An answer that nobody asked for is a sentence.
    Case("> Undo\n?! Undo?\n> yes\n< Undone.\n> yes\n", .unexpected, 6, [],
      ["! No action answers to that.", "  - Update Quest"]),
    Case("< Hello.\n> Undo\n", .missing, 1, ["< Hello."], []),
    Case("tap: Undo\n< Undone.\n", .missing, 2, ["< Undone."], []),
    Case("> Open\n< Opening.\n", .unexpected, 3, [], ["opens: Quest.Week.Open"]),
    Case("> Open\n< Opening.\nopens: Close\n", .differs, 3, ["opens: Close"], ["opens: Quest.Week.Open"]),
    Case("> Open\n< Opening.\nopens: en\n", .differs, 3, ["opens: en"], ["opens: Quest.Week.Open"]),
    Case("> Open\n< Opening.\nopens: Open\napp: launched warm\n", .differs, 4,
      ["app: launched warm"], ["app: launched cold", "  The week"]),
    Case("> Open\n< Opening.\nopens: Open\napp: launched cold\n  The year\n", .differs, 5,
      ["  The year"], ["  The week"]),
    Case("> Feed\n! No action answers to that.\n  - Feed Quest\n", .differs, 3,
      ["  - Feed Quest"], ["  - Update Quest"]),
    Case("$ quest week\n  Mo Tu We\n  x\n", .differs, 2, ["  Mo Tu We", "  x"],
      ["  Mo Tu", "", "  {scratch}/quest.sqlite\\u{1B}[0m"]),
    Case("$ quest fail\n", .differs, 2, [], ["  No.", "  (exit 2)"]),
    Case("$ quest fail\n  No.\n", .differs, 3, [], ["  (exit 2)"]),
  ])
  func differs(_ example: Case) async throws {
    let (rehearsal, _) = try await ScriptedScene.play(example.text)
    guard case .differs(let difference) = rehearsal.verdict else {
      Issue.record("\(rehearsal.verdict)")
      return
    }
    #expect(difference.reason == example.reason)
    #expect(difference.line == example.line)
    #expect(difference.expected == example.expected)
    #expect(difference.actual == example.actual)
  }

  @Test("does nothing more after the first difference")
  func stops() async throws {
    let (_, deeds) = try await ScriptedScene.play("> Update\n? What?\n> Sleep\n> Undo\n$ quest week\n")
    #expect(deeds == ["say Update"])
  }

  @Test("moves the person, and does each thing once and in order")
  func deeds() async throws {
    let text = """
      language: hr
      now: 2026-03-29 23:30 Europe/Zagreb
      > Undo
      ?! Undo?
      > "yes"
      < Cancelled.
      restart
      $ quest log {scratch}/a "b c"
        …
      run: Update value="a b"

      """
    let (rehearsal, deeds) = try await ScriptedScene.play(text)
    #expect(rehearsal.verdict == .passed)
    #expect(deeds == [
      "move hr -", "move hr 2026-03-29T23:30:00+02:00", "say Undo", "answered words(\"yes\")", "restart",
      "command [\"quest\", \"log\", \"/tmp/stage-1/a\", \"b c\"]", "run Update [\"value=a b\"]",
    ])
  }

  @Test("is broken off when the extension or a command cannot go on, while comparing and while recording")
  func broken() async throws {
    for mode in [RehearsalPlayer.Mode.compare, .record] {
      let (crash, _) = try await ScriptedScene.play("# why\n> Crash\n", mode: mode)
      #expect(crash.verdict == .broken(line: 2, .process(.notFound(path: "/nowhere"))))
      let (hang, _) = try await ScriptedScene.play("$ quest hang\n", mode: mode)
      #expect(hang.verdict == .broken(line: 1, .command(.deadlinePassed(seconds: 30, command: "quest hang"))))
    }
  }

  @Test("gives every process the place in its environment")
  func place() throws {
    var place = Place()
    #expect(place.variables == ["STAGEDOOR_LANGUAGE": "en"])
    for line in ["language: hr, en", "now: 2026-03-29 23:30 Europe/Zagreb", "week starts: monday"] {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix(" ") }
      place.apply(try Setting(name: String(parts[0]), value: String(parts[1])))
    }
    #expect(place.variables == [
      "STAGEDOOR_LANGUAGE": "hr,en", "STAGEDOOR_NOW": "2026-03-29T23:30:00+02:00", "TZ": "Europe/Zagreb",
      "STAGEDOOR_FIRST_WEEKDAY": "2",
    ])
    place.apply(try Setting(name: "now", value: "2026-01-05 09:00 UTC"))
    #expect(place.variables["TZ"] == "UTC")
    #expect(place.surface.timeZone?.secondsFromGMT() == 0)
    #expect(Place(now: try Moment("2026-01-05 09:00 Asia/Tokyo")).surface.timeZone?.identifier == "Asia/Tokyo")
  }
}
