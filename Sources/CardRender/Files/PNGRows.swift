import CPangoCairo

/// A picture's rows as PNG compresses them: each as the difference to the row above it.
///
/// A card's ground changes from top to bottom only, so most differences are zeros; zlib's fastest level does the rest.
struct PNGRows {
  private let picture: Picture
  private let isOpaque: Bool

  init(_ picture: Picture, isOpaque: Bool) {
    self.picture = picture
    self.isOpaque = isOpaque
  }

  private var channels: Int { isOpaque ? 3 : 4 }
  private var rowLength: Int { picture.width * channels }

  func compressed() throws(CardRenderProblem) -> [UInt8] {
    var stream = z_stream()
    let begun = deflateInit2_(
      &stream, 1, Z_DEFLATED, MAX_WBITS, 9, Z_DEFAULT_STRATEGY, zlibVersion(), Int32(MemoryLayout<z_stream>.size))
    guard begun == Z_OK else { throw .notCompressed(zlib: begun) }
    defer { deflateEnd(&stream) }
    var above = [UInt8](repeating: 0, count: rowLength)
    var row = above
    var filtered = [UInt8](repeating: 0, count: rowLength + 1)
    var packed: [UInt8] = []
    packed.reserveCapacity(picture.pixels.count / 16 + 1024)
    var room = [UInt8](repeating: 0, count: 1 << 16)
    for y in 0..<picture.height {
      copyRow(y, to: &row)
      // Filter 2 of the format: the byte less the one above it.
      filtered[0] = 2
      Self.subtract(above, from: row, into: &filtered)
      swap(&row, &above)
      try deflateAll(filtered, isLast: y + 1 == picture.height, &stream, &room, into: &packed)
    }
    return packed
  }

  private static func subtract(_ above: [UInt8], from row: [UInt8], into filtered: inout [UInt8]) {
    filtered.withUnsafeMutableBufferPointer { filtered in
      above.withUnsafeBufferPointer { above in
        row.withUnsafeBufferPointer { row in
          for index in 0..<min(row.count, above.count, filtered.count - 1) {
            filtered[index + 1] = row[index] &- above[index]
          }
        }
      }
    }
  }

  private func deflateAll(
    _ bytes: [UInt8], isLast: Bool, _ stream: inout z_stream, _ room: inout [UInt8], into packed: inout [UInt8]
  ) throws(CardRenderProblem) {
    var bytes = bytes
    let result = bytes.withUnsafeMutableBufferPointer { bytes in
      room.withUnsafeMutableBufferPointer { room in
        stream.next_in = bytes.baseAddress
        stream.avail_in = uInt(clamping: bytes.count)
        var result = Z_OK
        repeat {
          stream.next_out = room.baseAddress
          stream.avail_out = uInt(clamping: room.count)
          result = deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          packed.append(contentsOf: room.prefix(room.count - Int(stream.avail_out)))
        } while result == Z_OK && stream.avail_out == 0
        return result
      }
    }
    // With nothing left to do zlib says that it had no room for it, which is no fault.
    guard result == (isLast ? Z_STREAM_END : Z_OK) || !isLast && result == Z_BUF_ERROR else {
      throw .notCompressed(zlib: result)
    }
  }

  /// One row with its colours as they are without their alpha, as the format wants them.
  private func copyRow(_ y: Int, to row: inout [UInt8]) {
    let (width, first) = (picture.width, y * picture.width * 4)
    picture.pixels.withUnsafeBufferPointer { pixels in
      row.withUnsafeMutableBufferPointer { row in
        if isOpaque {
          for x in 0..<width {
            row[x * 3] = pixels[first + x * 4]
            row[x * 3 + 1] = pixels[first + x * 4 + 1]
            row[x * 3 + 2] = pixels[first + x * 4 + 2]
          }
        } else {
          for x in 0..<width {
            let alpha = Int(pixels[first + x * 4 + 3])
            for channel in 0..<3 {
              let value = Int(pixels[first + x * 4 + channel])
              row[x * 4 + channel] = alpha == 0 ? 0 : UInt8(clamping: (value * 255 + alpha / 2) / alpha)
            }
            row[x * 4 + 3] = UInt8(alpha)
          }
        }
      }
    }
  }
}
