import QuestEngine

extension HistoryCSV {
  /// Reads what ``text(_:)`` writes. Columns are found by name, and unknown ones passed over.
  static func days(_ bytes: [UInt8]) throws(ImportProblem) -> [ImportedDay] {
    var reader = CSVReader(bytes)
    guard let head = try reader.next() else { throw .missingColumn(header[0]) }
    var columns: [String: Int] = [:]
    for (index, name) in head.fields.enumerated() {
      guard columns.updateValue(index, forKey: name) == nil || !header.contains(name) else {
        throw .repeatedColumn(name)
      }
    }
    for name in header where columns[name] == nil { throw .missingColumn(name) }
    var days: [ImportedDay] = []
    while let record = try reader.next() {
      guard record.fields.count == head.fields.count else {
        throw .wrongFieldCount(record.fields.count, expected: head.fields.count, line: record.line)
      }
      days.append(try HistoryRow(record: record, columns: columns).day())
    }
    return days
  }
}

/// One line below the header.
private struct HistoryRow {
  let record: CSVReader.Record
  let columns: [String: Int]

  func day() throws(ImportProblem) -> ImportedDay {
    ImportedDay(
      line: record.line, trend: text("trend"), isRemoved: try read("removed") { ["0": false, "1": true][$0] },
      day: try read("date", QuestDay.init(iso:)), description: text("option"), value: try read("value", Self.number),
      maxValue: try read("max_value", Self.number), color: text("color"), note: text("note"),
      source: try read("source", QuestSource.init(rawValue:)))
  }

  private func text(_ column: String) -> String { columns[column].map { record.fields[$0] } ?? "" }

  private func read<Value>(_ column: String, _ parse: (String) -> Value?) throws(ImportProblem) -> Value {
    guard let value = parse(text(column)) else {
      throw .unreadableField(text(column), column: column, line: record.line)
    }
    return value
  }

  /// Digits alone: not what else a number may be written with.
  private static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(text) : nil
  }
}
