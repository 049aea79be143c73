import StringCatalog

/// Which keys of each table the sources ask for.
struct KeyUse {
  /// Those that some ask may mean.
  private(set) var used: [Set<String>] = []
  /// Those that an ask, a text or a symbol means, and no other key of the table with it.
  private(set) var named: [Set<String>] = []

  init() {}

  init(_ join: WordsJoin) {
    used = join.project.tables.map { _ in [] }
    named = used
    for (ask, answers) in zip(join.project.asks, join.answers) {
      for (table, keys) in Dictionary(grouping: answers, by: \.table) { add(keys.map(\.key), of: table) }
      // A key of the same table elsewhere: the bundle may be another at run time.
      guard answers.isEmpty || !ask.isCertain else { continue }
      let named = join.tables(named: ask.table)
      // A table that is not there may be another, misspelt.
      for table in named.isEmpty ? Array(join.tables.indices) : named {
        add(join.tables[table].keys(for: ask.key), of: table)
      }
    }
    for (index, table) in join.tables.enumerated() {
      for key in join.project.possible { add(table.keys(for: key), of: index) }
    }
  }

  private mutating func add(_ keys: [String], of table: Int) {
    used[table].formUnion(keys)
    if keys.count == 1 { named[table].formUnion(keys) }
  }
}

extension WordsJoin {
  /// The asks for keys of a table that only a run can tell.
  func dynamicAsks(of table: WordTable) -> [DynamicAsk] {
    project.dynamicAsks.filter { $0.table == .named(table.name) || $0.table == .unknown }
  }

  /// For each table, the keys that no source is sure to ask for; none where no source was read.
  func doubtfulKeys() -> [Set<String>] {
    guard project.figures.sources > 0 else { return project.tables.map { _ in [] } }
    return zip(project.tables, use.named).map { table, named in
      guard table.asker == .code, !table.holdsPhrases else { return [] }
      let dynamic = dynamicAsks(of: table)
      return Set(table.catalog.entries.keys.lazy.filter { key in
        !named.contains(key) && !project.mentioned.contains(key) && !DynamicKey.fits(dynamic, key)
      })
    }
  }
}
