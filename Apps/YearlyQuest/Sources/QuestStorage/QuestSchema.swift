/// The store's tables, as steps from each version to the next. A step that shipped is never edited: another follows.
///
/// Every column has a default, because a schema that is synced one day cannot express a required field.
/// `Documentation/Store.md` says what the columns mean.
enum QuestSchema {
  /// Stands in the file's header, so that another app's database is never mistaken for ours: "QEST".
  static let applicationID: Int64 = 0x5145_5354

  /// `steps[n]` makes version n + 1 out of version n.
  static let steps = [version1, version2]

  private static let version1 = """
    CREATE TABLE trend (
      uuid        TEXT    NOT NULL DEFAULT '' PRIMARY KEY,
      name        TEXT    NOT NULL DEFAULT '',
      folded_name TEXT    NOT NULL DEFAULT '',
      removed     INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))
    ) STRICT;
    CREATE UNIQUE INDEX offered_trend_name ON trend (folded_name) WHERE removed = 0;

    CREATE TABLE trend_option (
      trend       TEXT    NOT NULL DEFAULT '' REFERENCES trend (uuid),
      position    INTEGER NOT NULL DEFAULT 0,
      description TEXT    NOT NULL DEFAULT '',
      color       TEXT    NOT NULL DEFAULT '990000',
      PRIMARY KEY (trend, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE entry (
      uuid        TEXT    NOT NULL DEFAULT '' PRIMARY KEY,
      trend       TEXT    NOT NULL DEFAULT '' REFERENCES trend (uuid),
      year        INTEGER NOT NULL DEFAULT 1999,
      month       INTEGER NOT NULL DEFAULT 1,
      day         INTEGER NOT NULL DEFAULT 1,
      description TEXT    NOT NULL DEFAULT '',
      color       TEXT    NOT NULL DEFAULT '990000',
      value       INTEGER NOT NULL DEFAULT 0,
      max_value   INTEGER NOT NULL DEFAULT 1,
      note        TEXT    NOT NULL DEFAULT '',
      source      TEXT    NOT NULL DEFAULT 'tap',
      UNIQUE (trend, year, month, day)
    ) STRICT;

    CREATE TABLE earlier_entry (
      position    INTEGER NOT NULL DEFAULT 0,
      trend       TEXT    NOT NULL DEFAULT '' REFERENCES trend (uuid),
      year        INTEGER NOT NULL DEFAULT 1999,
      month       INTEGER NOT NULL DEFAULT 1,
      day         INTEGER NOT NULL DEFAULT 1,
      description TEXT    NOT NULL DEFAULT '',
      color       TEXT    NOT NULL DEFAULT '990000',
      value       INTEGER NOT NULL DEFAULT 0,
      max_value   INTEGER NOT NULL DEFAULT 1,
      source      TEXT    NOT NULL DEFAULT 'tap',
      PRIMARY KEY (trend, year, month, day, position)
    ) STRICT, WITHOUT ROWID;
    """

  /// One journal of what stood before each change takes the place of a pile for each day. What the piles held has
  /// negative numbers, the newest day's the greatest: which was written first is not known beyond one day.
  ///
  /// Entries lie in the order of their key: a year of a trend is read from a few pages, not from all of them.
  private static let version2 = """
    CREATE TABLE change (
      id          INTEGER NOT NULL DEFAULT 0 PRIMARY KEY,
      kind        TEXT    NOT NULL DEFAULT 'log',
      source      TEXT    NOT NULL DEFAULT 'tap'
    ) STRICT;

    CREATE TABLE change_entry (
      change      INTEGER NOT NULL DEFAULT 0 REFERENCES change (id) ON DELETE CASCADE,
      trend       TEXT    NOT NULL DEFAULT '',
      year        INTEGER NOT NULL DEFAULT 1999,
      month       INTEGER NOT NULL DEFAULT 1,
      day         INTEGER NOT NULL DEFAULT 1,
      stood       INTEGER NOT NULL DEFAULT 0 CHECK (stood IN (0, 1)),
      uuid        TEXT    NOT NULL DEFAULT '',
      description TEXT    NOT NULL DEFAULT '',
      color       TEXT    NOT NULL DEFAULT '990000',
      value       INTEGER NOT NULL DEFAULT 0,
      max_value   INTEGER NOT NULL DEFAULT 1,
      note        TEXT    NOT NULL DEFAULT '',
      source      TEXT    NOT NULL DEFAULT 'tap',
      PRIMARY KEY (trend, year, month, day, change)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX change_of_entry ON change_entry (change);

    CREATE TABLE change_trend (
      change      INTEGER NOT NULL DEFAULT 0 REFERENCES change (id) ON DELETE CASCADE,
      trend       TEXT    NOT NULL DEFAULT '',
      stood       INTEGER NOT NULL DEFAULT 0 CHECK (stood IN (0, 1)),
      name        TEXT    NOT NULL DEFAULT '',
      removed     INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
      PRIMARY KEY (change, trend)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE change_option (
      change      INTEGER NOT NULL DEFAULT 0 REFERENCES change (id) ON DELETE CASCADE,
      trend       TEXT    NOT NULL DEFAULT '',
      position    INTEGER NOT NULL DEFAULT 0,
      description TEXT    NOT NULL DEFAULT '',
      color       TEXT    NOT NULL DEFAULT '990000',
      PRIMARY KEY (change, trend, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TEMPORARY TABLE pile AS
      SELECT -row_number() OVER (ORDER BY year DESC, month DESC, day DESC, trend, position DESC) AS change, *
      FROM earlier_entry;
    INSERT INTO change (id, source) SELECT change, source FROM pile;
    INSERT INTO change_entry
      (change, stood, uuid, trend, year, month, day, description, color, value, max_value, note, source)
      SELECT change, 1, uuid, trend, year, month, day, pile.description, pile.color, pile.value, pile.max_value,
        note, pile.source
      FROM pile JOIN entry USING (trend, year, month, day);
    DROP TABLE temp.pile;
    DROP TABLE earlier_entry;

    CREATE TABLE entry_by_day (
      uuid        TEXT    NOT NULL DEFAULT '',
      trend       TEXT    NOT NULL DEFAULT '' REFERENCES trend (uuid),
      year        INTEGER NOT NULL DEFAULT 1999,
      month       INTEGER NOT NULL DEFAULT 1,
      day         INTEGER NOT NULL DEFAULT 1,
      description TEXT    NOT NULL DEFAULT '',
      color       TEXT    NOT NULL DEFAULT '990000',
      value       INTEGER NOT NULL DEFAULT 0,
      max_value   INTEGER NOT NULL DEFAULT 1,
      note        TEXT    NOT NULL DEFAULT '',
      source      TEXT    NOT NULL DEFAULT 'tap',
      PRIMARY KEY (trend, year, month, day)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO entry_by_day
      SELECT uuid, trend, year, month, day, description, color, value, max_value, note, source FROM entry;
    DROP TABLE entry;
    ALTER TABLE entry_by_day RENAME TO entry;
    """
}
