/// Which names somebody may have meant.
package enum Nearest {
  /// At most three names, nearest first: those that hold the wanted name, then those a few letters away.
  package static func names(to wanted: String, among names: [String]) -> [String] {
    let target = wanted.lowercased()
    let own = lastPart(of: target)
    let scored = names.map { name -> (name: String, distance: Int) in
      let candidate = name.lowercased()
      return (name, candidate.contains(target) ? 0 : distance(own, lastPart(of: candidate)))
    }
    // Of the type's own name only: a module's long name would make everything in it alike.
    let limit = max(2, own.count / 2)
    return scored.filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  private static func lastPart(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// How many letters have to change; names longer than 200 letters are only compared at their start.
  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.prefix(200))
    let right = Array(right.prefix(200))
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let cost = a == b ? diagonal : min(diagonal, row[j], row[j + 1]) + 1
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[right.count]
  }
}
