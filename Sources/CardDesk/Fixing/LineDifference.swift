/// How one text became another, line by line.
enum LineDifference {
  enum Line: Hashable {
    case kept(String)
    case removed(String)
    case added(String)
  }

  /// What begins and ends both stays; of the rest as much as can.
  /// - Parameter same: whether two lines count as one.
  static func lines(
    from old: [String], to new: [String], by same: (String, String) -> Bool = { $0 == $1 }
  ) -> [Line] {
    let front = zip(old, new).prefix { same($0, $1) }.count
    let end = zip(old[front...].reversed(), new[front...].reversed()).prefix { same($0, $1) }.count
    let (before, after) = (Array(old[front..<(old.count - end)]), Array(new[front..<(new.count - end)]))
    let middle =
      before.isEmpty || after.isEmpty || before.count + after.count > mostAligned
      ? before.map(Line.removed) + after.map(Line.added) : aligned(before, after, by: same)
    return old[..<front].map(Line.kept) + middle + old[(old.count - end)...].map(Line.kept)
  }

  /// Aligning takes time by the square of the lines; two recipes that can be patched have no more.
  private static let mostAligned = 2000

  private static func aligned(
    _ old: [String], _ new: [String], by same: (String, String) -> Bool
  ) -> [Line] {
    let difference = new.difference(from: old) { same($0, $1) }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (place, newPlace) = (0, 0)
    while place < old.count || newPlace < new.count {
      if place < old.count, removed.contains(place) {
        lines.append(.removed(old[place]))
        place += 1
      } else if newPlace < new.count, added.contains(newPlace) {
        lines.append(.added(new[newPlace]))
        newPlace += 1
      } else if place < old.count {
        lines.append(.kept(old[place]))
        (place, newPlace) = (place + 1, newPlace + 1)
      } else {
        break
      }
    }
    return lines
  }

  /// What changed, with a little of what stands around it.
  static func report(from old: String, to new: String) -> [DeskLine] {
    let lines = lines(from: split(old), to: split(new))
    let changed = lines.indices.filter { if case .kept = lines[$0] { false } else { true } }
    let shown = Set(changed.flatMap { ($0 - around)...($0 + around) })
    var report: [DeskLine] = []
    var isSkipping = false
    for (number, line) in lines.enumerated() {
      if report.count >= mostShown {
        report.append(DeskLine("  … \(changed.count { $0 >= number }) more lines change"))
        break
      }
      guard shown.contains(number) else {
        if !isSkipping, !report.isEmpty { report.append(DeskLine("  …")) }
        isSkipping = true
        continue
      }
      isSkipping = false
      switch line {
      case .kept(let text): report.append(DeskLine("  \(text.shortened)"))
      case .removed(let text): report.append(DeskLine("- \(text.shortened)", .removed))
      case .added(let text): report.append(DeskLine("+ \(text.shortened)", .added))
      }
    }
    if report.last?.text == "  …" { report.removeLast() }
    return report
  }

  private static let around = 2

  /// More is not read; the file has all of it.
  private static let mostShown = 200

  private static func split(_ text: String) -> [String] {
    var lines = text.textLines
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
