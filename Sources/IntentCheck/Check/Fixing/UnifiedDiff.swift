/// The lines that differ between two texts, as `diff -u` writes them.
///
/// Fixes change few lines, so that what stands before the first and behind the last is the same: what is between is
/// compared line by line within a bound, and beyond it told as one change.
enum UnifiedDiff {
  /// Lines shown around a change, as `diff -u` has it.
  private static let context = 3
  /// Of lines that are compared with lines: 2,000 by 2,000.
  private static let bound = 4_000_000

  static func text(from before: [UInt8], to after: [UInt8], path: String) -> String {
    guard before != after else { return "" }
    let (old, new) = (lines(before), lines(after))
    let changes = changes(old, new)
    var text = "--- a/\(path)\n+++ b/\(path)\n"
    var index = 0
    while index < changes.count {
      var end = index + 1
      while end < changes.count, changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * context { end += 1 }
      text += hunk(Array(changes[index..<end]), old, new)
      index = end
    }
    return text
  }

  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func hunk(_ changes: [Change], _ old: [String], _ new: [String]) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let before = min(context, first.old.lowerBound)
    let behind = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + behind)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + behind)
    var text = "@@ -\(range(oldRange)) +\(range(newRange)) @@\n"
    var position = oldRange.lowerBound
    for change in changes {
      for line in old[position..<change.old.lowerBound] { text += shown(" ", line) }
      for line in old[change.old] { text += shown("-", line) }
      for line in new[change.new] { text += shown("+", line) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { text += shown(" ", line) }
    return text
  }

  private static func range(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func shown(_ mark: String, _ line: String) -> String {
    line.unicodeScalars.last == "\n" ? mark + line : "\(mark)\(line)\n\\ No newline at end of file\n"
  }

  /// Each with its end.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(String(decoding: bytes[start...index], as: UTF8.self))
      start = index + 1
    }
    if start < bytes.count { lines.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return lines
  }

  private static func changes(_ old: [String], _ new: [String]) -> [Change] {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let left = min(old.count, new.count) - same
    let tail = zip(old.reversed(), new.reversed()).prefix(left).prefix { $0 == $1 }.count
    let whole = Change(old: same..<(old.count - tail), new: same..<(new.count - tail))
    guard whole.old.count * whole.new.count <= bound else { return [whole] }
    // Myers' difference, of the standard library.
    let difference = Array(new[whole.new]).difference(from: Array(old[whole.old]))
    let removed = Set(difference.removals.map(\.place))
    let added = Set(difference.insertions.map(\.place))
    var changes: [Change] = []
    var (one, other) = (0, 0)
    while one < whole.old.count || other < whole.new.count {
      let (start, begin) = (one, other)
      while removed.contains(one) { one += 1 }
      while added.contains(other) { other += 1 }
      if one > start || other > begin {
        changes.append(Change(old: (same + start)..<(same + one), new: (same + begin)..<(same + other)))
      } else {
        one += 1
        other += 1
      }
    }
    return changes
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
