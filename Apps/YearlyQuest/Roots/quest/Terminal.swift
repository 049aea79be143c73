import Foundation

/// Standard output and standard error.
enum Terminal {
  /// Colours are for eyes: only on a terminal that says it shows them all, and not when the person declines them.
  static var colors: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && ["truecolor", "24bit"].contains(environment["COLORTERM"])
  }

  /// Writes to standard output; whether all of it got there.
  static func print(_ text: String) -> Bool {
    guard write(text, to: STDOUT_FILENO) else {
      complain(Words.unwritableOutput)
      return false
    }
    return true
  }

  static func complain(_ line: String) {
    _ = write("quest: \(line)\n", to: STDERR_FILENO)
  }

  /// Straight to the descriptor: what is buffered is lost, and its loss unseen, when a full disk ends the program.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      #if canImport(Darwin)
      let written = bytes[start...].withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #else
      let written = bytes[start...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      start += written
    }
    return true
  }
}
