import Foundation

/// Keeps one day in a small file; `Documentation/Store.md` says what it looks like.
public struct BriefFile: Sendable {
  let path: String
  private let write: @Sendable (Data, URL) throws -> Void

  /// - Parameters:
  ///   - path: of the file; its folder must exist.
  ///   - write: puts the bytes there, whole or not at all.
  public init(
    path: String,
    write: @escaping @Sendable (Data, URL) throws -> Void = { try $0.write(to: $1, options: .atomic) }
  ) {
    self.path = path
    self.write = write
  }

  /// The day that is kept; nil for none.
  func read() throws(BriefFailure) -> Brief? {
    // What is no plain file must not make anybody wait.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0, let data = Self.bytes(of: FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)),
      let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.version == Kept.current, kept.isSound
    else { throw .unreadable(path: path) }
    return kept.brief
  }

  /// Changes what is kept: no other process does meanwhile, and what stands already is not written.
  func change(_ plan: (Brief?) throws(BriefFailure) -> Brief) throws(BriefFailure) -> Brief {
    let lock = try FileLock(beside: path)
    defer { lock.release() }
    let before = try read()
    let after = try plan(before)
    guard after != before else { return after }
    do { try write(try Kept(brief: after).encoded(), URL(filePath: path)) } catch { throw .unwritable(path: path) }
    return after
  }

  /// Nil when it cannot be read, or is larger than any that is written here.
  private static func bytes(of handle: FileHandle) -> Data? {
    let most = 1 << 16
    guard let data = try? handle.read(upToCount: most + 1), data.count <= most else { return nil }
    return data
  }
}

/// The file's whole content.
private struct Kept: Codable {
  static let current = 1

  var version = Kept.current
  var brief: Brief

  /// Whether every value is one that a command could have left there.
  var isSound: Bool {
    BriefFigure.allCases.allSatisfy { (0...$0.most).contains(brief[$0]) }
      && brief.note.unicodeScalars.count <= BriefDoor.longestNote
  }

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}
