import Foundation
import Testing

@testable import BriefEngine

@Suite("A day is kept in one file")
struct BriefDoorTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("what was logged is there for the next process")
  func kept() throws {
    let door = try scratch.door()
    for command in [BriefCommand.log(.focus, 92), .log(.steps, 8412), .log(.sleep, 432), .note("Call home.")] {
      try door.perform(command)
    }
    let brief = try scratch.door().today()
    #expect((brief.focus, brief.steps, brief.sleep, brief.note) == (92, 8412, 432, "Call home."))
    #expect(brief.day == "2026-06-10" && !brief.isSnoozed && !brief.isBlank)
  }

  @Test("a snooze writes once, and the same again writes nothing")
  func snoozing() throws {
    let door = try scratch.door()
    #expect(try door.perform(.snooze(true)).isSnoozed)
    #expect(scratch.writes == 1)
    #expect(try door.perform(.snooze(true)).isSnoozed)
    #expect(scratch.writes == 1)
    #expect(try !door.perform(.snooze(false)).isSnoozed)
    #expect(scratch.writes == 2)
  }

  @Test("reading writes nothing, not even on a day that begins")
  func reading() throws {
    try scratch.door().perform(.snooze(true))
    let bytes = scratch.bytes
    _ = try scratch.door(now: "2026-06-11T09:00:00+02:00").today()
    #expect(scratch.writes == 1 && scratch.bytes == bytes)
  }

  @Test("the last second of a day and the first of the next are two days in the person's zone")
  func midnight() throws {
    try scratch.door(now: "2026-06-10T23:59:59+02:00").perform(.snooze(true))
    #expect(try scratch.door(now: "2026-06-10T00:00:00+02:00").today().isSnoozed)
    #expect(try scratch.door(now: "2026-06-11T00:00:00+02:00").today() == Brief(day: "2026-06-11"))
  }

  @Test(
    "a figure is from zero to the greatest that a day, or a card, has room for",
    arguments: [(BriefFigure.focus, 1440), (.steps, 999_999), (.sleep, 1440)])
  func limits(figure: BriefFigure, most: Int) throws {
    let door = try scratch.door()
    for value in [0, most] { #expect(try door.perform(.log(figure, value))[figure] == value) }
    for value in [-1, most + 1, .min, .max] {
      #expect(throws: BriefFailure.unfit(figure, most: most)) { try door.perform(.log(figure, value)) }
    }
    #expect(try door.today()[figure] == most)
  }

  @Test("a note is one line, in which nothing steers a terminal, of at most a thousand characters")
  func notes() throws {
    let door = try scratch.door()
    #expect(try door.perform(.note(" Call\n\u{1B}[2J\thome. \u{7}")).note == "Call [2J home.")
    let longest = String(repeating: "ž", count: 1000)
    #expect(try door.perform(.note(longest)).note == longest)
    #expect(throws: BriefFailure.longNote(most: 1000)) { try door.perform(.note(longest + "ž")) }
    #expect(try door.perform(.note(" \n")).note.isEmpty)
  }

  static let sound =
    #"{"version":1,"brief":{"day":"2026-06-10","focus":1,"steps":2,"sleep":3,"note":"","isSnoozed":false}}"#

  @Test("the file of the documentation is read")
  func documented() throws {
    try Data(Self.sound.utf8).write(to: URL(filePath: scratch.path))
    #expect(try scratch.door().today().steps == 2)
  }

  @Test(
    "a file that is not ours is told, and left as it is",
    arguments: [
      "", "{}", sound.replacing("\"version\":1", with: "\"version\":2"), sound.replacing(":2,", with: ":1000000,"),
      sound.replacing(":3,", with: ":-1,"), sound.replacing(",\"note\":\"\"", with: ""),
      sound.replacing("\"note\":\"\"", with: "\"note\":\"" + String(repeating: "x", count: 1001) + "\""),
      sound + String(repeating: " ", count: 1 << 16), String(repeating: "[", count: 60_000),
    ])
  func foreign(content: String) throws {
    try Data(content.utf8).write(to: URL(filePath: scratch.path))
    let door = try scratch.door()
    #expect(throws: BriefFailure.unreadable(path: scratch.path)) { try door.today() }
    #expect(throws: BriefFailure.unreadable(path: scratch.path)) { try door.perform(.snooze(true)) }
    #expect(scratch.writes == 0 && scratch.bytes == Data(content.utf8))
  }

  @Test("what is no plain file makes nobody wait")
  func special() throws {
    try #require(mkfifo(scratch.path, 0o600) == 0)
    #expect(throws: BriefFailure.unreadable(path: scratch.path)) { try scratch.door().today() }
    for path in ["/dev/zero", "/dev/null", "/dev/null/brief.json", scratch.folder] {
      #expect(throws: BriefFailure.unreadable(path: path)) { try BriefFile(path: path).read() }
    }
  }

  @Test("a folder that is not there, and a write that fails, are told")
  func unwritable() throws {
    let missing = BriefFile(path: scratch.folder + "/none/brief.json")
    let full = BriefFile(path: scratch.path) { _, _ in throw CocoaError(.fileWriteOutOfSpace) }
    for file in [missing, full] {
      #expect(throws: BriefFailure.unwritable(path: file.path)) { try file.change { _ in Brief(day: "2026-06-10") } }
    }
  }

  @Test("nobody else changes the file between the look and the write")
  func locked() throws {
    let scratch = scratch
    let file = BriefFile(path: scratch.path) { data, url in
      #expect(throws: BriefFailure.busy(path: scratch.path)) { try FileLock(beside: scratch.path, attempts: 1) }
      try data.write(to: url)
    }
    _ = try file.change { _ in Brief(day: "2026-06-10") }
    try FileLock(beside: scratch.path, attempts: 1).release()
  }

  @Test("a clock that a host sets is believed, and one that cannot be read is told")
  func clock() throws {
    let steered = BriefSurroundings.live(environment: ["STAGEDOOR_NOW": "2026-06-10T09:00:00+02:00"])
    #expect(try steered.now() == Date("2026-06-10T07:00:00Z", strategy: .iso8601))
    let broken = BriefSurroundings.live(environment: ["STAGEDOOR_NOW": "noon"])
    #expect(throws: BriefFailure.unreadableClock("noon")) { try broken.now() }
  }

  @Test(
    "the person's language is the host's, else the terminal's, else English",
    arguments: [
      (["STAGEDOOR_LANGUAGE": "hr,en", "LANG": "de_DE.UTF-8"], "hr"), (["LANG": "de_DE.UTF-8"], "de-DE"),
      (["LC_ALL": "hr_HR@euro", "LANG": "de_DE.UTF-8"], "hr-HR"), (["LANG": "C.UTF-8"], "en"),
      (["STAGEDOOR_LANGUAGE": "", "LANG": "POSIX"], "en"), ([:], "en"),
    ])
  func language(environment: [String: String], tag: String) {
    #expect(BriefSurroundings.live(environment: environment).language == tag)
  }
}
