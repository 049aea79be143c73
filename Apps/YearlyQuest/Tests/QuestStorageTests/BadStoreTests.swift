import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@testable import QuestStorage

@Suite("A store that cannot be used")
struct BadStoreTests {
  let scratch: Scratch
  let trend = Trend(id: UUID(), name: "Sleep", options: [.init(description: "Yes"), .init(description: "No")])

  init() throws { scratch = try Scratch() }

  private func problem(of work: () throws -> Void) -> StoreProblem? {
    do throws(any Error) {
      try work()
      return nil
    } catch {
      guard case .store(let problem, scratch.store) = error as? QuestFailure else { return nil }
      return problem
    }
  }

  private func problemOfReading() -> StoreProblem? {
    problem { _ = try QuestStore(at: scratch.place).trends() }
  }

  @Test("a folder in its place")
  func folder() throws {
    try FileManager.default.createDirectory(atPath: scratch.store, withIntermediateDirectories: false)
    #expect(problemOfReading() == .isFolder)
  }

  @Test("what is no file is not opened, for a pipe would be waited for", .timeLimit(.minutes(1)))
  func pipe() throws {
    try #require(mkfifo(scratch.store, 0o600) == 0)
    #expect(problemOfReading() == .foreign)
    #expect(throws: QuestFailure.store(.foreign, path: "/dev/null")) {
      try QuestStore(at: StorePlace(path: "/dev/null")).trends()
    }
  }

  @Test("a folder that is not there is not made behind the person's back", arguments: ["/no/such/folder", "/dev/null"])
  func missingFolder(folder: String) {
    let path = folder + "/quest.sqlite"
    #expect(throws: QuestFailure.store(.missingFolder, path: path)) {
      try QuestStore(at: StorePlace(path: path)).trends()
    }
  }

  @Test("a file of something else is refused and keeps its bytes", arguments: ["text", "database"])
  func foreign(kind: String) throws {
    if kind == "text" {
      let text = String(repeating: "no database\n", count: 1_000)
      try text.write(toFile: scratch.store, atomically: false, encoding: .utf8)
    } else {
      try Connection(path: scratch.store).run("CREATE TABLE notes (text); PRAGMA user_version = 1")
    }
    let bytes = scratch.bytes
    #expect(problemOfReading() == .foreign)
    #expect(scratch.bytes == bytes)
  }

  @Test("a damaged page is told, and the file is left as it is")
  func damaged() throws {
    try QuestStore(at: scratch.place).add(trend)
    let file = try #require(FileHandle(forUpdatingAtPath: scratch.store))
    try file.seek(toOffset: 4_096)
    try file.write(contentsOf: Data(repeating: 0xFF, count: 4_096))
    try file.close()
    let bytes = scratch.bytes
    #expect(problemOfReading() == .damaged)
    #expect(problem { try QuestStore(at: scratch.place).add(Trend(id: UUID(), name: "Mood")) } == .damaged)
    #expect(scratch.bytes == bytes)
  }

  @Test("a version below zero is damage, and the file is left as it is")
  func negativeVersion() throws {
    try QuestStore(at: scratch.place).add(trend)
    try Connection(path: scratch.store).run("PRAGMA user_version = -1")
    let bytes = scratch.bytes
    #expect(problemOfReading() == .damaged)
    #expect(scratch.bytes == bytes)
  }

  @Test("a full disk loses nothing that was there")
  func full() throws {
    let door = try scratch.door()
    let sleep = try door.perform(.addTrend(name: "Sleep", options: ["Yes", "No"])).trend
    try door.perform(.logDay(trend: sleep.id, option: "Yes"))
    let history = try door.history()
    let cramped = QuestStore(at: scratch.place, limits: StoreLimits(pages: 1))
    let isFull = problem {
      for number in 0..<1_000 { try cramped.add(Trend(id: UUID(), name: "\(number)")) }
    }
    #expect(isFull == .full)
    #expect(try cramped.allEntries() == [sleep.id: history[0].entries], "the same connection still reads")
    let again = try scratch.door()
    #expect(try again.history().first { $0.trend == sleep } == history[0])
    #expect(try again.perform(.logDay(trend: sleep.id, option: "No")).didChange, "and with room it writes again")
  }

  @Test("a store another program keeps locked")
  func busy() throws {
    try QuestStore(at: scratch.place).add(trend)
    let other = try Connection(path: scratch.store)
    try other.run("BEGIN IMMEDIATE")
    let impatient = QuestStore(at: scratch.place, limits: StoreLimits(busyMilliseconds: 1))
    #expect(problem { try impatient.add(Trend(id: UUID(), name: "Mood")) } == .busy)
    #expect(try impatient.trends() == [trend], "reading goes on")
    try other.run("ROLLBACK")
    #expect(problem { try impatient.add(Trend(id: UUID(), name: "Mood")) } == nil)
  }
}

@Suite("Where the store is")
struct PlaceTests {
  @Test("a chosen place wins, a relative one counts from the current folder")
  func chosen() {
    let here = FileManager.default.currentDirectoryPath
    #expect(StorePlace.live(environment: ["QUEST_STORE": "/a/b", "XDG_DATA_HOME": "/x"]).path == "/a/b")
    #expect(StorePlace.live(environment: ["QUEST_STORE": ":memory:"]).path == here + "/:memory:")
  }

  #if os(Linux)
  @Test(
    "else the platform's data folder",
    arguments: [
      (["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x"), (["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share"),
      (["QUEST_STORE": "", "HOME": "/h"], "/h/.local/share"),
    ])
  func platform(environment: [String: String], folder: String) {
    #expect(StorePlace.live(environment: environment).path == folder + "/YearlyQuest/quest.sqlite")
  }

  @Test("whose folder is made, for the person alone")
  func made() throws {
    let scratch = try Scratch()
    let place = StorePlace.live(environment: ["XDG_DATA_HOME": scratch.folder + "/new"])
    try QuestStore(at: place).add(Trend(id: UUID(), name: "Sleep"))
    let rights = try FileManager.default.attributesOfItem(atPath: scratch.folder + "/new/YearlyQuest")
    #expect(rights[.posixPermissions] as? Int == 0o700)
  }
  #endif
}
