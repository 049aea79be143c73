import QuestEngine

/// The whole history as `Documentation/Export.md` specifies it.
enum HistoryCSV {
  static let header = ["trend", "removed", "date", "option", "value", "max_value", "color", "note", "source"]

  static func text(_ histories: [TrendHistory]) -> String {
    var text = line(header)
    for history in histories {
      for entry in history.entries {
        text += line([
          history.trend.name, history.trend.isRemoved ? "1" : "0", entry.day.description, entry.description,
          String(entry.value), String(entry.maxValue), entry.color, entry.note, entry.source.rawValue,
        ])
      }
    }
    return text
  }

  private static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\n"
  }

  private static func field(_ text: String) -> String {
    // By bytes: "\r\n" is one character, which equals neither of its halves.
    guard text.utf8.contains(where: isMark) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
