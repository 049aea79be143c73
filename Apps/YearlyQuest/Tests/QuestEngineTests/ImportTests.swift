import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@Suite("Importing days")
struct ImportTests {
  let door: QuestDoor

  init() throws { door = try Scratch().door() }

  private func line(
    _ number: Int, _ trend: String = "Sleep", day: Int = 1, _ description: String = "Great", value: Int = 0,
    of maxValue: Int = 2, color: String = "2E7D32", isRemoved: Bool = false, note: String = ""
  ) -> ImportedDay {
    ImportedDay(
      line: number, trend: trend, isRemoved: isRemoved, day: QuestDay(year: 2026, month: 1, day: day),
      description: description, value: value, maxValue: maxValue, color: color, note: note, source: .voice)
  }

  @Test("makes the trends that are not there, from the newest words for each place")
  func makes() throws {
    let outcome = try door.perform(
      .importDays([
        line(2, day: 1, "Good", value: 0), line(3, day: 2, "Great", value: 0),
        line(4, day: 3, "Poor", value: 2, note: "x"),
        line(5, "Tea", day: 1, "Much", value: 1, of: 1, isRemoved: true),
      ]))
    #expect((outcome.dayCount, outcome.trend.name, outcome.day) == (4, "Sleep", nil))
    let sleep = try door.trend(named: "Sleep")
    #expect(
      sleep.options.map(\.description) == ["Great", "2", "Poor"], "a place nobody logged is called by its number")
    let first = try #require(try door.entry(of: sleep.id, on: QuestDay(year: 2026, month: 1, day: 1)))
    #expect((first.description, first.value, first.maxValue, first.source) == ("Good", 0, 2, .voice))
    #expect(try door.entry(of: sleep.id, on: QuestDay(year: 2026, month: 1, day: 3))?.note == "x")
    #expect(try door.removedTrends().map(\.name) == ["Tea"])
  }

  @Test("joins a trend that is there, writes what differs, and nothing the second time")
  func joins() throws {
    let sleep = try door.perform(.addTrend(name: "Sleep", options: ["Super", "Meh"])).trend
    let days = [line(2, "SLEEP", day: 1), line(3, "sleep", day: 2)]
    #expect(try door.perform(.importDays(days)).dayCount == 2)
    #expect(try door.trends() == [sleep], "its options are the person's")
    let again = try door.perform(.importDays(days))
    #expect((again.dayCount, again.didChange) == (0, false))
    #expect(throws: QuestFailure.nothingToImport) { try door.perform(.importDays([])) }
  }

  static let bad: [(ImportedDay, QuestFailure)] = {
    let day = QuestDay(year: 2026, month: 1, day: 1)
    let long = String(repeating: "a", count: 10_000)
    func line(
      trend: String = "Sleep", day: QuestDay = day, description: String = "Great", value: Int = 0,
      maxValue: Int = 2, color: String = "2E7D32", note: String = ""
    ) -> ImportedDay {
      ImportedDay(
        line: 7, trend: trend, day: day, description: description, value: value, maxValue: maxValue, color: color,
        note: note)
    }
    let never = QuestDay(year: 2026, month: 2, day: 30)
    let next = QuestDay(year: 2026, month: 3, day: 30)
    return [
      (line(trend: ""), .unfitText("", as: .trendName, because: .empty)),
      (line(trend: long), .unfitText(long, as: .trendName, because: .tooLong(limit: 100))),
      (line(description: "a\u{7}"), .unfitText("a\u{7}", as: .option, because: .control)),
      (line(note: long), .unfitText(long, as: .note, because: .tooLong(limit: 500))),
      (line(day: never), .noSuchDay(never)),
      (line(day: next), .futureDay(next, today: QuestDay(year: 2026, month: 3, day: 29))),
      (line(value: 3), .unfitValue(3, greatest: 2)), (line(value: -1), .unfitValue(-1, greatest: 2)),
      (line(maxValue: 0), .tooFewOptions(1, fewest: 2)), (line(maxValue: 9), .tooManyOptions(10, most: 9)),
      (line(color: "red"), .unfitColor("red")),
    ]
  }()

  @Test("a line that will not do is named, and nothing of the others is kept", arguments: bad)
  func refused(day: ImportedDay, failure: QuestFailure) throws {
    #expect(throws: QuestFailure.unfitLine(7, because: failure)) {
      try door.perform(.importDays([line(2), line(3, "Tea"), day]))
    }
    #expect(try door.history().isEmpty)
    #expect(throws: QuestFailure.nothingToUndo) { try door.perform(.undoLast) }
  }
}
