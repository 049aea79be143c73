import CPangoCairo
import Foundation

/// Writes pictures as PNG, ISO/IEC 15948.
package enum PNGWriter {
  /// Writes the whole file or none: beside its place first, then into it.
  package static func write(_ picture: Picture, to path: String) throws(CardRenderProblem) {
    let bytes = try encoded(picture)
    let draft = "\(path).\(getpid()).\(UInt32.random(in: 0...(.max))).draft"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .notWritten(path: path, errno: errno) }
    var problem: Int32?
    if !writeAll(bytes, to: file) { problem = errno }
    if close(file) != 0, problem == nil { problem = errno }
    if problem == nil, rename(draft, path) != 0 { problem = errno }
    guard let problem else { return }
    unlink(draft)
    throw .notWritten(path: path, errno: problem)
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

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
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
