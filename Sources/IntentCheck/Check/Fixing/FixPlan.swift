import Foundation

/// Which fixes are made together, and what the files are then.
struct FixPlan {
  struct File {
    /// As findings name it.
    var path: String
    var before: [UInt8]
    var after: [UInt8]
  }

  private(set) var files: [File] = []
  /// The findings whose fixes are made, in order.
  private(set) var made: [Finding] = []
  /// How many fixes must wait, because they touch what another changes.
  private(set) var waiting = 0

  /// - Parameters:
  ///   - findings: in order; of two fixes that touch one place the first is made.
  ///   - bytes: the bytes of a file as it was checked; nil where it has changed since.
  init(_ findings: [Finding], bytes: (String) -> [UInt8]?) {
    var edits: [String: [Fix.Edit]] = [:]
    var read: [String: [UInt8]] = [:]
    for finding in findings {
      guard let fix = finding.fix, !fix.edits.isEmpty else { continue }
      for edit in fix.edits where read[edit.path] == nil { read[edit.path] = bytes(edit.path) }
      guard fix.edits.allSatisfy({ edit in edit.range.upperBound <= read[edit.path]?.count ?? -1 }) else { continue }
      let new = fix.edits.filter { edit in !edits[edit.path, default: []].contains(edit) }
      let clashes = new.contains { edit in edits[edit.path, default: []].contains { Self.clash($0, edit) } }
      if clashes {
        waiting += 1
        continue
      }
      for edit in new { edits[edit.path, default: []].append(edit) }
      made.append(finding)
    }
    files = edits.sorted { $0.key < $1.key }.compactMap { path, edits in
      guard let before = read[path] else { return nil }
      let lineEnd = Self.lineEnd(of: before)
      let fitted = edits.map { edit in
        Fix.Edit(path: path, range: edit.range, replacement: edit.replacement.replacing("\n", with: lineEnd))
      }
      return File(path: path, before: before, after: FixedFile.applying(fitted, to: before).bytes)
    }
  }

  /// Whether two changes cannot be made of one text; two insertions at one place can, one behind the other.
  private static func clash(_ one: Fix.Edit, _ other: Fix.Edit) -> Bool {
    if one.range.isEmpty, other.range.isEmpty { return false }
    if one.range.isEmpty { return other.range.lowerBound < one.range.lowerBound && one.range.lowerBound < other.range.upperBound }
    if other.range.isEmpty { return clash(other, one) }
    return one.range.overlaps(other.range)
  }

  /// That of the first line.
  private static func lineEnd(of bytes: [UInt8]) -> String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == UInt8(ascii: "\r") else {
      return "\n"
    }
    return "\r\n"
  }
}
