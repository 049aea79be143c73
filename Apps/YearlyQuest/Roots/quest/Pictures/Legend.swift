import QuestEngine

/// What each mark of a picture stands for, in lines that fit.
struct Legend {
  /// The marks, what they stand for, and their colours, in the order in which they are told.
  let items: [(mark: Character, description: String, color: String)]
  let words: Words

  /// - Parameter width: how many columns a line may have; an item that alone is wider stands alone.
  func lines(in palette: Palette, width: Int) -> [String] {
    var lines = [""]
    var columns = 0
    for (index, item) in items.enumerated() {
      let text = "\(item.mark) \(words.list([item.description]))" + (index < items.count - 1 ? ", " : "")
      let room = TextWidth.columns(of: text.trimmingSpaces)
      if columns > 0, columns + room > width {
        lines.append("")
        columns = 0
      }
      lines[lines.count - 1] += palette.painted(String(item.mark), on: item.color) + text.dropFirst()
      columns += TextWidth.columns(of: text)
    }
    return lines.map(\.trimmingSpaces)
  }
}

extension String {
  /// The text without the spaces at its end.
  var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
