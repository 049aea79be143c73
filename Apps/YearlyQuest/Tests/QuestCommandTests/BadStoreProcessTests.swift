import Foundation
import QuestTestSupport
import Testing

#if os(Linux)
@Suite("The program and a store it may not use")
struct BadStoreProcessTests {
  let scratch: Scratch

  init() async throws {
    scratch = try Scratch()
    _ = try await scratch.quest("add", "Sleep", "--options", "Great,Poor")
    _ = try await scratch.quest("log", "Sleep", "Great")
  }

  private func allow(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// The rights of file and folder, and what an ordinary user is told.
  static let table: [(file: Int, folder: Int, line: String)] = [
    (0o600, 0o755, "may not be read. Give yourself the right to read and write it. Nothing was changed.\n"),
    (0o644, 0o755, "may not be written. Give yourself the right to write it and its folder. Nothing was changed.\n"),
    (0o644, 0o777, "may not be written. Give yourself the right to write it and its folder. Nothing was changed.\n"),
    (0o666, 0o755, "may not be written. Give yourself the right to write it and its folder. Nothing was changed.\n"),
  ]

  @Test("says which right is missing, and changes nothing", arguments: table)
  func rights(file: Int, folder: Int, line: String) async throws {
    try allow(file, scratch.store)
    try allow(folder, scratch.folder)
    let bytes = scratch.bytes
    for command in [["log", "Sleep", "Poor"], ["week"]] {
      let ended = try await scratch.questAsOrdinaryUser(command)
      #expect((ended.code, ended.output) == (3, ""))
      #expect(ended.errors == "quest: the store “\(scratch.store)” \(line)")
    }
    #expect(scratch.bytes == bytes)
    #expect(try await scratch.quest("log", "Sleep", "Great").output.contains("already"))
  }

  @Test("a folder that cannot be entered or written hides no reason", arguments: [0o700, 0o755])
  func lockedFolder(mode: Int) async throws {
    let inner = scratch.folder + "/inner"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
    try allow(mode, inner)
    let ended = try await scratch.questAsOrdinaryUser(["trends"], store: inner + "/quest.sqlite")
    #expect(ended.code == 3)
    #expect(ended.errors.contains(mode == 0o700 ? "may not be read" : "may not be written"))
  }

  @Test("a store beside nothing, in a folder that was deleted, is not made in the root")
  func deletedFolder() async throws {
    let name = "quest-\(UUID().uuidString).sqlite"
    let script = #"mkdir "$1" && cd "$1" && rmdir "$1" && exec "$2" trends"#
    let ended = try await Program.run(
      "/bin/sh", ["-c", script, "sh", scratch.folder + "/gone", Program.quest],
      environment: scratch.environment.merging(["QUEST_STORE": name]) { _, said in said })
    #expect(ended.code == 3)
    #expect(ended.errors.contains("the folder of the store “\(name)” does not exist"))
    #expect(!FileManager.default.fileExists(atPath: "/" + name))
  }

  @Test("with both rights an ordinary user logs")
  func allowed() async throws {
    try allow(0o666, scratch.store)
    try allow(0o777, scratch.folder)
    let ended = try await scratch.questAsOrdinaryUser(["log", "Sleep", "Poor"])
    #expect((ended.code, ended.errors) == (0, ""))
  }
}
#endif
