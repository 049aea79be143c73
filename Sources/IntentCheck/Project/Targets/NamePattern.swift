/// Patterns of file names, as project descriptions write them.
enum NamePattern {
  /// Whether a path is what a pattern names, or lies within it; `*` and `**` stand for any bytes.
  static func matches(_ path: some StringProtocol, _ pattern: String) -> Bool {
    let bytes = Array(path.utf8)
    // `**/A` also names an `A` that lies in no folder.
    let patterns = [pattern, pattern.hasPrefix("**/") ? String(pattern.dropFirst(3)) : pattern]
    return patterns.contains { pattern in
      let pattern = Array((pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern).utf8)
      return isMatch(bytes, pattern) || isMatch(bytes, pattern + Array("/*".utf8))
    }
  }

  /// Goes back to the last star only, which suffices where a star stands for anything.
  private static func isMatch(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (at, place) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == text[at] || pattern[place] == UInt8(ascii: "?") {
        at += 1
        place += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (place, at) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
