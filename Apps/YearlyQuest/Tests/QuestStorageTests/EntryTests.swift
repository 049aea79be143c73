import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@testable import QuestStorage

@Suite("One entry a day")
struct EntryTests {
  let scratch: Scratch
  let store: QuestStore
  let trend: Trend
  let day = QuestDay(year: 2026, month: 3, day: 29)

  init() throws {
    scratch = try Scratch()
    store = QuestStore(at: scratch.place)
    trend = Trend(id: UUID(), name: "Sleep", options: [.init(description: "Great"), .init(description: "Poor")])
    try store.add(trend)
  }

  private func entry(
    _ description: String, color: String = "00FF00", value: Int = 0, maxValue: Int = 1, source: QuestSource = .tap
  ) -> QuestEntry {
    QuestEntry(
      id: UUID(), trend: trend.id, day: day, description: description, color: color, value: value,
      maxValue: maxValue, source: source)
  }

  @Test("a later log sets description, colour, value and greatest value together, in the same row")
  func together() throws {
    let first = entry("Great")
    #expect(try store.put(first) == QuestChange(before: nil, after: first))
    let change = try store.put(entry("Awful", color: "FF0000", value: 4, maxValue: 6, source: .voice))
    let after = try #require(change.after)
    #expect(change.before == first)
    #expect((after.description, after.color, after.value, after.maxValue) == ("Awful", "FF0000", 4, 6))
    #expect((after.source, after.id) == (.voice, first.id))
    #expect(try store.allEntries() == [trend.id: [after]])
  }

  @Test("each of the four alone is a change", arguments: ["description", "color", "value", "max_value"])
  func alone(column: String) throws {
    try store.put(entry("Great")).expect(isChange: true)
    let second =
      switch column {
      case "description": entry("Superb")
      case "color": entry("Great", color: "00EE00")
      case "value": entry("Great", value: 1)
      default: entry("Great", maxValue: 2)
      }
    try store.put(second).expect(isChange: true)
  }

  @Test("the same again writes not one byte, whoever says it")
  func same() throws {
    try store.put(entry("Great")).expect(isChange: true)
    let bytes = scratch.bytes
    #expect(!bytes[1].isEmpty, "what was written stands in the log while the store is open")
    try store.put(entry("Great", source: .voice)).expect(isChange: false)
    #expect(scratch.bytes == bytes)
  }

  @Test("a log for a trend that does not exist leaves nothing behind")
  func stray() throws {
    var stray = entry("Great")
    stray.trend = UUID()
    #expect(throws: QuestFailure.self) { try store.put(stray) }
    #expect(try store.allEntries().isEmpty)
    try store.put(entry("Great")).expect(isChange: true)
  }

  @Test("rows whose identifier cannot be read are passed over and never hide the others")
  func unreadableRows() throws {
    try store.put(entry("Great")).expect(isChange: true)
    try store.use { (connection) throws(QuestFailure) in
      try connection.run(
        """
        INSERT INTO trend (uuid, name, folded_name) VALUES ('no identifier', 'Broken', 'broken');
        INSERT INTO entry (uuid, trend) VALUES ('neither', 'no identifier');
        INSERT INTO entry (uuid, trend, year) VALUES ('nor this', '\(trend.id.uuidString)', 2000);
        """)
    }
    #expect(try store.trends() == [trend])
    #expect(try store.allEntries().mapValues(\.count) == [trend.id: 1])
  }

  @Test("a hundred logs from each of four doors at once leave one entry")
  func atOnce() async throws {
    await withThrowingTaskGroup { group in
      for number in 0..<4 {
        group.addTask {
          let own = QuestStore(at: scratch.place)
          for turn in 0..<100 { _ = try own.put(entry("Option \((turn + number) % 3)", value: (turn + number) % 3)) }
        }
      }
    }
    #expect(try store.allEntries().values.map(\.count) == [1])
  }
}

extension QuestStore {
  /// Logs an entry as the door would.
  @discardableResult
  func put(_ entry: QuestEntry) throws(QuestFailure) -> QuestChange {
    let changes = try change(.log, from: .tap) { _ in
      QuestPlan(for: Trend(id: entry.trend), [.entry(entry)])
    }
    return changes.days.first ?? QuestChange(before: nil, after: nil)
  }

  /// Adds a trend as the door would.
  func add(_ trend: Trend) throws(QuestFailure) {
    _ = try change(.add, from: .tap) { _ in QuestPlan(for: trend, [.trend(trend)]) }
  }
}

extension QuestChange {
  fileprivate func expect(isChange: Bool, _ location: SourceLocation = #_sourceLocation) {
    #expect((before != after) == isChange, sourceLocation: location)
  }
}
