import Foundation
import IntentWire
import Testing

@Suite("An app that tells what may be said in its phrases")
struct ShortcutUpdateTests {
  @Test("writes each slot of a phrase with its values, their titles and their other words")
  func told() async throws {
    try await inTemporaryFolder { folder in
      #expect(try await run([], state: folder) == "told\n")
      let names = try #require(try SpeakableNames.read(fromFolder: folder))
      #expect(names.slots.map(\.parameter) == ["guest", "chair"])
      #expect(names.slots.allSatisfy { $0.intent == "DoorApp.Seat" })
      #expect(names.slots[0].values.map(\.identifier) == ["Ana", "Ivo"])
      #expect(names.slots[0].values.map(\.display.title.english) == ["Ana", "Ivo"])
      #expect(names.slots[0].values[0].display.synonyms.map(\.english) == ["my Ana"])
      #expect(names.slots[1].values.map(\.identifier) == ["left", "right"])
    }
  }

  @Test("writes nothing when nothing changed")
  func unchanged() async throws {
    try await inTemporaryFolder { folder in
      _ = try await run([], state: folder)
      let file = folder + "/" + SpeakableNames.fileName
      let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
      _ = try await run([], state: folder)
      // The file is replaced whole, so that a writing would be another file.
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == before)
    }
  }

  @Test("waits no longer than it is told, even for a query that never ends", .timeLimit(.minutes(2)))
  func bounded() async throws {
    try await inTemporaryFolder { folder in
      let said = try await run(["slow"], state: folder)
      #expect(said == "gave up\n")
      let names = try SpeakableNames.read(fromFolder: folder)
      #expect(names == nil)
    }
  }

  @Test("keeps the names of a query that fails, and says that it could not tell all")
  func failing() async throws {
    try await inTemporaryFolder { folder in
      #expect(try await run([], state: folder) == "told\n")
      #expect(try await run(["failing"], state: folder) == "gave up\n")
      let names = try #require(try SpeakableNames.read(fromFolder: folder))
      #expect(names.slots.map(\.parameter) == ["guest", "chair"])
      #expect(names.slots[0].values.map(\.identifier) == ["Ana", "Ivo"])
    }
  }

  @Test("writes what it knows when a query fails from the beginning")
  func failingFirst() async throws {
    try await inTemporaryFolder { folder in
      let said = try await run(["failing"], state: folder)
      #expect(said == "gave up\n")
      let names = try SpeakableNames.read(fromFolder: folder)
      #expect(names?.slots.map(\.parameter) == ["chair"])
    }
  }

  @Test("says when nothing can be written")
  func unwritable() async throws {
    try await inTemporaryFolder { folder in
      let file = folder + "/a file and no folder"
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      let said = try await run([], state: file)
      #expect(said == "gave up\n")
    }
  }

  private func run(_ arguments: [String], state: String) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: built("DoorApp"))
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["STAGEDOOR_STATE": state]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in
        continuation.resume(
          returning: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
      }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }

  private func inTemporaryFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("door-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
  }
}
