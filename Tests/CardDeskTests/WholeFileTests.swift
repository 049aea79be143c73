import Foundation
import Testing

@testable import CardDesk

@Suite("A file is written") struct WholeFileTests {
  private let folder: DeskFolder

  init() throws { folder = try DeskFolder() }

  @Test("whole, and nothing else is left beside it")
  func whole() throws {
    let path = folder.path("a.txt")
    try WholeFile.write(Data("one".utf8), to: path)
    try WholeFile.write(Data("two".utf8), to: path)
    try WholeFile.write(Data(), to: folder.path("empty"))
    #expect(try folder.text("a.txt") == "two")
    #expect(try folder.names == ["a.txt", "empty"])
  }

  @Test("with the permissions it had, through a link that leads to it")
  func permissions() throws {
    let path = try folder.write("a.txt", "one")
    #expect(chmod(path, 0o640) == 0)
    #expect(symlink(path, folder.path("link")) == 0)
    try WholeFile.write(Data("two".utf8), to: folder.path("link"))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try folder.text("a.txt") == "two")
    #expect(lstat(folder.path("link"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test(
    "or not at all",
    arguments: [
      ("absent/a.png", "No such file or directory"), ("folder", "it is a folder"), ("pipe", "it is no regular file"),
      ("a.txt/b", "Not a directory"),
    ])
  func refused(_ name: String, _ reason: String) throws {
    try folder.write("a.txt", "one")
    try FileManager.default.createDirectory(at: folder.url.appending(path: "folder"), withIntermediateDirectories: true)
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let path = folder.path(name)
    let problem = #expect(throws: CardDeskProblem.self) { try WholeFile.write(Data("x".utf8), to: path) }
    #expect(problem == .unwritable(path: path, reason: reason))
    #expect(problem?.words == "\(path) cannot be written: \(reason)")
    #expect(try folder.names == ["a.txt", "folder", "pipe"])
  }
}
