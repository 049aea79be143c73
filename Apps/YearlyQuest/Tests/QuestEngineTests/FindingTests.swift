import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@Suite("Finding a trend")
struct FindingTests {
  let door: QuestDoor

  init() throws {
    let scratch = try Scratch()
    door = try scratch.door()
    for name in ["Sleep quality", "Mood at work", "čaj", "Sleep", "Mood at home", "Beer"] {
      try door.perform(.addTrend(name: name, options: ["Yes", "No"]))
    }
  }

  @Test("trends are offered sorted by name, accents or not")
  func sorted() throws {
    #expect(
      try door.trends().map(\.name) == ["Beer", "čaj", "Mood at home", "Mood at work", "Sleep", "Sleep quality"])
  }

  @Test(
    "a spoken text finds the trend called so, else all that hold it",
    arguments: [
      ("sleep", ["Sleep"]), ("MOOD", ["Mood at home", "Mood at work"]), ("Caj", ["čaj"]),
      ("quality", ["Sleep quality"]),
      ("", []), ("  ", []), ("xyz", []),
    ])
  func matching(text: String, names: [String]) throws {
    #expect(try door.trends(matching: text).map(\.name) == names)
  }

  @Test(
    "an unknown name suggests what looks alike, the nearest first",
    arguments: [
      ("Slepe", ["Sleep"]), ("sleeep", ["Sleep"]), ("Mood at wonk", ["Mood at work", "Mood at home"]), ("tea", []),
      ("Ber", ["Beer"]), (String(repeating: "Sleep", count: 2_000), []),
    ])
  func unknown(name: String, nearest: [String]) throws {
    #expect(throws: QuestFailure.unknownTrend(name, nearest: nearest)) { try door.trend(named: name) }
  }

  @Test("a trend is found by its identifier, and one that is gone is told")
  func identifiers() throws {
    let sleep = try door.trend(named: "SLEEP"), stranger = UUID()
    #expect(try door.trend(sleep.id) == sleep)
    #expect(try door.trend(stranger) == nil)
    #expect(throws: QuestFailure.missingTrend(stranger)) { try door.week(for: stranger) }
    #expect(throws: QuestFailure.missingTrend(stranger)) {
      try door.perform(.logDay(trend: stranger, option: "Yes"))
    }
  }
}
