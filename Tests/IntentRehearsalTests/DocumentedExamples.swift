import Foundation

/// The fenced blocks of a page in `Documentation/`, so that what it shows is what the code does.
enum DocumentedExamples {
  static func blocks(in page: String, fence: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "Documentation/\(page)"), encoding: .utf8)
    var blocks: [String] = []
    var current: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = current, line == "```" {
        blocks.append(block.joined(separator: "\n") + "\n")
        current = nil
      } else if current != nil {
        current?.append(line)
      } else if line == "```\(fence)" {
        current = []
      }
    }
    return blocks
  }
}
