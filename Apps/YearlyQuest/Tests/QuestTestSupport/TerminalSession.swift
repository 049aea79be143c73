import Foundation

/// A command on a pseudo-terminal of its own, which util-linux's `script` makes; a test types and reads.
package final class TerminalSession {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// All that was shown so far.
  package private(set) var shown = ""
  private var unread = Data()
  private var searched = ""

  /// - Parameter command: for `sh -c`.
  package init(_ command: String, environment: [String: String], in folder: String) throws {
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = ["-qec", command, "/dev/null"]
    process.environment = ["PATH": "/usr/bin:/bin", "TZ": "Europe/Zagreb", "SHELL": "/bin/bash", "TERM": "xterm"]
      .merging(environment) { _, said in said }
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  package func type(_ keys: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(keys.utf8)) }

  /// Reads on until a text appears that was not read past before; false when the command ends or hangs without it.
  package func reads(_ text: String, within milliseconds: Int32 = 30_000) -> Bool {
    while true {
      if let range = searched.range(of: text) {
        searched = String(searched[range.upperBound...])
        return true
      }
      guard readMore(within: milliseconds) else { return false }
    }
  }

  /// Reads to the end; the command's exit code.
  package func end(within milliseconds: Int32 = 30_000) -> Int32? {
    while readMore(within: milliseconds) {}
    // At the end of the output the command has ended, and `script` is about to.
    let ended = DispatchSemaphore(value: 0)
    let process = process
    Thread.detachNewThread {
      process.waitUntilExit()
      ended.signal()
    }
    return ended.wait(timeout: .now() + .seconds(30)) == .success ? process.terminationStatus : nil
  }

  private func readMore(within milliseconds: Int32) -> Bool {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, milliseconds) > 0 else { return false }
    let data = output.fileHandleForReading.availableData
    guard !data.isEmpty else { return false }
    // A character may arrive in two parts.
    unread += data
    let whole = String(decoding: unread, as: UTF8.self)
    guard !whole.hasSuffix("\u{FFFD}") || unread.count > 4_096 else { return true }
    unread = Data()
    shown += whole
    searched += whole
    return true
  }
}
