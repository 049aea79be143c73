/// Why a file cannot be imported, as facts.
enum ImportProblem: Error, Equatable {
  case missingFile(String)
  case unreadableFile(String)
  case tooLarge(limit: Int)
  /// The file ends within this line.
  case cutOff(line: Int)
  /// A quotation mark stands where none may, or a carriage return alone.
  case strayQuote(line: Int)
  /// What is no UTF-8.
  case noText(line: Int)
  case missingColumn(String)
  case repeatedColumn(String)
  case wrongFieldCount(Int, expected: Int, line: Int)
  case unreadableField(String, column: String, line: Int)
}
