import Foundation
import Testing

/// The fenced JSON blocks of `Documentation/Wire.md`.
enum DocumentedExamples {
  struct Example: Sendable, CustomTestStringConvertible {
    var line: Int
    var text: String
    var testDescription: String { "Wire.md:\(line)" }
  }

  /// The blocks that are opened by "```json " and the label.
  static func labelled(_ label: String) -> [Example] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/Wire.md")
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return [] }
    var examples: [Example] = []
    var open: Example?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line == "```json \(label)" {
        open = Example(line: index + 1, text: "")
      } else if line == "```", let example = open {
        examples.append(example)
        open = nil
      } else {
        open?.text += line + "\n"
      }
    }
    return examples
  }
}

/// Whether two JSON texts hold the same, whatever the order of their keys.
func sameJSON(_ one: Data, _ other: Data) throws -> Bool {
  let options: JSONSerialization.ReadingOptions = [.fragmentsAllowed]
  let left = try JSONSerialization.jsonObject(with: one, options: options)
  let right = try JSONSerialization.jsonObject(with: other, options: options)
  return NSArray(object: left).isEqual(NSArray(object: right))
}
