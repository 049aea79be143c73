import Foundation

/// The toolchain's type checker, over a folder of sources that import the AppIntents that these tests are built with.
enum Compiler {
  struct Diagnostic: Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    let text: String
    var description: String { "\(file):\(line): \(text)" }
  }

  struct Unusable: Error {
    let output: String
  }

  /// The errors and warnings that type-checking every source of a folder beside this file gives.
  static func diagnostics(ofFolder name: String, options: [String] = []) throws -> [Diagnostic] {
    let (status, text) = try check(folder: name, options: options)
    let found = text.split(separator: "\n").compactMap { diagnostic(String($0)) }
    if status != 0, found.isEmpty { throw Unusable(output: text) }
    return found
  }

  /// One frontend for all files of a folder: each names its own types, and an error in one hides none in another.
  static func check(folder name: String, options: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let build = Bundle.main.bundleURL.path
    process.arguments =
      ["swiftc", "-frontend", "-typecheck", "-module-name", name, "-parse-as-library", "-swift-version", "6"]
      + ["-enable-upcoming-feature", "ExistentialAny", "-diagnostic-style", "llvm", "-I", "\(build)/Modules"]
      // A C target is imported through its module map, which no search path finds.
      + ["-Xcc", "-fmodule-map-file=\(build)/CConformances.build/module.modulemap"]
      + options + (try sources(ofFolder: name).map(\.path))
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  static func sources(ofFolder name: String) throws -> [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// `/folder/File.swift:5:4: error: text`
  private static func diagnostic(_ line: String) -> Diagnostic? {
    guard let match = line.wholeMatch(of: /.*\/([^\/]+\.swift):(\d+):\d+: (?:error|warning): (.*)/),
      let number = Int(match.2)
    else { return nil }
    return Diagnostic(file: String(match.1), line: number, text: String(match.3))
  }
}
