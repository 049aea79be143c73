import Foundation

extension Catalog {
  /// The largest file that is read, in bytes: several times the largest catalog known (57 MB).
  package static let sizeLimit = 256 << 20

  /// Reads a catalog from a file.
  /// - Parameter file: a file URL.
  /// - Throws: `CatalogFailure` when the file cannot be read, is too large, or is not a catalog.
  package init(contentsOf file: URL) throws(CatalogFailure) {
    let path = file.path(percentEncoded: false)
    let data: Data
    do {
      let values = try file.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      // A pipe or a device would keep the reader waiting.
      guard values.isRegularFile == true else { throw CocoaError(.fileReadUnknown) }
      let size = values.fileSize ?? 0
      guard size <= Self.sizeLimit else {
        throw CatalogFailure(file: path, fault: .tooLarge(bytes: size, limit: Self.sizeLimit))
      }
      data = try Data(contentsOf: file)
    } catch let failure as CatalogFailure {
      throw failure
    } catch {
      throw CatalogFailure(file: path, fault: .unreadable(reason: error.localizedDescription))
    }
    try self.init(json: data, file: path)
  }
}
