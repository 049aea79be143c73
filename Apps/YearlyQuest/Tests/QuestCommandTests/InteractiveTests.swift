import Foundation
import QuestEngine
import QuestTestSupport
import Testing

#if os(Linux)
@Suite("The interactive year, on a terminal", .serialized)
struct InteractiveTests {
  let scratch: Scratch
  static let up = "\u{1B}[A", down = "\u{1B}OB", left = "\u{1B}[D"

  init() async throws {
    scratch = try Scratch()
    _ = try await scratch.quest("add", "Sleep", "--options", "Great,Okay,Poor")
    _ = try await scratch.quest("add", "Tea", "--options", "Yes,No")
  }

  private var environment: [String: String] {
    scratch.environment.merging(["STAGEDOOR_NOW": "2026-03-29T12:00:00+02:00", "STAGEDOOR_FIRST_WEEKDAY": "2"]) { $1 }
  }

  /// The terminal's settings before and after, and between them the year.
  private func session(_ between: String = "") throws -> TerminalSession {
    // By a variable, which holds through any number of quotes around it.
    let quest = "\"$PROGRAM\" year Sleep --interactive"
    return try TerminalSession(
      "stty cols 80 rows 40; stty -g > before; \(between.isEmpty ? quest : between.replacing("QUEST", with: quest)); "
        + "code=$?; stty -g > after; exit $code",
      environment: environment.merging(["HOME": scratch.folder, "PROGRAM": Program.quest]) { $1 }, in: scratch.folder)
  }

  private func settings(_ name: String) throws -> String {
    try String(contentsOfFile: scratch.folder + "/" + name, encoding: .utf8)
  }

  @Test("moves by arrows, logs the next option by space, takes back by u, and leaves the terminal as it was")
  func walk() async throws {
    let session = try session()
    #expect(session.reads("\u{1B}[?1049h") && session.reads("2026-03-29\u{1B}[K"))
    try session.type(" ")
    #expect(session.reads("2026-03-29  Great") && session.reads("Sleep: Great on 2026-03-29"))
    try session.type(" ")
    #expect(session.reads("2026-03-29  Okay"))
    try session.type("u")
    #expect(session.reads("2026-03-29  Great"))
    try session.type(Self.up)
    #expect(session.reads("2026-03-28\u{1B}[K"))
    try session.type(Self.left)
    #expect(session.reads("2026-03-21\u{1B}[K"))
    try session.type("   ")
    #expect(session.reads("2026-03-21  Poor"))
    try session.type("q")
    #expect(session.end() == 0)
    #expect(session.shown.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(try settings("after") == settings("before"))
    let rows = try await scratch.quest("export", "--csv").output
    #expect(rows.contains("Sleep,0,2026-03-21,Poor,2,2") && rows.contains("Sleep,0,2026-03-29,Great,0,2"))
  }

  @Test("never goes to a day to come, and shows another trend by tab")
  func bounds() throws {
    let session = try session()
    #expect(session.reads("2026-03-29\u{1B}[K"))
    try session.type(Self.down)
    #expect(session.reads("2026-03-29\u{1B}[K"))
    try session.type("\t")
    #expect(session.reads("Tea 2026: 0 days logged"))
    try session.type("q")
    #expect(session.end() == 0)
  }

  @Test(
    "gives the terminal back when it is told to end, and ends as told",
    arguments: [("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP)])
  func signals(name: String, number: Int32) throws {
    let session = try session("sh -c 'echo $$ > pid; exec QUEST'")
    #expect(session.reads("2026-03-29\u{1B}[K"))
    #expect(try settings("pid").isEmpty == false)
    let pid = try #require(Int32(settings("pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    kill(pid, number)
    #expect(session.end() == 128 + number)
    #expect(session.shown.contains("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(try settings("after") == settings("before"))
    #expect(!FileManager.default.fileExists(atPath: scratch.store + "-wal"), "and closes the store")
  }

  @Test("Control-C is what it always is")
  func controlC() throws {
    let session = try session("trap : INT; QUEST")
    #expect(session.reads("2026-03-29\u{1B}[K"))
    try session.type("\u{3}")
    #expect(session.end() == 128 + SIGINT)
    #expect(try settings("after") == settings("before"))
  }

  @Test("gives the terminal back when the program crashes")
  func crash() throws {
    let session = try session("sh -c 'echo $$ > pid; exec QUEST' 2>/dev/null")
    #expect(session.reads("2026-03-29\u{1B}[K"))
    let pid = try #require(Int32(settings("pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    kill(pid, SIGSEGV)
    #expect(session.end() == 128 + SIGSEGV)
    #expect(session.shown.contains("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(try settings("after") == settings("before"))
  }

  @Test("Control-Z gives the terminal back, and going on takes it again")
  func controlZ() throws {
    let session = try session("bash -c 'set -m; QUEST; stty -g > stopped; echo STOPPED; fg'")
    #expect(session.reads("2026-03-29\u{1B}[K"))
    try session.type("\u{1A}")
    #expect(session.reads("\u{1B}[?1049l") && session.reads("STOPPED"))
    #expect(session.reads("\u{1B}[?1049h") && session.reads("2026-03-29\u{1B}[K"))
    try session.type(" ")
    #expect(session.reads("Sleep: Great on 2026-03-29"))
    try session.type("q")
    #expect(session.end() == 0)
    #expect(try settings("stopped") == settings("before"))
    #expect(try settings("after") == settings("before"))
  }

  @Test("needs a terminal, and says so without one escape code")
  func pipe() async throws {
    let ended = try await scratch.quest("year", "--interactive")
    #expect((ended.code, ended.output) == (2, ""))
    #expect(ended.errors == "quest: --interactive needs a terminal. Leave it out to print the year.\n")
  }
}
#endif
