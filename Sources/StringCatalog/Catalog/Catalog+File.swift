import Foundation

extension Catalog {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = LocalizedFile.sizeLimit

  /// Reads a catalog from a file.
  /// - Parameter file: a file URL.
  /// - Throws: `CatalogFailure` when the file cannot be read, is too large, or is not a catalog.
  package init(contentsOf file: URL) throws(CatalogFailure) {
    let data = try LocalizedFile.data(at: file, format: .catalog)
    try self.init(json: data, file: file.path(percentEncoded: false))
  }
}
