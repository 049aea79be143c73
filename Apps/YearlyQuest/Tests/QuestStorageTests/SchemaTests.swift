import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@testable import QuestStorage

@Suite("The schema")
struct SchemaTests {
  let scratch: Scratch
  let connection: Connection

  init() throws {
    scratch = try Scratch()
    connection = try Connection.openStore(at: scratch.store, steps: QuestSchema.steps, limits: StoreLimits())
  }

  @Test("every column has a default: the year 1999, the colour 990000")
  func defaults() throws {
    let columns = try connection.rows(
      """
      SELECT t.name, c.name, c.dflt_value, c."notnull" FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
      WHERE t.type = 'table'
      """
    ) { (table: $0.text(0), name: $0.text(1), value: $0.text(2), isRequired: $0.integer(3)) }
    #expect(columns.count == 45)
    #expect(columns.filter { $0.value.isEmpty || $0.isRequired == 0 }.isEmpty)
    #expect(Set(columns.filter { $0.name == "year" }.map(\.value)) == ["1999"])
    #expect(Set(columns.filter { $0.name == "color" }.map(\.value)) == ["'990000'"])
    #expect(
      Set(columns.map(\.table)) == [
        "trend", "trend_option", "entry", "change", "change_entry", "change_trend", "change_option",
      ])
  }

  @Test(
    "the file itself refuses what must never be",
    arguments: [
      "INSERT INTO entry (uuid, trend) VALUES ('another', 'T')",
      "INSERT INTO entry (uuid, trend, year) VALUES ('stray', 'nobody', 2000)",
      "INSERT INTO entry (uuid, trend, year) VALUES ('text', 'T', 'this year')",
      "INSERT INTO trend (uuid, folded_name) VALUES ('twin', 'sleep')",
      "INSERT INTO trend (uuid, removed) VALUES ('maybe', 2)",
      "DELETE FROM trend WHERE uuid = 'T'",
    ])
  func refused(statement: String) throws {
    try connection.run("INSERT INTO trend (uuid, folded_name) VALUES ('T', 'sleep')")
    try connection.run("INSERT INTO entry (uuid, trend) VALUES ('one', 'T')")
    #expect(throws: QuestFailure.self) { try connection.run(statement) }
  }

  @Test("the file is a write-ahead one, and says whose it is and how old")
  func header() throws {
    let pragma = { (name: String) in try connection.rows("PRAGMA \(name)") { $0.text(0) } }
    #expect(try pragma("journal_mode") == ["wal"])
    #expect(try pragma("foreign_keys") == ["1"])
    #expect(try pragma("synchronous") == ["2"])
    #expect(try pragma("user_version") == ["\(QuestSchema.steps.count)"])
    #expect(try pragma("application_id") == ["\(QuestSchema.applicationID)"])
  }

  @Test("an older store is brought forward and keeps everything; an older program refuses a newer store untouched")
  func migration() throws {
    let scratch = try Scratch()
    let old = QuestSchema.steps
    let new = old + ["ALTER TABLE trend ADD COLUMN color TEXT NOT NULL DEFAULT '990000'"]
    let trend = Trend(id: UUID(), name: "Sleep", options: [.init(description: "Yes"), .init(description: "No")])
    try QuestStore(at: scratch.place, steps: old, limits: StoreLimits()).add(trend)
    #expect(try QuestStore(at: scratch.place, steps: new, limits: StoreLimits()).trends() == [trend])
    let bytes = scratch.bytes
    #expect(throws: QuestFailure.store(.newer(found: old.count + 1, known: old.count), path: scratch.store)) {
      try QuestStore(at: scratch.place, steps: old, limits: StoreLimits()).trends()
    }
    #expect(scratch.bytes == bytes)
    #expect(try QuestStore(at: scratch.place, steps: new, limits: StoreLimits()).trends() == [trend])
  }

  @Test("doors that open a store not yet there at the same time make it once, and none is turned away")
  func madeAtOnce() async throws {
    for _ in 0..<10 {
      let scratch = try Scratch()
      try await withThrowingTaskGroup { group in
        for number in 0..<4 {
          group.addTask { try QuestStore(at: scratch.place).add(Trend(id: UUID(), name: "Trend \(number)")) }
        }
        try await group.waitForAll()
      }
      #expect(try QuestStore(at: scratch.place).trends().count == 4)
    }
  }

  @Test("a step that fails leaves the store as it was")
  func failedStep() throws {
    let scratch = try Scratch()
    let trend = Trend(id: UUID(), name: "Sleep")
    try QuestStore(at: scratch.place).add(trend)
    let broken = QuestSchema.steps + ["DROP TABLE change_entry; CREATE TABLE nonsense"]
    #expect(throws: QuestFailure.self) {
      try QuestStore(at: scratch.place, steps: broken, limits: StoreLimits()).trends()
    }
    #expect(try QuestStore(at: scratch.place).trends() == [trend])
    #expect(try QuestStore(at: scratch.place).takeBack(trend: trend.id, day: QuestDay()) == nil)
  }
}
