import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@Suite("Undoing the last change of anything")
struct UndoTests {
  let door: QuestDoor
  let sleep: Trend
  let day = QuestDay(year: 2026, month: 3, day: 28)

  init() throws {
    door = try Scratch().door()
    sleep = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Okay", "Poor"])).trend
    try door.perform(.logDay(trend: sleep.id, option: "Great", day: day))
  }

  private func state() throws -> [TrendHistory] { try door.history() }

  static let changes: [(QuestCommand.Kind, @Sendable (Trend.ID, QuestDay) -> QuestCommand)] = [
    (.log, { .logDay(trend: $0, option: "Poor", day: $1) }), (.log, { id, _ in .logDay(trend: id, option: "Poor") }),
    (.note, { .noteDay(trend: $0, note: "late", day: $1) }), (.clear, { .clearDay(trend: $0, day: $1) }),
    (.add, { _, _ in .addTrend(name: "Mood", options: ["Good", "Bad"]) }),
    (.rename, { id, _ in .renameTrend(id, name: "Rest") }),
    (.recolor, { id, _ in .recolorTrend(id, colors: ["000000", "111111", "222222"]) }),
    (.options, { id, _ in .editOptions(id, options: ["Yes", "No"]) }), (.remove, { id, _ in .removeTrend(id) }),
    (
      .import,
      { _, day in
        .importDays([
          ImportedDay(line: 2, trend: "Sleep", day: day, description: "Poor", value: 2, maxValue: 2, color: "C62828"),
          ImportedDay(line: 3, trend: "Tea", day: day, description: "Two", value: 1, maxValue: 3, color: "C62828"),
        ])
      }
    ),
  ]

  @Test("takes back each kind of change, and says which", arguments: changes)
  func each(kind: QuestCommand.Kind, command: @Sendable (Trend.ID, QuestDay) -> QuestCommand) throws {
    let before = try state()
    let done = try door.perform(command(sleep.id, day))
    #expect(done.didChange && done.undone == nil)
    #expect(try state() != before)
    let undone = try door.perform(.undoLast)
    #expect((undone.undone, undone.didChange) == (kind, true))
    #expect(try state() == before)
  }

  @Test("a restored trend is removed again")
  func restore() throws {
    try door.perform(.removeTrend(sleep.id))
    try door.perform(.restoreTrend(sleep.id))
    #expect(try door.perform(.undoLast).undone == .restore)
    #expect(try door.trends().isEmpty)
  }

  @Test("goes back step by step to the beginning, and then says that there is nothing")
  func all() throws {
    var states = [try state()]
    for (_, command) in Self.changes {
      try door.perform(command(sleep.id, day))
      states.append(try state())
    }
    while let expected = states.popLast() {
      #expect(try state() == expected)
      try door.perform(.undoLast)
    }
    #expect(try door.perform(.undoLast).undone == .add)
    #expect(try state().isEmpty)
    #expect(throws: QuestFailure.nothingToUndo) { try door.perform(.undoLast) }
  }

  @Test("what changed nothing is no change, and a day's own undo is none to take back")
  func noChange() throws {
    try door.perform(.logDay(trend: sleep.id, option: "great", day: day))
    try door.perform(.logDay(trend: sleep.id, option: "Poor"))
    #expect(try door.perform(.undoDay(trend: sleep.id)).entry == nil)
    let undone = try door.perform(.undoLast)
    #expect((undone.day, undone.before?.description, undone.entry) == (day, "Great", nil))
  }

  @Test("a day's own undo leaves what was changed elsewhere since")
  func apart() throws {
    try door.perform(.logDay(trend: sleep.id, option: "Poor", day: day))
    try door.perform(.logDay(trend: sleep.id, option: "Okay"))
    try door.perform(.renameTrend(sleep.id, name: "Rest"))
    #expect(try door.perform(.undoDay(trend: sleep.id, day: day)).entry?.description == "Great")
    #expect(try door.perform(.undoLast).undone == .rename)
    #expect(try door.perform(.undoLast).before?.description == "Okay")
    #expect(try door.perform(.undoLast).before?.description == "Great", "the one in between is gone already")
  }

  @Test("a failed command leaves nothing to take back")
  func failed() throws {
    #expect(throws: QuestFailure.self) { try door.perform(.addTrend(name: "SLEEP", options: ["a", "b"])) }
    #expect(try door.perform(.undoLast).undone == .log)
  }
}
