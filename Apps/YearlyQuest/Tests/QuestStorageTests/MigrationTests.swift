import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@testable import QuestStorage

@Suite("A store of version 1")
struct MigrationTests {
  let scratch: Scratch
  let sleep = UUID()
  let day = QuestDay(year: 2026, month: 3, day: 28)

  /// What the first release wrote, in its own words: two trends, one removed; a day logged three times, one once.
  init() throws {
    scratch = try Scratch()
    let old = try Connection(path: scratch.store)
    try old.run(
      """
      PRAGMA journal_mode = WAL;
      CREATE TABLE trend (
        uuid TEXT NOT NULL DEFAULT '' PRIMARY KEY, name TEXT NOT NULL DEFAULT '', folded_name TEXT NOT NULL DEFAULT '',
        removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))) STRICT;
      CREATE UNIQUE INDEX offered_trend_name ON trend (folded_name) WHERE removed = 0;
      CREATE TABLE trend_option (
        trend TEXT NOT NULL DEFAULT '' REFERENCES trend (uuid), position INTEGER NOT NULL DEFAULT 0,
        description TEXT NOT NULL DEFAULT '', color TEXT NOT NULL DEFAULT '990000', PRIMARY KEY (trend, position)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE entry (
        uuid TEXT NOT NULL DEFAULT '' PRIMARY KEY, trend TEXT NOT NULL DEFAULT '' REFERENCES trend (uuid),
        year INTEGER NOT NULL DEFAULT 1999, month INTEGER NOT NULL DEFAULT 1, day INTEGER NOT NULL DEFAULT 1,
        description TEXT NOT NULL DEFAULT '', color TEXT NOT NULL DEFAULT '990000', value INTEGER NOT NULL DEFAULT 0,
        max_value INTEGER NOT NULL DEFAULT 1, note TEXT NOT NULL DEFAULT '', source TEXT NOT NULL DEFAULT 'tap',
        UNIQUE (trend, year, month, day)) STRICT;
      CREATE TABLE earlier_entry (
        position INTEGER NOT NULL DEFAULT 0, trend TEXT NOT NULL DEFAULT '' REFERENCES trend (uuid),
        year INTEGER NOT NULL DEFAULT 1999, month INTEGER NOT NULL DEFAULT 1, day INTEGER NOT NULL DEFAULT 1,
        description TEXT NOT NULL DEFAULT '', color TEXT NOT NULL DEFAULT '990000', value INTEGER NOT NULL DEFAULT 0,
        max_value INTEGER NOT NULL DEFAULT 1, source TEXT NOT NULL DEFAULT 'tap',
        PRIMARY KEY (trend, year, month, day, position)) STRICT, WITHOUT ROWID;
      INSERT INTO trend VALUES ('\(sleep.uuidString)', 'Sleep', 'sleep', 0);
      INSERT INTO trend VALUES ('\(UUID().uuidString)', 'Tea', 'tea', 1);
      INSERT INTO trend_option VALUES ('\(sleep.uuidString)', 0, 'Great', '2E7D32');
      INSERT INTO trend_option VALUES ('\(sleep.uuidString)', 1, 'Okay', 'F9A825');
      INSERT INTO trend_option VALUES ('\(sleep.uuidString)', 2, 'Poor', 'C62828');
      INSERT INTO entry VALUES
        ('\(UUID().uuidString)', '\(sleep.uuidString)', 2026, 3, 28, 'Okay', 'F9A825', 1, 2, '', 'tap'),
        ('\(UUID().uuidString)', '\(sleep.uuidString)', 2026, 3, 27, 'Great', '2E7D32', 0, 2, '', 'voice');
      INSERT INTO earlier_entry VALUES
        (0, '\(sleep.uuidString)', 2026, 3, 28, 'Great', '2E7D32', 0, 2, 'tap'),
        (1, '\(sleep.uuidString)', 2026, 3, 28, 'Poor', 'C62828', 2, 2, 'voice');
      PRAGMA application_id = \(QuestSchema.applicationID);
      PRAGMA user_version = 1;
      """)
  }

  @Test("is read by today's program, whole")
  func whole() throws {
    let door = try scratch.door()
    #expect(try door.trends().map(\.name) == ["Sleep"])
    #expect(try door.removedTrends().map(\.name) == ["Tea"])
    #expect(try door.trend(sleep)?.options.map(\.description) == ["Great", "Okay", "Poor"])
    #expect(try door.history().flatMap(\.entries).map(\.description) == ["Great", "Okay"])
    #expect(try QuestStore(at: scratch.place).check() == StoreCheck(passedOver: 0, trends: 2, days: 2))
  }

  @Test("keeps what each day's undo brings back, in its order")
  func undo() throws {
    let door = try scratch.door()
    let undo = QuestCommand.undoDay(trend: sleep, day: day)
    let first = try door.perform(undo)
    #expect((first.entry?.description, first.entry?.source, first.entry?.value) == ("Poor", .voice, 2))
    #expect(try door.perform(undo).entry?.description == "Great")
    #expect(try door.perform(undo).entry == nil)
    #expect(throws: QuestFailure.nothingLogged(trend: "Sleep", day: day)) { try door.perform(undo) }
  }

