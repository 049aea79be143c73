import Foundation

/// A shell script made to be run at once.
public enum ProgramFile {
  /// Writes the script through a process of its own: a file that this one wrote may still be open for writing in a
  /// child that another test started in between, and Linux refuses to run it then ("Text file busy").
  public static func write(_ script: String, to file: URL) throws {
    let draft = file.appendingPathExtension("draft")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: draft)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: draft.path)
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/cp")
    copy.arguments = ["-p", draft.path, file.path]
    let ended = DispatchSemaphore(value: 0)
    copy.terminationHandler = { _ in ended.signal() }
    try copy.run()
    ended.wait()
    try FileManager.default.removeItem(at: draft)
  }
}
