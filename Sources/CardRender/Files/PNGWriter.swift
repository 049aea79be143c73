import CPangoCairo
import WholeFiles

/// Writes pictures as PNG, ISO/IEC 15948.
package enum PNGWriter {
  /// Writes the whole file or none.
  package static func write(_ picture: Picture, to path: String) throws(CardRenderProblem) {
    let bytes = try encoded(picture)
    do throws(FileFailure) {
      try WholeFile.write(bytes, to: path)
    } catch {
      throw .notWritten(path: path, error)
    }
  }

  /// The bytes of the file: with alpha only where something is not opaque.
  package static func encoded(_ picture: Picture) throws(CardRenderProblem) -> [UInt8] {
    let isOpaque = picture.isOpaque
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(clamping: picture.width))
    header.append(bigEndian: UInt32(clamping: picture.height))
    // Eight bits a channel; colour, or colour with alpha; the one compression, the one set of filters, not interlaced.
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes.append(chunk: "IHDR", header)
    bytes.append(chunk: "sRGB", [0])
    bytes.append(chunk: "IDAT", try PNGRows(picture, isOpaque: isOpaque).compressed())
    bytes.append(chunk: "IEND", [])
    return bytes
  }
}

extension Picture {
  /// Whether nothing shines through.
  package var isOpaque: Bool {
    pixels.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt32.self).allSatisfy { UInt32(littleEndian: $0) >= 0xFF00_0000 }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Its length, its name, what it holds, and a checksum over both.
  fileprivate mutating func append(chunk name: String, _ content: [UInt8]) {
    append(bigEndian: UInt32(clamping: content.count))
    let start = count
    append(contentsOf: name.utf8)
    append(contentsOf: content)
    let sum = self[start...].withUnsafeBytes { bytes in
      crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, uInt(clamping: bytes.count))
    }
    append(bigEndian: UInt32(truncatingIfNeeded: sum))
  }
}