  @Test("is not undone by what takes back the last change, whose order version 1 did not keep")
  func last() throws {
    let door = try scratch.door()
    #expect(throws: QuestFailure.nothingToUndo) { try door.perform(.undoLast) }
    try door.perform(.logDay(trend: sleep, option: "Poor"))
    #expect(try door.perform(.undoLast).undone == .log)
    #expect(throws: QuestFailure.nothingToUndo) { try door.perform(.undoLast) }
    #expect(try door.entry(of: sleep, on: day)?.description == "Okay")
  }

  @Test("has the shape of a store that was made today")
  func shape() throws {
    let shape = { (path: String) in
      try Connection.openStore(at: path, steps: QuestSchema.steps, limits: StoreLimits()).rows(
        """
        SELECT t.name, c.name, c.type, c.dflt_value, c."notnull", c.pk
        FROM sqlite_schema AS t, pragma_table_info(t.name) AS c ORDER BY 1, 2
        """
      ) { row in (0..<6).map(row.text) }
    }
    #expect(try shape(scratch.store) == shape(scratch.folder + "/new.sqlite"))
  }

  @Test("is left as it is when it is damaged")
  func damaged() throws {
    // An index that does not hold what its table does: bringing the store forward would never notice.
    try Connection(path: scratch.store).run(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, '(folded_name)', '(name)') WHERE name = 'offered_trend_name';
      PRAGMA writable_schema = OFF;
      """)
    let bytes = FileManager.default.contents(atPath: scratch.store)
    #expect(throws: QuestFailure.store(.damaged, path: scratch.store)) { try scratch.door().trends() }
    #expect(FileManager.default.contents(atPath: scratch.store) == bytes)
  }
}

@Suite("Looking a store over")
struct CheckTests {
  @Test("counts what is kept and what is passed over")
  func counts() throws {
    let scratch = try Scratch()
    let door = try scratch.door()
    let sleep = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Poor"])).trend
    try door.perform(.logDay(trend: sleep.id, option: "Great"))
    try Connection(path: scratch.store).run(
      """
      PRAGMA foreign_keys = OFF;
      INSERT INTO trend (uuid, folded_name) VALUES ('no identifier', 'broken');
      INSERT INTO entry (uuid, trend, month) VALUES ('\(UUID().uuidString)', '\(sleep.id.uuidString)', 13);
      INSERT INTO entry (uuid, trend) VALUES ('\(UUID().uuidString)', '\(UUID().uuidString)');
      DELETE FROM trend_option WHERE description = 'Poor';
      """)
    #expect(try QuestStore(at: scratch.place).check() == StoreCheck(passedOver: 3, trends: 1, days: 1))
    #expect(try door.trends().map(\.name) == ["Sleep"])
    #expect(try door.history().flatMap(\.entries).count == 1)
    #expect(try door.perform(.logDay(trend: sleep.id, option: "great")).didChange, "one option less is a change")
  }

  @Test("a day whose row cannot be read can be logged anew")
  func unreadableDay() throws {
    let scratch = try Scratch()
    let door = try scratch.door()
    let sleep = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Poor"])).trend
    try Connection(path: scratch.store).run(
      "INSERT INTO entry (uuid, trend, year, month, day) VALUES ('none', '\(sleep.id.uuidString)', 2026, 3, 29)")
    #expect(try door.entry(of: sleep.id) == nil)
    #expect(try door.perform(.logDay(trend: sleep.id, option: "Poor")).entry?.description == "Poor")
    #expect(try door.perform(.undoLast).entry == nil)
  }

  @Test("names that were told apart before what is not seen was folded each answer to their own")
  func earlierFolding() throws {
    let scratch = try Scratch()
    let door = try scratch.door()
    let plain = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Poor"])).trend
    let marked = try door.perform(.addTrend(name: "Rest", options: ["Great", "Poor"])).trend
    try Connection(path: scratch.store).run(
      """
      UPDATE trend SET name = 'Sl\u{200B}eep', folded_name = 'sl\u{200B}eep' WHERE name = 'Rest';
      UPDATE trend_option SET description = 'Grea\u{200B}t' WHERE description = 'Poor';
      """)
    #expect(try door.trend(named: "Sleep").id == plain.id)
    #expect(try door.trend(named: "Sl\u{200B}eep").id == marked.id)
    #expect(try door.perform(.logDay(trend: plain.id, option: "Great")).entry?.value == 0)
    #expect(try door.perform(.logDay(trend: plain.id, option: "Grea\u{200B}t")).entry?.value == 1)
  }

  @Test("only so many changes are kept for an undo")
  func bounded() throws {
    let scratch = try Scratch()
    let door = try scratch.door()
    let sleep = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Poor"])).trend
    for turn in 0..<Journal.length + 5 {
      try door.perform(.logDay(trend: sleep.id, option: turn % 2 == 0 ? "Great" : "Poor"))
    }
    let kept = try Connection(path: scratch.store).rows(
      "SELECT (SELECT count(*) FROM change), (SELECT count(*) FROM change_entry), (SELECT count(*) FROM change_trend)"
    ) {
      [$0.integer(0), $0.integer(1), $0.integer(2)]
    }
    #expect(kept == [[Journal.length, Journal.length, 0]])
  }
}
