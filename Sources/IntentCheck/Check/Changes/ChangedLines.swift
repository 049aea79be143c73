import Foundation

/// The lines of some files that differ from a revision.
struct ChangedLines: Hashable, Sendable {
  /// By absolute path.
  private(set) var files: [String: [Range<Int>]] = [:]
  /// The absolute paths of files that are new as a whole.
  private(set) var new: Set<String> = []

  /// Whether a line changed; line 0 stands for the whole file.
  func holds(_ path: String, line: Int) -> Bool {
    if new.contains(path) { return true }
    guard let ranges = files[path] else { return false }
    return line == 0 || ranges.contains { $0.contains(line) }
  }

  /// - Parameters:
  ///   - diff: what `git diff --unified=0` prints.
  ///   - new: paths of files that git does not know.
  ///   - folder: the folder that these paths start from.
  init(diff: String, new: [String], folder: String) {
    self.new = Set(new.map { "\(folder)/\($0)" })
    var path: String?
    for line in diff.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix("diff --git ") {
        path = nil
      } else if line.hasPrefix("+++ "), path == nil {
        path = Self.path(line.dropFirst(4)).map { "\(folder)/\($0)" }
        if let path { files[path] = [] }
      } else if line.hasPrefix("@@ "), let path, let range = Self.range(of: line) {
        files[path, default: []].append(range)
      }
    }
  }

  /// `b/Sources/A.swift`, in quotes where a character is written out; nil for a file that is gone.
  private static func path(_ text: Substring) -> String? {
    var text = text
    // Git ends a name that holds a space with a tab.
    if text.hasSuffix("\t") { text = text.dropLast() }
    let name = text.hasPrefix("\"") ? unquoted(text.dropFirst().dropLast()) : String(text)
    return name.hasPrefix("b/") ? String(name.dropFirst(2)) : nil
  }

  private static func unquoted(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "r"): bytes.append(13)
      case UInt8(ascii: "0")...UInt8(ascii: "3"):
        let digits = String(decoding: [next] + rest.prefix(2), as: UTF8.self)
        rest = rest.dropFirst(2)
        if let value = UInt8(digits, radix: 8) { bytes.append(value) }
      default: bytes.append(next)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines after the change: `+12,3` of `@@ -10 +12,3 @@`; nil where lines only went.
  private static func range(of line: Substring) -> Range<Int>? {
    guard let added = line.split(separator: " ").first(where: { $0.hasPrefix("+") })?.dropFirst() else { return nil }
    let numbers = added.split(separator: ",").compactMap { Int($0) }
    guard let start = numbers.first else { return nil }
    let count = numbers.dropFirst().first ?? 1
    guard count > 0, case (let end, false) = start.addingReportingOverflow(count) else { return nil }
    return start..<end
  }
}
