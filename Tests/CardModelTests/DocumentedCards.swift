import Foundation
import Testing

/// The examples of `Documentation/Cards.md`: a card's JSON, and the lines that show it.
enum DocumentedCards {
  struct Example: Sendable, CustomTestStringConvertible {
    var line: Int
    var json: String
    var text: String
    var testDescription: String { "Cards.md:\(line)" }
  }

  /// Each "json card" block with the "text card" block below it.
  static let all: [Example] = {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/Cards.md")
    let lines = ((try? String(contentsOf: page, encoding: .utf8)) ?? "").components(separatedBy: "\n")
    var examples: [Example] = []
    var open: WritableKeyPath<Example, String>?
    for (index, line) in lines.enumerated() {
      switch line {
      case "```json card":
        examples.append(Example(line: index + 1, json: "", text: ""))
        open = \.json
      case "```text card": open = \.text
      case "```": open = nil
      default:
        if let open, !examples.isEmpty { examples[examples.count - 1][keyPath: open] += line + "\n" }
      }
    }
    return examples
  }()
}
