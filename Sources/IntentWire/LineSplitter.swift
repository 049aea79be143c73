import Foundation

/// Cuts a stream of bytes into the wire's lines, and gives up on one that is too long; each byte is looked at once.
package struct LineSplitter {
  package enum Piece: Equatable, Sendable {
    case line(Data)
    /// The stream is of no more use.
    case tooLong(bytes: Int)
  }

  private let longest: Int
  /// The beginning of a line whose end has not come.
  private var pending = Data()

  /// - Parameter longest: how many bytes a line may have, its line feed included.
  package init(longest: Int = Wire.longestLine) { self.longest = longest }

  /// Takes the next bytes.
  ///
  /// - Returns: the lines that ended, without their line feeds and without the empty ones.
  package mutating func feed(_ bytes: UnsafeRawBufferPointer) -> [Piece] {
    var pieces: [Piece] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      pending.append(contentsOf: rest[rest.startIndex..<end])
      if pending.count >= longest { return pieces + [.tooLong(bytes: pending.count)] }
      if !pending.isEmpty { pieces.append(.line(pending)) }
      pending = Data()
      rest = rest[(end + 1)...]
    }
    pending.append(contentsOf: rest)
    // Its line feed cannot come in time any more.
    if pending.count >= longest { pieces.append(.tooLong(bytes: pending.count)) }
    return pieces
  }
}
