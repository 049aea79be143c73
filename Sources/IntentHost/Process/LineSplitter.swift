import Foundation

/// Cuts a stream of bytes into lines, and gives up on a line that is too long.
struct LineSplitter {
  enum Piece: Equatable {
    case line(Data)
    case tooLong(bytes: Int)
  }

  let longest: Int
  private var pending = Data()

  init(longest: Int) { self.longest = longest }

  /// - Returns: the lines that ended, without their line feed and without the empty ones. After `tooLong` the
  ///   stream is of no more use.
  mutating func feed(_ bytes: UnsafeRawBufferPointer) -> [Piece] {
    var pieces: [Piece] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      pending.append(contentsOf: rest[rest.startIndex..<end])
      if pending.count >= longest { return pieces + [.tooLong(bytes: pending.count)] }
      if !pending.isEmpty { pieces.append(.line(pending)) }
      pending = Data()
      rest = rest[(end + 1)...]
    }
    pending.append(contentsOf: rest)
    if pending.count >= longest { pieces.append(.tooLong(bytes: pending.count)) }
    return pieces
  }
}
