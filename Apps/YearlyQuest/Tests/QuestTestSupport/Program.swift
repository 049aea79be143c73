import Foundation

/// What a program said and how it ended.
package struct Ended: Sendable {
  package let code: Int32
  package let output: String
  package let errors: String
}

/// A program run for real, in an environment that holds nothing of the tests'.
package enum Program {
  /// The `quest` that was built together with these tests.
  package static var quest: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let folder = bundle.bundlePath.hasSuffix(".xctest")
      ? (bundle.bundlePath as NSString).deletingLastPathComponent : bundle.bundlePath
    return folder + "/quest"
  }

  package static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Ended {
    let process = Process(), output = Pipe(), errors = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "TZ": "Europe/Zagreb"].merging(environment) { _, ours in ours }
    (process.standardOutput, process.standardError, process.standardInput) = (output, errors, FileHandle.nullDevice)
    let texts = Task.detached { (try text(of: output), try text(of: errors)) }
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

extension Scratch {
  /// What keeps a program within this folder: its store, its state and its home.
  package var environment: [String: String] {
    ["QUEST_STORE": store, "STAGEDOOR_STATE": folder + "/state", "HOME": folder]
  }

  /// Runs `quest` on this folder's store.
  package func quest(_ arguments: String..., environment: [String: String] = [:]) async throws -> Ended {
    try await quest(arguments, environment: environment)
  }

  package func quest(_ arguments: [String], environment: [String: String] = [:]) async throws -> Ended {
    try await Program.run(
      Program.quest, arguments, environment: self.environment.merging(environment) { _, said in said })
  }

  /// Runs `quest` as someone whom file permissions bind: for root they mean nothing.
  package func questAsOrdinaryUser(_ arguments: [String], store: String? = nil) async throws -> Ended {
    let environment = environment.merging(["QUEST_STORE": store ?? self.store]) { _, said in said }
    guard geteuid() == 0 else { return try await quest(arguments, environment: environment) }
    // The build folder may lie in a home that others cannot enter. Another process copies: a file this one had open
    // for writing could not be run while a child of another test, started meanwhile, holds it too.
    let copy = folder + "/quest"
    _ = try await Program.run("/bin/cp", ["-n", Program.quest, copy])
    return try await Program.run(
      "/usr/bin/setpriv", ["--reuid=65534", "--regid=65534", "--clear-groups", copy] + arguments,
      environment: environment)
  }
}
