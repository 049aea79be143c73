import CPangoCairo

extension Picture {
  /// SHA-256 of the size and every pixel: the same for the same picture, however its file was compressed.
  package var digest: String {
    guard let sum = g_checksum_new(G_CHECKSUM_SHA256) else { return "" }
    defer { g_checksum_free(sum) }
    let size = Array("\(width) \(height)\n".utf8)
    g_checksum_update(sum, size, size.count)
    pixels.withUnsafeBufferPointer { g_checksum_update(sum, $0.baseAddress, $0.count) }
    return g_checksum_get_string(sum).map { String(cString: $0) } ?? ""
  }
}
