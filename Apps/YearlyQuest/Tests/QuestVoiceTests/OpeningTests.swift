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
    let session = try session(
      #""$STAGEDOOR" say "\#(Self.sentence)" --extension "$PROJECT/QuestExtension" --project "$PROJECT""#
        + #" --now "\#(Scratch.now)""#)
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
