import Foundation
import Testing

@Suite("The app and the extension, as real processes")
struct ProcessTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  static let blank = "TODAY\nA blank page\n"
  static let focusing = "Focusing since 9:00\u{202F}AM.\n"

  @Test("a courier that waits starts focus after the first frame, and the next launch starts nothing")
  func courier() async throws {
    try Data().write(to: URL(filePath: scratch.path + ".focus"))
    #expect(try await scratch.brief().output == Self.blank + Self.focusing)
    #expect(!scratch.hasCourier)
    #expect(try await scratch.brief().output == Self.blank)
  }

  @Test("a voice opens the app, which starts focus, and leaves no courier behind")
  func opened() async throws {
    let said = try await scratch.stagedoor("say", "Start focus in DailyBrief")
    #expect((said.code, said.errors) == (0, ""))
    #expect(said.output == "> Start focus in DailyBrief\napp: launched cold\n  " + Self.focusing)
    #expect(!scratch.hasCourier)
    #expect(try await scratch.brief().output == Self.blank)
  }

  @Test("a snooze by voice is seen by hand, and the same again leaves the very same file")
  func snoozed() async throws {
    var files: Set<UInt64> = []
    for _ in 0..<2 {
      let ran = try await scratch.stagedoor("run", "SnoozeIntent", "snoozed=true")
      #expect((ran.code, ran.errors) == (0, ""))
      // A write replaces the file.
      let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path)
      files.insert(try #require(attributes[.systemFileNumber] as? UInt64))
    }
    #expect(files.count == 1)
    #expect(try await scratch.brief().output == Self.blank + "Snoozed until tomorrow.\n")
  }

  @Test("a damaged file is told by both doors, and focus starts all the same")
  func damaged() async throws {
    try Data("?".utf8).write(to: URL(filePath: scratch.path))
    let said = try await scratch.stagedoor("say", "Zeig mir DailyBrief", "--language", "de")
    #expect(said.code == 1 && said.output.hasSuffix("\n! DailyBrief kann den heutigen Überblick nicht lesen.\n"))
    let shown = try await scratch.brief()
    #expect((shown.code, shown.errors) == (1, "brief: DailyBrief cannot read today's brief.\n"))
    #expect(try await scratch.stagedoor("say", "Start focus in DailyBrief").output.hasSuffix(Self.focusing))
    #expect(scratch.bytes == Data("?".utf8))
  }

  @Test(
    "what is no command is told, and changes nothing",
    arguments: [
      ["log"], ["log", "naps", "1"], ["log", "focus", "9e9"], ["log", "focus", "1", "2"], ["note"], ["snooze", "now"],
      [""],
    ])
  func usage(arguments: [String]) async throws {
    let ended = try await scratch.run("brief", arguments)
    #expect((ended.code, ended.output) == (2, "") && ended.errors.hasPrefix("brief: usage: brief"))
    #expect(scratch.bytes == nil)
  }

  @Test("no word is missing in a language, and none is asked for that no catalog has")
  func words() async throws {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
    let checked = try await scratch.run("stagedoor", ["words", package, "--fail-on", "advice"])
    #expect(checked.code == 0, "\(checked.output)")
  }
}
