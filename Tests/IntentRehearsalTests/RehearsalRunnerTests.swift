import Foundation
import IntentHost
import IntentRehearsal
import Testing

@Suite("Playing files")
final class RehearsalRunnerTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "runner-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "sub"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func runner(_ mode: RehearsalPlayer.Mode) -> RehearsalRunner {
    RehearsalRunner(place: Place(), mode: mode) { _, audience in
      let scene = ScriptedScene()
      await scene.seat(audience)
      return scene
    }
  }

  @Test("plays a file, and tells one that is wrong, absent or a folder")
  func plays() async throws {
    let runner = runner(.compare)
    #expect(await runner.play(file: try file("a", "tap: Undo\n")).result == .passed)
    #expect(await runner.play(file: try file("b", "tap:\n")).result
      == .unreadable(TranscriptError(line: 1, problem: .noText(after: "tap:"))))
    #expect(await runner.play(file: folder.path + "/none").result
      == .unreadable(TranscriptError(line: 1, problem: .cannotRead("No such file or directory"))))
    #expect(await runner.play(file: folder.path).result
      == .unreadable(TranscriptError(line: 1, problem: .cannotRead("it is a folder"))))
  }

  @Test("writes what was recorded, and leaves alone what nothing changes")
  func records() async throws {
    let path = try file("a", "\u{FEFF}> Undo\r\n> yes\r\n")
    #expect(await runner(.record).play(file: path).result == .recorded([]))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "> Undo\n?! Undo?\ncard:\n  kind     test/1\n  wells    [Undo]\n> yes\n< Undone.\n")
    let crlf = try file("b", text.replacing("\n", with: "\r\n"))
    #expect(await runner(.record).play(file: crlf).result == .unchanged)
    #expect(try String(contentsOfFile: crlf, encoding: .utf8).contains("\r\n"))
  }

  @Test("keeps a file whose extension crashes while recording")
  func keeps() async throws {
    let path = try file("a", "> Undo\n> yes\n> Crash\n")
    guard case .broken(line: 3, _) = await runner(.record).play(file: path).result else {
      Issue.record("not broken")
      return
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "> Undo\n> yes\n> Crash\n")
  }

  static let tooMuch: [(comment: Int, turns: Int, problem: TranscriptProblem)] = [
    // Two lines of a turn are there; seven are recorded, which are 61 bytes more.
    (0, 3_000, .tooManyLines(21_001, limit: 20_000)), (1_048_576 - 15, 1, .tooLarge(bytes: 1_048_637, limit: 1_048_576)),
  ]

  @Test("writes no recording that could not be read again", arguments: tooMuch)
  func limits(comment: Int, turns: Int, problem: TranscriptProblem) async throws {
    let text = "#" + String(repeating: "x", count: comment) + "\n" + String(repeating: "> Undo\n> yes\n", count: turns)
    let path = try file("a", text)
    guard case .unreadable(let error) = await runner(.record).play(file: path).result else {
      Issue.record("it was written")
      return
    }
    #expect(error.problem == .unfitRecording(problem))
    let isKept = try String(contentsOfFile: path, encoding: .utf8) == text
    #expect(isKept)
  }

  @Test("records through a link into the file it leads to")
  func link() async throws {
    let path = try file("a", "> Undo\n> yes\n")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(await runner(.record).play(file: link).result == .recorded([]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("< Undone.\n"))
  }

  @Test("finds the rehearsals of a folder, sorted, and takes a file as it is named")
  func finds() throws {
    for name in ["b.rehearsal", "a.rehearsal", "sub/c.rehearsal", "notes.txt"] { _ = try file(name, "") }
    let all = ["a.rehearsal", "b.rehearsal", "sub/c.rehearsal"].map { "\(folder.path)/\($0)" }
    #expect(try RehearsalFiles.find([folder.path]) == all)
    #expect(try RehearsalFiles.find([folder.path + "/"]) == all)
    #expect(try RehearsalFiles.find(["\(folder.path)/notes.txt"]) == ["\(folder.path)/notes.txt"])
    #expect(throws: RehearsalFiles.Failure.notFound(path: "/none")) { try RehearsalFiles.find(["/none"]) }
    let empty = folder.appending(path: "empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    #expect(throws: RehearsalFiles.Failure.nothingIn(folder: empty.path)) { try RehearsalFiles.find([empty.path]) }
  }
}
