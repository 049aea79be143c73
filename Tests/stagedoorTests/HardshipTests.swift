import Foundation
import TestPrograms
import Testing

@Suite("The tool, where things are scarce or broken", .timeLimit(.minutes(1)))
final class HardshipTests {
  private let folder: URL

  init() throws {
    folder = try Tool.folder()
    try project()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func project() throws {
    let text = """
      {"version": 1, "applicationName": "Unruly", "extension": "\(try Tool.product("UnrulyExtension").path)",
       "apps": ["./tap"]}
      """
    try Data(text.utf8).write(to: folder.appending(path: "stagedoor.json"))
    try ProgramFile.write("echo \"$1\"", to: folder.appending(path: "tap"))
  }

  private func rehearsal(_ text: String) throws -> String {
    let file = folder.appending(path: "a.rehearsal")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test("a command leaves no descriptor open behind it")
  func descriptors() throws {
    let file = try rehearsal(String(repeating: "$ tap a\n  a\n", count: 60))
    let end = try Tool.run(["rehearse", file], in: folder, shell: #"ulimit -n 40; exec "$0" "$@""#)
    #expect(end.lastLine == "1 passed, 0 failed")
    #expect(end.error.isEmpty)
  }

  @Test("too few descriptors for a command are told, and are no trap")
  func fewDescriptors() throws {
    let file = try rehearsal("$ tap a\n  a\n")
    for limit in 8...16 {
      let end = try Tool.run(["rehearse", file], in: folder, shell: #"ulimit -n \#(limit); exec "$0" "$@""#)
      #expect((0...3).contains(end.status), "\(limit): \(end)")
    }
  }
}
