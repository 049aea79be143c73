import Foundation

/// The file of an import, or standard input.
enum ImportFile {
  /// Twenty years of a hundred trends are less than half of it.
  static let limit = 100_000_000

  /// - Parameter path: `-` for standard input.
  static func bytes(at path: String) throws(ImportProblem) -> [UInt8] {
    let handle: FileHandle
    if path == "-" {
      handle = .standardInput
    } else {
      guard FileManager.default.fileExists(atPath: path) else { throw .missingFile(path) }
      guard let opened = FileHandle(forReadingAtPath: path) else { throw .unreadableFile(path) }
      handle = opened
    }
    // `read` says what went wrong; a folder opens like a file, and fails only here.
    guard let data = try? handle.read(upToCount: limit + 1) ?? Data() else { throw .unreadableFile(path) }
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return Array(data)
  }
}
