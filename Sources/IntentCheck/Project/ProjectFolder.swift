import Foundation
import StringCatalog

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The files below a folder that can have to do with its words.
///
/// What tools made is passed over, a folder that links lead to twice is read once, no other file system is entered (a
/// project has no part of it, and `/proc` is one), and the walk is bounded: a project that exceeds the bounds is read as
/// far as they go, and says so.
struct ProjectFolder {
  /// Several times the files of the largest public app read so far (16,000).
  static let fileLimit = 200_000
  static let depthLimit = 64

  /// Of others' making, or of a tool's: their words are not the project's.
  static let passedOver: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts", "xcuserdata",
  ]
  static let passedOverEndings: Set<Substring> = [
    "xcassets", "framework", "xcframework", "app", "appex", "bundle", "xcodeproj", "xcworkspace", "docc", "icon",
    "xcdatamodeld", "playground", "help",
  ]

  private(set) var files: [ProjectFile] = []
  /// What is named like a catalog and is no file, and why.
  private(set) var obstructed: [(path: String, obstacle: CatalogFailure.Obstacle)] = []
  /// Folders that cannot be read, or are of another file system.
  private(set) var unread: [String] = []
  /// Whether a bound ended the walk.
  private(set) var isCut = false
  private var visited: Set<FolderIdentity> = []

  private struct FolderIdentity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  init(at root: String) {
    let device = Self.identity(of: root)?.device
    var waiting = [(folder: "", depth: 0)]
    while let (folder, depth) = waiting.popLast() {
      guard files.count < Self.fileLimit, depth < Self.depthLimit else {
        isCut = true
        continue
      }
      let path = folder.isEmpty ? root : "\(root)/\(folder)"
      guard let identity = Self.identity(of: path), visited.insert(identity).inserted else { continue }
      guard identity.device == device, let entries = Self.entries(of: path) else {
        unread.append(folder)
        continue
      }
      for entry in entries {
        let relative = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if add(entry, relative, at: "\(path)/\(entry.name)") { waiting.append((relative, depth + 1)) }
      }
    }
    files.sort { $0.path < $1.path }
    obstructed.sort { $0.path < $1.path }
    unread.sort()
  }

  /// - Returns: whether it is a folder to be walked.
  private mutating func add(_ entry: Entry, _ relative: String, at path: String) -> Bool {
    let kind = ProjectFile.kind(of: entry.name)
    if let kind, Self.isRegular(entry, at: path) {
      files.append(ProjectFile(path: relative, kind: kind))
      return false
    }
    if kind == .catalog, let obstacle = LocalizedFile.obstacle(at: path) {
      obstructed.append((relative, obstacle))
      return false
    }
    guard Self.isFolder(entry, at: path) else { return false }
    if entry.name.hasSuffix(".xcodeproj") { addProject(in: relative, at: path) }
    return !Self.passesOver(entry.name)
  }

  /// Of an Xcode project only what tells its targets.
  private mutating func addProject(in folder: String, at path: String) {
    var status = stat()
    guard stat("\(path)/project.pbxproj", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    files.append(ProjectFile(path: "\(folder)/project.pbxproj", kind: .xcodeProject))
  }

  private static func passesOver(_ name: String) -> Bool {
    if passedOver.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return passedOverEndings.contains(name[name.index(after: dot)...])
  }

  private struct Entry {
    let name: String
    let type: UInt8
  }

  /// The entries that are not hidden; nil where the folder cannot be read.
  private static func entries(of path: String) -> [Entry]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
          String(cString: $0)
        }
      }
      guard !name.hasPrefix(".") else { continue }
      entries.append(Entry(name: name, type: entry.pointee.d_type))
    }
    return entries
  }

  private static func identity(of path: String) -> FolderIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FolderIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(status.st_ino))
  }

  private static func isRegular(_ entry: Entry, at path: String) -> Bool {
    entry.type == UInt8(DT_REG) || leads(entry, to: S_IFREG, at: path)
  }

  private static func isFolder(_ entry: Entry, at path: String) -> Bool {
    entry.type == UInt8(DT_DIR) || leads(entry, to: S_IFDIR, at: path)
  }

  /// The type stands in the entry, but for links and on file systems that do not keep it.
  private static func leads(_ entry: Entry, to mode: mode_t, at path: String) -> Bool {
    guard entry.type == UInt8(DT_LNK) || entry.type == UInt8(DT_UNKNOWN) else { return false }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == mode
  }
}
