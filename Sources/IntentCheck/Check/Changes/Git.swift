import Foundation

/// Asks git what changed; nothing passes through a shell.
struct Git {
  let folder: String
  let program: String

  /// Far more than any change that somebody reviews.
  private static let limit = 256 << 20

  /// - Throws: `CheckFailure`.
  init(in folder: String) throws(CheckFailure) {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    guard let program = places.map({ "\($0)/git" }).first(where: FileManager.default.isExecutableFile) else {
      throw .git(.missing)
    }
    self.program = program
    self.folder = folder
  }

  /// The lines that differ between the working copy and the point where it parted from a revision.
  /// - Throws: `CheckFailure`.
  func changes(since revision: String, shown: String) throws(CheckFailure) -> ChangedLines {
    let top = try run(["rev-parse", "--show-toplevel"])
    guard top.status == 0 else { throw .git(.noRepository(path: shown)) }
    // What begins with a dash would be taken for a flag by commands that know no end of flags.
    let found = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard found.status == 0, !revision.isEmpty else { throw .git(.unknownRevision(revision)) }
    let commit = found.line
    let base = try run(["merge-base", commit, "HEAD"])
    let diff = try run([
      "-c", "core.quotePath=off", "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv",
      "--src-prefix=a/", "--dst-prefix=b/", "--relative", "--ignore-submodules", "--find-renames",
      base.status == 0 ? base.line : commit, "--", ".",
    ])
    guard diff.status == 0 else { throw .git(.failed(diff.lastError)) }
    let new = try run(["ls-files", "-z", "--others", "--exclude-standard", "--", "."])
    guard new.status == 0 else { throw .git(.failed(new.lastError)) }
    return ChangedLines(
      diff: diff.output, new: new.output.split(separator: "\0").map(String.init), folder: folder)
  }

  private struct End {
    let output: String
    let lastError: String
    let status: Int32
    var line: String { output.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private func run(_ arguments: [String]) throws(CheckFailure) -> End {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory)
    // Nothing is locked, nothing is asked, and messages have one language.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"]) { $1 }
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    do { try process.run() } catch { throw .git(.missing) }
    let complained = inParallel([0, 1], workers: 2) { stream -> Data in
      (try? (stream == 0 ? output : error).fileHandleForReading.read(upToCount: Self.limit)) ?? Data()
    }
    process.waitUntilExit()
    let lines = String(decoding: complained[1], as: UTF8.self).split(separator: "\n")
    return End(
      output: String(decoding: complained[0], as: UTF8.self), lastError: lines.last.map(String.init) ?? "",
      status: process.terminationStatus)
  }
}
