import Foundation

/// What a program said and how it ended.
struct Ended: Sendable {
  let code: Int32
  let output: String
  let errors: String
}

extension Scratch {
  /// The folder of what was built together with these tests.
  static var built: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    return bundle.bundlePath.hasSuffix(".xctest")
      ? (bundle.bundlePath as NSString).deletingLastPathComponent : bundle.bundlePath
  }

  /// Runs the app on this folder's file.
  func brief(_ arguments: String...) async throws -> Ended { try await run("brief", arguments) }

  /// Has the tool play the system, on this folder's file.
  func stagedoor(_ arguments: String...) async throws -> Ended {
    try await run(
      "stagedoor",
      arguments + ["--extension", Self.built + "/BriefExtension", "--project", Self.built]
        + ["--now", "2026-06-10 09:00 Europe/Zagreb"])
  }

  func run(_ name: String, _ arguments: [String]) async throws -> Ended {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: Self.built + "/" + name)
    process.arguments = arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "TZ": "Europe/Zagreb", "HOME": folder, "BRIEF_STORE": path,
      "STAGEDOOR_STATE": folder + "/state", "STAGEDOOR_NOW": "2026-06-10T09:00:00+02:00", "NO_COLOR": "1",
    ]
    (process.standardOutput, process.standardError, process.standardInput) = (output, errors, FileHandle.nullDevice)
    let texts = Task.detached { (try Self.text(of: output), try Self.text(of: errors)) }
    // Not waitUntilExit, which looks only every 50 ms.
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    let (said, complained) = try await texts.value
    return Ended(code: process.terminationStatus, output: said, errors: complained)
  }

  private static func text(of pipe: Pipe) throws -> String {
    String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
