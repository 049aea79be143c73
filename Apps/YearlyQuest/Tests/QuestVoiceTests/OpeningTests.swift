import Foundation
import QuestEngine
import QuestTestSupport
import Testing

#if os(Linux)
@Suite("Opening a trend by voice, in real processes", .serialized)
struct OpeningTests {
  let scratch: Scratch
  static let sentence = "Open Walk in YearlyQuest"

  init() async throws {
    scratch = try Scratch()
    for name in ["Sleep", "Walk"] {
      let added = try await scratch.quest(
        "add", name, "--options", "Great,Okay,Poor", environment: scratch.voiceEnvironment)
      try #require(added.code == 0, "\(added.errors)")
    }
  }

  private func session(_ command: String) throws -> TerminalSession {
    let programs = ["QUEST": Program.quest, "STAGEDOOR": Scratch.built + "/stagedoor", "PROJECT": Scratch.built]
    return try TerminalSession(
      "stty cols 80 rows 40; \(command)",
      environment: scratch.voiceEnvironment.merging(programs) { $1 }.merging(["HOME": scratch.folder]) { $1 },
      in: scratch.folder)
  }

  /// What is typed to open the trend.
  private func say(in project: String = #""$PROJECT""#) -> String {
    #""$STAGEDOOR" say "\#(Self.sentence)" --extension "$PROJECT/QuestExtension" --project \#(project)"#
      + #" --now "\#(Scratch.now)""#
  }

  /// Opens the trend where a shell script stands for the app.
  private func session(app script: String, then rest: String = "") throws -> TerminalSession {
    let project = scratch.folder + "/project"
    try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: false)
    try #"{"version": 1, "applicationName": "YearlyQuest", "extension": "QuestExtension", "apps": ["./app"]}"#
      .write(toFile: project + "/stagedoor.json", atomically: true, encoding: .utf8)
    let app = Data("#!/bin/sh\n\(script)\n".utf8)
    try #require(
      FileManager.default.createFile(atPath: project + "/app", contents: app, attributes: [.posixPermissions: 0o755]))
    return try session(say(in: "project") + rest)
  }

  @Test("the year that is shown in a terminal goes to the trend, and stays there for the person's hands")
  func warm() async throws {
    let session = try session(#""$QUEST" year Sleep --interactive"#)
    #expect(session.reads("Sleep 2026: 0 days logged"))
    let said = try await scratch.stagedoor(["say", Self.sentence])
    #expect((said.code, said.errors) == (0, ""))
    #expect(said.output == "> \(Self.sentence)\napp: launched warm\n  Walk 2026: 0 days logged\n")
    #expect(session.reads("Walk 2026: 0 days logged"))
    try session.type(" ")
    #expect(session.reads("Walk: Great on 2026-03-29"))
    try session.type("q")
    #expect(session.end() == 0)
    let again = try await scratch.stagedoor(["say", Self.sentence])
    #expect(again.output == "> \(Self.sentence)\napp: launched cold\n  Walk 2026: 1 day logged\n")
  }

  @Test("on a terminal the app comes up in it, and what was said is there when the person leaves it")
  func coldOnATerminal() async throws {
    let session = try session(say())
    #expect(session.reads("\u{1B}[?1049h") && session.reads("Walk 2026: 0 days logged"))
    try session.type(" ")
    #expect(session.reads("Walk: Great on 2026-03-29"))
    try session.type("q")
    #expect(session.reads("app: launched cold") && session.reads("Walk 2026: 0 days logged"))
    #expect(session.end() == 0)
  }

  @Test("elsewhere the app that was launched ends with the one who launched it")
  func coldInAPipe() async throws {
    for _ in 0..<2 {
      let said = try await scratch.stagedoor(["say", Self.sentence, "--json"])
      #expect(said.code == 0 && said.output.contains(#""app" : {"#) && said.output.contains(#""launch" : "cold""#))
    }
  }

  @Test("the year leaves the terminal when what launched it is killed")
  func launcherKilled() throws {
    let session = try session("sh -c 'echo $$ > launcher; exec \(say())'; read rest")
    #expect(session.reads("\u{1B}[?1049h") && session.reads("Walk 2026: 0 days logged"))
    let launcher = try String(contentsOfFile: scratch.folder + "/launcher", encoding: .utf8)
    kill(try #require(pid_t(launcher.trimmingCharacters(in: .newlines))), SIGKILL)
    #expect(session.reads("\u{1B}[?1049l"))
    try session.type("\n")
    _ = session.end()
  }

  @Test("the year comes up all the same when the app does not know the trend")
  func unknownToTheApp() throws {
    let session = try session(
      app: #"export QUEST_STORE=other.sqlite; "$QUEST" add Mood --options Fine,Poor > /dev/null; exec "$QUEST""#)
    #expect(session.reads("Mood 2026"))
    try session.type("q")
    #expect(session.reads("! ") && session.end() == 1)
  }

  @Test("the terminal is as it was when an app is killed in it")
  func appKilled() throws {
    let session = try session(app: "stty -icanon -echo; kill -9 $$", then: "; stty -a")
    #expect(session.reads("The app crashed (signal 9)") && session.reads("isig icanon") && session.reads(" echo "))
    #expect(session.end() == 0)
  }

  @Test("a trend that was removed meanwhile is told by the app's own words")
  func removed() async throws {
    let session = try session(#""$QUEST" year Sleep --interactive"#)
    #expect(session.reads("Sleep 2026"))
    _ = try await scratch.quest("remove", "Walk", environment: ["QUEST_STORE": scratch.store, "STAGEDOOR_STATE": "/dev/null"])
    let said = try await scratch.stagedoor(["run", "OpenTrendIntent", "target=Walk"])
    #expect(said.code == 1)
    #expect(!said.output.contains("launched"))
    try session.type("q")
    #expect(session.end() == 0)
  }
}
#endif
