import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@Suite("Changing a trend")
struct TrendCommandTests {
  let scratch: Scratch
  let door: QuestDoor
  let sleep: Trend

  init() throws {
    scratch = try Scratch()
    door = try scratch.door()
    sleep = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Okay", "Poor"])).trend
  }

  @Test("a trend can be called otherwise, or only written otherwise, but not as another")
  func renaming() throws {
    try door.perform(.addTrend(name: "Čaj", options: ["Da", "Ne"]))
    #expect(try door.perform(.renameTrend(sleep.id, name: "Rest")).trend.name == "Rest")
    #expect(try door.perform(.renameTrend(sleep.id, name: "REST")).trend.name == "REST")
    #expect(try door.trends().map(\.name) == ["Čaj", "REST"])
    #expect(throws: QuestFailure.takenName("caj", existing: "Čaj")) {
      try door.perform(.renameTrend(sleep.id, name: "caj"))
    }
    #expect(throws: QuestFailure.unfitText(" ", as: .trendName, because: .empty)) {
      try door.perform(.renameTrend(sleep.id, name: " "))
    }
    let bytes = scratch.bytes
    #expect(try !door.perform(.renameTrend(sleep.id, name: " REST")).didChange)
    #expect(scratch.bytes == bytes)
  }

  @Test("colours change for days to come; what was logged keeps its own")
  func recoloring() throws {
    let logged = try door.perform(.logDay(trend: sleep.id, option: "Okay")).entry
    let colors = try door.perform(.recolorTrend(sleep.id, colors: ["#00ff00", "FFFF00", "ff0000"])).trend.options
    #expect(colors.map(\.color) == ["00FF00", "FFFF00", "FF0000"])
    #expect(try door.entry(of: sleep.id) == logged)
    #expect(try door.perform(.logDay(trend: sleep.id, option: "Okay")).entry?.color == "FFFF00")
    #expect(throws: QuestFailure.wrongColorCount(2, options: 3)) {
      try door.perform(.recolorTrend(sleep.id, colors: ["000000", "111111"]))
    }
    for text in ["", "#", "red", "12345", "1234567", "GGGGGG", "##1234", "１２３４５６"] {
      #expect(throws: QuestFailure.unfitColor(text)) {
        try door.perform(.recolorTrend(sleep.id, colors: ["000000", "111111", text]))
      }
    }
  }

  @Test("options change for days to come; what was said keeps its words, colour and places")
  func editing() throws {
    try door.perform(.recolorTrend(sleep.id, colors: ["00FF00", "FFFF00", "FF0000"]))
    let said = try door.perform(.logDay(trend: sleep.id, option: "Poor")).entry
    let edited = try door.perform(.editOptions(sleep.id, options: ["Superb", "great", "Poor", "Awful"])).trend
    #expect(edited.options.map(\.description) == ["Superb", "great", "Poor", "Awful"])
    #expect(edited.options[1].color == "00FF00" && edited.options[2].color == "FF0000", "what stays keeps its colour")
    #expect(try door.entry(of: sleep.id) == said)
    let again = try door.perform(.logDay(trend: sleep.id, option: "Poor"))
    #expect((again.entry?.value, again.entry?.maxValue, again.didChange) == (2, 3, true))
    #expect(throws: QuestFailure.tooFewOptions(1, fewest: 2)) {
      try door.perform(.editOptions(sleep.id, options: ["One"]))
    }
    #expect(throws: QuestFailure.unknownOption("Okay", trend: edited, nearest: [])) {
      try door.perform(.logDay(trend: sleep.id, option: "Okay"))
    }
  }

  @Test("a removed trend comes back with its history, unless its name was taken meanwhile")
  func restoring() throws {
    try door.perform(.logDay(trend: sleep.id, option: "Poor"))
    #expect(throws: QuestFailure.notRemoved("Sleep")) { try door.perform(.restoreTrend(sleep.id)) }
    #expect(throws: QuestFailure.notRemoved("Sleep")) { try door.removedTrend(named: "sleep") }
    try door.perform(.removeTrend(sleep.id))
    #expect(try door.removedTrends().map(\.id) == [sleep.id])
    #expect(try door.removedTrend(named: "SLEEP").id == sleep.id)
    #expect(throws: QuestFailure.unknownTrend("Slep", nearest: ["Sleep"])) { try door.removedTrend(named: "Slep") }
    let twin = try door.perform(.addTrend(name: "sleep", options: ["Yes", "No"])).trend
    #expect(throws: QuestFailure.takenName("Sleep", existing: "sleep")) { try door.perform(.restoreTrend(sleep.id)) }
    try door.perform(.removeTrend(twin.id))
    #expect(try door.removedTrend(named: "sleep").id == sleep.id, "of two, the one that was logged last")
    let restored = try door.perform(.restoreTrend(sleep.id)).trend
    #expect(restored == sleep)
    #expect(try door.entry(of: sleep.id)?.description == "Poor")
  }

  @Test("a removed trend takes no other change, and an unknown one none at all")
  func refused() throws {
    let stranger = UUID()
    try door.perform(.removeTrend(sleep.id))
    for (id, failure) in [(sleep.id, QuestFailure.removedTrend("Sleep")), (stranger, .missingTrend(stranger))] {
      let commands: [QuestCommand] = [
        .clearDay(trend: id), .noteDay(trend: id, note: "x"), .renameTrend(id, name: "x"),
        .recolorTrend(id, colors: ["000000", "000000", "000000"]), .editOptions(id, options: ["a", "b"]),
      ]
      for command in commands { #expect(throws: failure) { try door.perform(command) } }
    }
    #expect(throws: QuestFailure.missingTrend(stranger)) { try door.perform(.restoreTrend(stranger)) }
  }
}
