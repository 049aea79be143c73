import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Files and links below a folder, found without following links.
enum SourceFiles {
  /// Builds and histories.
  private static let passedOver: Set<String> = [".build", ".git", ".stagedoor"]

  /// Relative to the folder.
  static func walk(_ root: String) -> [String] {
    var files: [String] = []
    var waiting = [""]
    while let folder = waiting.popLast() {
      let path = folder.isEmpty ? root : "\(root)/\(folder)"
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where !passedOver.contains(name) {
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        switch FileState(of: "\(root)/\(relative)")?.kind {
        case .folder: waiting.append(relative)
        case .file, .link: files.append(relative)
        case .other, nil: break
        }
      }
    }
    return files
  }

  /// What Git knows or would add, relative to the folder; nil where it did not answer for this folder.
  /// - Parameter listing: the output of `command`.
  static func listed(_ listing: String, in root: String) -> [String]? {
    let names = listing.split(separator: "\0").map(String.init)
    guard names.contains("Package.swift") else { return nil }
    return names.flatMap { name -> [String] in
      guard !name.split(separator: "/").contains(where: { passedOver.contains(String($0)) }) else { return [] }
      switch FileState(of: "\(root)/\(name)")?.kind {
      case .file, .link: return [name]
      // A repository of its own, which Git names as one.
      case .folder:
        let folder = name.hasSuffix("/") ? String(name.dropLast()) : name
        return walk("\(root)/\(folder)").map { "\(folder)/\($0)" }
      case .other, nil: return []
      }
    }
  }

  /// What lists the files of a folder with a zero behind each.
  static func listing(of root: String) -> [String] {
    ["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
  }
}

/// What is known of a file without reading it.
struct FileState: Hashable {
  enum Kind: Hashable { case file, link, folder, other }

  let kind: Kind
  let size: Int
  let mode: mode_t
  let seconds: Int
  let nanoseconds: Int

  /// Nil where there is nothing.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFLNK: .link
      case S_IFDIR: .folder
      default: .other
      }
    size = Int(status.st_size)
    mode = status.st_mode & 0o777
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
  }

  /// Gives a file the time of this one.
  func lendTime(to path: String) {
    let time = timespec(tv_sec: .init(seconds), tv_nsec: .init(nanoseconds))
    _ = [time, time].withUnsafeBufferPointer { utimensat(AT_FDCWD, path, $0.baseAddress, 0) }
  }
}
