import Foundation
import Testing

/// The built `stagedoor`, run as a person runs it.
struct Tool {
  struct End: Equatable {
    var output: String
    var error: String
    var status: Int32

    var lastLine: Substring? { output.split(separator: "\n").last }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of the test bundle holds what was built with it.
  static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().resolvingSymlinksInPath()

  static func product(_ name: String) throws -> URL {
    var folder = products
    while folder.path != "/" {
      let product = folder.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: product.path) { return product }
      folder.deleteLastPathComponent()
    }
    // The runner itself may be elsewhere: what SwiftPM built last is there under its own name.
    return try #require(["debug", "release"].map { root.appending(path: ".build/\($0)/\(name)") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    })
  }

  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// - Parameter shell: what a shell does instead of `exec "$0" "$@"`, which runs the tool.
  static func run(
    _ arguments: [String], input: String = "", in folder: URL? = nil, environment: [String: String] = [:],
    shell: String? = nil
  ) throws -> End {
    let process = Process()
    let (input, output, error) = (Data(input.utf8), Pipe(), Pipe())
    let typed = try Self.folder()
    defer { try? FileManager.default.removeItem(at: typed) }
    try input.write(to: typed.appending(path: "input"))
    let tool = try product("stagedoor")
    process.executableURL = shell == nil ? tool : URL(filePath: "/bin/sh")
    process.arguments = (shell.map { ["-c", $0, tool.path] } ?? []) + arguments
    process.currentDirectoryURL = folder ?? typed
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: typed.appending(path: "input"))
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try error.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return End(
      output: String(decoding: printed, as: UTF8.self), error: String(decoding: complained, as: UTF8.self),
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
  }
}
