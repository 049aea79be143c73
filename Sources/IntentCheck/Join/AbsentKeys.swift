/// A key that no table has, as it is asked for at one place.
struct AbsentKey {
  let ask: ResourceAsk
  /// The tables that could have it.
  let candidates: [Int]
  /// The key that is most like it.
  let near: (table: Int, key: String)?

  fileprivate struct Name: Hashable {
    let key: KeyPattern
    let candidates: [Int]
    let hasDefault: Bool
  }

  fileprivate var name: Name { Name(key: ask.key, candidates: candidates, hasDefault: ask.defaultValue != nil) }
}

/// The keys that no table has: what is misspelt is mended at each place, what is missing once.
struct AbsentKeys {
  /// Each once, a misspelt one at each place.
  private(set) var told: [AbsentKey] = []
  private var places: [AbsentKey.Name: Int] = [:]

  mutating func add(_ key: AbsentKey) {
    places[key.name, default: 0] += 1
    if key.near != nil || places[key.name] == 1 { told.append(key) }
  }

  /// In how many more places one is asked for.
  func others(_ key: AbsentKey) -> Int { key.near == nil ? (places[key.name] ?? 1) - 1 : 0 }
}

extension ResourceAsk {
  /// Whether what a person reads, where no table has the key, is a text all the same.
  var isReadable: Bool { defaultValue != nil || !KeyAbsent.isIdentifier(key) }

  /// Whether the code makes a key here and shows it elsewhere, or never.
  var isOnlyMade: Bool { [WordKind.key, .value].contains { $0.rawValue == asker } }
}
