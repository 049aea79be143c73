import SwiftSyntax

/// Lines and columns of some positions in a file, found in one pass.
struct LinePlaces {
  private var places: [AbsolutePosition: FindingPlace] = [:]
  private let path: String

  init(_ source: SwiftSource, positions: [AbsolutePosition]) {
    path = source.path
    guard !positions.isEmpty else { return }
    var waiting = positions.sorted()[...]
    var (line, column, offset) = (1, 1, 0)
    source.bytes.withUnsafeBytes { bytes in
      for byte in bytes {
        while let position = waiting.first, position.utf8Offset <= offset {
          places[position] = FindingPlace(path: path, line: line, column: column)
          waiting = waiting.dropFirst()
        }
        guard !waiting.isEmpty else { return }
        offset += 1
        if byte == UInt8(ascii: "\n") {
          (line, column) = (line + 1, 1)
        } else if byte & 0b1100_0000 != 0b1000_0000 {
          // A scalar begins with any byte but a continuation.
          column += 1
        }
      }
    }
  }

  subscript(position: AbsolutePosition) -> FindingPlace { places[position] ?? FindingPlace(path: path) }
}
