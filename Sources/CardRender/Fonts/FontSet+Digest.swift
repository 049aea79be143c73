import CPangoCairo
import Foundation

extension FontSet {
  /// One SHA-256 for all fonts: two machines with the same digest draw the same pictures.
  ///
  /// Reads some sixty megabytes, so it is asked for where pictures are compared, not where they are drawn.
  package func digest() throws(CardRenderProblem) -> String {
    guard let sum = g_checksum_new(G_CHECKSUM_SHA256) else { throw .outOfMemory }
    defer { g_checksum_free(sum) }
    for file in FontFile.all {
      guard let path = path(of: file) else { continue }
      let line = "\(try Self.digest(ofFileAt: path))  \(file.name)\n"
      g_checksum_update(sum, Array(line.utf8), line.utf8.count)
    }
    return g_checksum_get_string(sum).map { String(cString: $0) } ?? ""
  }

  private static func digest(ofFileAt path: String) throws(CardRenderProblem) -> String {
    guard let sum = g_checksum_new(G_CHECKSUM_SHA256) else { throw .outOfMemory }
    defer { g_checksum_free(sum) }
    guard let file = fopen(path, "rb") else { throw .unreadable(path: path, errno: errno) }
    defer { fclose(file) }
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      g_checksum_update(sum, chunk, count)
    }
    guard ferror(file) == 0 else { throw .unreadable(path: path, errno: errno) }
    return g_checksum_get_string(sum).map { String(cString: $0) } ?? ""
  }
}
