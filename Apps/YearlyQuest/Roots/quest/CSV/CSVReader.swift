/// Parts comma-separated values (RFC 4180) into records, each with the line it begins on.
///
/// It works on bytes, because a character may be a letter with ten thousand accents.
struct CSVReader {
  struct Record: Equatable {
    let line: Int
    let fields: [String]
  }

  private let bytes: [UInt8]
  private var place: Int
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    place = bytes.starts(with: mark) ? mark.count : 0
  }

  /// The next record; `nil` at the end.
  mutating func next() throws(ImportProblem) -> Record? {
    guard place < bytes.count else { return nil }
    let start = line
    var fields: [String] = []
    while true {
      fields.append(try field(from: start))
      guard place < bytes.count else { throw .cutOff(line: start) }
      let mark = bytes[place]
      place += 1
      if mark == UInt8(ascii: ",") { continue }
      if mark == UInt8(ascii: "\r") {
        guard place < bytes.count else { throw .cutOff(line: start) }
        guard bytes[place] == UInt8(ascii: "\n") else { throw .strayQuote(line: line) }
        place += 1
      }
      line += 1
      return Record(line: start, fields: fields)
    }
  }

  private mutating func field(from start: Int) throws(ImportProblem) -> String {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return try plainField() }
    place += 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "\"") else {
        text.append(byte)
        continue
      }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
        guard place >= bytes.count || isEnd(bytes[place]) else { throw .strayQuote(line: line) }
        return try decoded(text[...])
      }
      text.append(byte)
      place += 1
    }
    throw .cutOff(line: start)
  }

  private mutating func plainField() throws(ImportProblem) -> String {
    let start = place
    while place < bytes.count, !isEnd(bytes[place]) {
      guard bytes[place] != UInt8(ascii: "\"") else { throw .strayQuote(line: line) }
      place += 1
    }
    return try decoded(bytes[start..<place])
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) throws(ImportProblem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .noText(line: line) }
    return text
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
