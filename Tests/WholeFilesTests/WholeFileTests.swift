import Foundation
import Testing

import WholeFiles

@Suite("A file is written") final class WholeFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func text(_ name: String) throws -> String {
    String(decoding: try RegularFile.read(path(name), atMost: 100), as: UTF8.self)
  }

  private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } }

  private func write(_ text: String, _ name: String) throws -> String {
    try Data(text.utf8).write(to: folder.appending(path: name))
    return path(name)
  }

  @Test("whole, and nothing else is left beside it")
  func whole() throws {
    try WholeFile.write(Data("one".utf8), to: path("a.txt"))
    try WholeFile.write(Array("two".utf8), to: path("a.txt"))
    try WholeFile.write(Data(), to: path("empty"))
    #expect(try text("a.txt") == "two")
    #expect(try names == ["a.txt", "empty"])
  }

  @Test("with the permissions it had, through a link that leads to it")
  func permissions() throws {
    let path = try write("one", "a.txt")
    #expect(chmod(path, 0o640) == 0)
    #expect(symlink(path, self.path("link")) == 0)
    try WholeFile.write(Data("two".utf8), to: self.path("link"))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try text("a.txt") == "two")
    #expect(lstat(self.path("link"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("a new one with what the process's mask lets it be, which is not touched")
  func mask() throws {
    // As the system makes one; the mask belongs to the whole process, so that a test must not set it either.
    close(open(path("usual"), O_WRONLY | O_CREAT, 0o666))
    try WholeFile.write(Data(), to: path("new"))
    var (usual, new) = (stat(), stat())
    #expect(stat(path("usual"), &usual) == 0 && stat(path("new"), &new) == 0)
    #expect(new.st_mode == usual.st_mode)
  }

  @Test("under a name as long as a name may be")
  func longName() throws {
    let name = String(repeating: "a", count: 255)
    try WholeFile.write(Data("one".utf8), to: path(name))
    #expect(try names == [name])
  }

  @Test(
    "or not at all",
    arguments: [
      ("absent/a.png", .system(errno: ENOENT), "No such file or directory"), ("folder", .folder, "it is a folder"),
      ("pipe", .irregular, "it is no regular file"), ("a.txt/b", .system(errno: ENOTDIR), "Not a directory"),
      ("link", .danglingLink, "it is a link that leads nowhere"),
    ] as [(String, FileFailure, String)])
  func refused(_ name: String, _ failure: FileFailure, _ reason: String) throws {
    _ = try write("one", "a.txt")
    try FileManager.default.createDirectory(at: folder.appending(path: "folder"), withIntermediateDirectories: true)
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(symlink("nowhere", path("link")) == 0)
    #expect(throws: failure) { try WholeFile.write(Data("x".utf8), to: path(name)) }
    #expect(failure.reason == reason)
    #expect(try names == ["a.txt", "folder", "link", "pipe"])
  }
}

@Suite("A file is read")
struct RegularFileTests {
  @Test("no folder and no device, which nobody waits for", arguments: [("/", FileFailure.folder), ("/dev/zero", .irregular)])
  func refused(_ path: String, _ failure: FileFailure) {
    #expect(throws: failure) { try RegularFile.read(path, atMost: 1) }
  }

  @Test("at most as far as is asked")
  func front() throws {
    #expect(try RegularFile.read(#filePath, atMost: 6) == Data("import".utf8))
  }
}
