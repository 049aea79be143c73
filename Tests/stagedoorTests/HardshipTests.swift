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

  @Test("in a folder that was removed, there is no stagedoor.json to be found")
  func removedFolder() throws {
    let end = try Tool.run(["intents"], shell: #"mkdir d; cd d; rmdir ../d; exec "$0" "$@""#)
    #expect(end.status == 3)
    #expect(end.error.hasPrefix("stagedoor: No stagedoor.json in "))
  }

  @Test("says when what it prints goes nowhere", arguments: [
    (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
  ])
  func unwritable(_ redirection: String, _ reason: String) throws {
    let end = try Tool.run(["intents"], in: folder, shell: #"exec "$0" "$@" \#(redirection)"#)
    #expect(end.status == 1)
    #expect(end.error == "stagedoor: standard output cannot be written: \(reason)\n")
  }

  @Test("writes control characters out where they could steer a terminal", arguments: [
    ["s\u{1B}[31m\ny"], ["intents", "--l\u{1B}[2J"], ["rehearse", "no\u{1B}]0;x\u{07}"],
  ])
  func controls(_ arguments: [String]) throws {
    let end = try Tool.run(arguments, in: folder)
    #expect(end.status == 2)
    #expect(end.error.contains("\\u{1B}") && !end.error.dropLast().unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test("takes a closed input for an ended one")
  func closedInput() throws {
    let end = try Tool.run(["say", "Ask Unruly"], in: folder, shell: #"exec "$0" "$@" <&-"#)
    #expect(end.output.hasSuffix("> cancel\n< Cancelled.\n"))
  }

  @Test("does not wait for a pipe or read a folder where a file should be")
  func noFile() throws {
    let pipe = folder.appending(path: "pipe.rehearsal").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let played = try Tool.run(["rehearse", pipe], in: folder)
    #expect(played.output.hasPrefix("\(pipe):1: the file cannot be read: it is no regular file\n"))
    #expect(played.status == 1)
    let other = folder.appending(path: "other")
    try FileManager.default.createDirectory(
      at: other.appending(path: "stagedoor.json"), withIntermediateDirectories: true)
    let listed = try Tool.run(["intents"], in: other)
    #expect(listed.error == "stagedoor: \(other.path)/stagedoor.json cannot be read: it is a folder.\n")
    #expect(listed.status == 3)
  }
}
