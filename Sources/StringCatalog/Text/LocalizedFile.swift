import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of a file that holds localized texts.
package enum LocalizedFile {
  /// The largest file that is read, in bytes: several times the largest catalog known (57 MB).
  static let sizeLimit = 256 << 20

  /// Reads a regular file that is not too large.
  static func data(at file: URL, format: FileFormat) throws(CatalogFailure) -> Data {
    let path = file.path(percentEncoded: false)
    if let obstacle = obstacle(at: path) {
      throw CatalogFailure(file: path, fault: .unreadable(obstacle), format: format)
    }
    do {
      var status = stat()
      let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
      guard size <= sizeLimit else {
        throw CatalogFailure(file: path, fault: .tooLarge(bytes: size, limit: sizeLimit), format: format)
      }
      return try Data(contentsOf: file)
    } catch let failure as CatalogFailure {
      throw failure
    } catch {
      throw CatalogFailure(file: path, fault: .unreadable(.other(error.localizedDescription)), format: format)
    }
  }

  /// What keeps a file from being read, found without opening it; nil for a regular file that may be read.
  package static func obstacle(at path: String) -> CatalogFailure.Obstacle? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let reason = errno
      if lstat(path, &status) == 0 { return .brokenLink }
      return reason == ENOENT || reason == ENOTDIR ? .absent : .other(String(cString: strerror(reason)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return access(path, R_OK) == 0 ? nil : .noPermission
    case S_IFDIR: return .folder
    default: return .notAFile
    }
  }
}
