import Foundation

/// Makes lines of chunks; each byte is looked at once, however long its line.
package struct LineSplitter {
  /// The beginning of a line whose end has not come.
  package private(set) var pending = Data()

  package init() {}

  /// Takes the next chunk and hands on the lines that it ends, without their line feeds.
  package mutating func split(_ chunk: ArraySlice<UInt8>, _ take: (Data) -> Void) {
    var rest = chunk
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      pending.append(contentsOf: rest[..<end])
      take(pending)
      pending = Data()
      rest = rest[(end + 1)...]
    }
    pending.append(contentsOf: rest)
  }
}
