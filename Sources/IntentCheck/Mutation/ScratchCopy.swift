import Foundation
import StringCatalog

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A copy of a package and of those beside it, which keeps its own build.
package struct ScratchCopy: Sendable {
  /// Where the copy of the root is.
  ///
  /// It has the root's name: SwiftPM knows a package by its folder's.
  package let tree: String
  /// Where the copy of the package is.
  package let package: String
  private let origin: LocalPackages

  package init(of origin: LocalPackages) {
    self.origin = origin
    let name = origin.root.split(separator: "/").last ?? "root"
    tree = "\(origin.package)/.build/stagedoor-mutation/\(name)"
    let inner = origin.relative(origin.package)
    package = inner.isEmpty ? tree : "\(tree)/\(inner)"
  }

  /// Keeps every other run out of the copy, until this process ends.
  /// - Throws: `MutationFailure`.
  package func hold() throws(MutationFailure) {
    let folder = URL(filePath: tree).deletingLastPathComponent()
    for path in [folder.deletingLastPathComponent().path, folder.path]
    where LocalizedFile.obstacle(at: path).map({ $0 != .folder && $0 != .absent }) ?? true {
      throw .noFolder(path: path)
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotCopy(path: folder.path, reason: error.localizedDescription)
    }
    let lock = open("\(folder.path)/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw .cannotCopy(path: folder.path, reason: String(cString: strerror(errno))) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { throw .inUse(copy: folder.path) }
  }

  /// Makes the copy equal to the sources.
  ///
  /// A file whose size and time are the same is not read. One that must be written anew, because it changed or because a
  /// mutant was left in it, gets the time of now: whatever was built from it is older then.
  /// - Parameter list: what Git says of a folder's files; nil where it cannot be asked.
  /// - Throws: `MutationFailure`.
  package func sync(list: (_ command: [String]) async throws -> String?) async throws {
    // What is not the package's is removed from the copy: it must not be someone's folder.
    for path in [URL(filePath: tree).deletingLastPathComponent().path, tree] where FileState(of: path)?.kind == .link {
      throw MutationFailure.cannotCopy(path: path, reason: "it is a link; remove it, the copy is made anew")
    }
    var wanted: Set<String> = []
    for folder in origin.folders {
      let listing = try await list(SourceFiles.listing(of: folder))
      let files = listing.flatMap { SourceFiles.listed($0, in: folder) } ?? SourceFiles.walk(folder)
      let prefix = origin.relative(folder)
      wanted.formUnion(prefix.isEmpty ? files : files.map { "\(prefix)/\($0)" })
    }
    for file in SourceFiles.walk(tree) where !wanted.contains(file) { remove(file) }
    for file in wanted.sorted() { try copy(file) }
  }

  /// Removes a file of the copy, and the folders that are empty then.
  private func remove(_ file: String) {
    unlink("\(tree)/\(file)")
    var folder = file[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard rmdir("\(tree)/\(folder)") == 0 else { return }
    }
  }

  private func copy(_ file: String) throws(MutationFailure) {
    let (source, copy) = ("\(origin.root)/\(file)", "\(tree)/\(file)")
    // Gone since it was listed.
    guard let state = FileState(of: source) else { return }
    do {
      if state.kind == .link, try isLinkKept(source, copy) { return }
      try copyContents(source, copy)
    } catch {
      throw .cannotCopy(path: source, reason: error.localizedDescription)
    }
  }

  /// A link is kept when it stays in the copy; else what it leads to is copied, if that is a file.
  private func isLinkKept(_ source: String, _ copy: String) throws -> Bool {
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: source)
    let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: source)) != nil
    let real = URL(filePath: source).resolvingSymlinksInPath().path
    let isInside = !target.hasPrefix("/") && origin.folders.contains { ProjectTarget.isWithin(real, $0) }
    guard isInside || isFolder || !FileManager.default.fileExists(atPath: source) else { return false }
    // A folder outside stays where it is: it is read from there, and never written to.
    let kept = isInside || target.hasPrefix("/") ? target : real
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: copy)) == kept { return true }
    try makeRoom(for: copy)
    try FileManager.default.createSymbolicLink(atPath: copy, withDestinationPath: kept)
    return true
  }

  private func copyContents(_ source: String, _ copy: String) throws {
    var followed = source
    if FileState(of: source)?.kind == .link { followed = URL(filePath: source).resolvingSymlinksInPath().path }
    guard let state = FileState(of: followed), state.kind == .file else { return }
    let before = FileState(of: copy)
    let isAlike = before?.kind == .file && before?.size == state.size
    if isAlike, before?.seconds == state.seconds, before?.nanoseconds == state.nanoseconds { return }
    let data = try Data(contentsOf: URL(filePath: followed))
    if isAlike, try Data(contentsOf: URL(filePath: copy)) == data { return }
    try makeRoom(for: copy)
    try data.write(to: URL(filePath: copy))
    chmod(copy, state.mode | 0o200)
    if before == nil { state.lendTime(to: copy) }
  }

  private func makeRoom(for copy: String) throws {
    unlink(copy)
    let folder = URL(filePath: copy).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Where a file of the package really is, or nil when a link takes it out of the copy.
  func ownPath(of file: String) -> String? {
    let real = URL(filePath: "\(package)/\(file)").resolvingSymlinksInPath().path
    return ProjectTarget.isWithin(real, URL(filePath: tree).resolvingSymlinksInPath().path) ? real : nil
  }
}
