import StringCatalog

/// What a project's sources ask for, laid against what its tables have.
package struct WordsJoin: Sendable {
  package let project: WordsProject
  let tables: [TableIndex]
  private let byName: [String: [Int]]
  /// The names of catalogs that cannot be read.
  private let unread: Set<String>
  /// For each ask, the tables that can answer it.
  let candidates: [[Int]]
  /// For each ask, the keys that do, by table.
  let answers: [[(table: Int, key: String)]]
  /// Which keys the asks mean.
  private(set) var use = KeyUse()

  package init(_ project: WordsProject) {
    self.project = project
    tables = project.tables.map(TableIndex.init)
    // Of a table of several files, the others tell the keys.
    let unread = project.failures.lazy.filter { $0.format == .catalog }
    self.unread = Set(unread.map { String(ProjectFile(path: $0.file, kind: .catalog).name) })
    byName = Dictionary(grouping: project.tables.indices) { project.tables[$0].name }
    var scopes = TableScopes(project: project, byName: byName)
    let candidates = project.asks.map { scopes.tables(for: $0) }
    self.candidates = candidates
    let tables = tables
    answers = zip(project.asks, candidates).map { ask, found in
      found.flatMap { table in tables[table].keys(for: ask.key).map { (table, $0) } }
    }
    use = KeyUse(self)
  }

  /// Whether any of some tables has a second language, so that a key without an entry is read in the wrong one.
  func isTranslated(_ tables: [Int]) -> Bool {
    tables.reduce(into: Set<String>()) { $0.formUnion(self.tables[$1].languages) }.count > 1
  }

  /// Whether a catalog that cannot be read, or is not there, may be the table.
  func mayBeUnread(_ table: ResourceAsk.Table) -> Bool {
    guard !unread.isEmpty else { return false }
    guard case .named(let name) = table else { return true }
    return unread.contains(name)
  }

  /// The tables of a name, wherever they are; all for a name that is not known.
  func tables(named name: ResourceAsk.Table) -> [Int] {
    switch name {
    case .named(let name): byName[name, default: []]
    case .unknown: Array(project.tables.indices)
    }
  }
}

/// Which tables can answer an ask, by its table and bundle.
///
/// Where the target is not known, any table of the name can.
private struct TableScopes {
  let project: WordsProject
  let byName: [String: [Int]]
  private var known: [Scope: [Int]] = [:]

  private struct Scope: Hashable {
    let table: ResourceAsk.Table
    let bundle: ResourceAsk.Bundle
    let target: Int?
  }

  init(project: WordsProject, byName: [String: [Int]]) {
    self.project = project
    self.byName = byName
  }

  mutating func tables(for ask: ResourceAsk) -> [Int] {
    let scope = Scope(table: ask.table, bundle: ask.bundle, target: ask.target)
    if let tables = known[scope] { return tables }
    let tables = find(scope)
    known[scope] = tables
    return tables
  }

  private func find(_ scope: Scope) -> [Int] {
    let named: [Int] =
      switch scope.table {
      case .named(let name): byName[name, default: []]
      case .unknown: Array(project.tables.indices)
      }
    switch scope.bundle {
    case .main:
      // An app cannot reach into the bundle of a package by its own. A package's code runs in the app; that it forgot
      // to name its own bundle is another rule's matter.
      // Where neither has a table, the words may lie outside this folder.
      return named.filter { [nil, scope.target].contains(project.tables[$0].target) }
    case .target(let target):
      return named.filter { target == nil || project.tables[$0].target == target }
    case .other(let name):
      guard case .some(.some(let target)) = project.bundles[name] else { return named }
      return named.filter { project.tables[$0].target == target }
    }
  }
}
