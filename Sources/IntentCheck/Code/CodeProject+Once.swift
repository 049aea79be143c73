extension CodeProject {
  /// What is the same all over a target, by target: a project that does without a thing does so throughout, and is told
  /// so once, where it comes first.
  ///
  /// - Parameter file: the index of the file of one.
  /// - Returns: for each target, and for the files of none, all of its own in their order.
  func byTarget<Offence>(_ offences: [Offence], file: (Offence) -> Int) -> [(first: Offence, all: [Offence])] {
    var places: [Int: Int] = [:]
    var groups: [(first: Offence, all: [Offence])] = []
    for offence in offences {
      let target = memberships[file(offence)].first ?? -1
      if let place = places[target] {
        groups[place].all.append(offence)
      } else {
        places[target] = groups.count
        groups.append((offence, [offence]))
      }
    }
    return groups
  }

  /// What a message says of the others of its target: ` (and 3 more)`; nothing where there are none.
  static func more(of count: Int) -> String { count > 1 ? " (and \(count - 1) more)" : "" }
}
