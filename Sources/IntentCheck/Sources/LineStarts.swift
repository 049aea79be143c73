import Foundation

/// Where the lines of a file begin, so that a place costs no walk through the file.
struct LineStarts: Sendable {
  private let starts: [Int]

  init(of data: Data) {
    var starts = [0]
    data.withUnsafeBytes { bytes in
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The line and the column of a byte, from 1; a column is a scalar.
  func place(of offset: Int, in data: Data) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = data.withUnsafeBytes { bytes in
      // A scalar begins with any byte but a continuation.
      bytes[starts[low]..<min(max(offset, starts[low]), bytes.count)].count { $0 & 0b1100_0000 != 0b1000_0000 }
    }
    return (low + 1, column + 1)
  }
}
