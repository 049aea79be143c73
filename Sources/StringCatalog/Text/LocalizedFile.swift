import Foundation

/// The bytes of a file that holds localized texts.
enum LocalizedFile {
  /// The largest file that is read, in bytes: several times the largest catalog known (57 MB).
  static let sizeLimit = 256 << 20

  /// Reads a regular file that is not too large.
  static func data(at file: URL, format: FileFormat) throws(CatalogFailure) -> Data {
    let path = file.path(percentEncoded: false)
    do {
      let values = try file.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      // A pipe or a device would keep the reader waiting.
      guard values.isRegularFile == true else { throw CocoaError(.fileReadUnknown) }
      let size = values.fileSize ?? 0
      guard size <= sizeLimit else {
        throw CatalogFailure(file: path, fault: .tooLarge(bytes: size, limit: sizeLimit), format: format)
      }
      return try Data(contentsOf: file)
    } catch let failure as CatalogFailure {
      throw failure
    } catch {
      throw CatalogFailure(file: path, fault: .unreadable(reason: error.localizedDescription), format: format)
    }
  }
}
