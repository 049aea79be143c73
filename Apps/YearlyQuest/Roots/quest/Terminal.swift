import Foundation

/// Standard input, output and error.
enum Terminal {
  static var showsOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether a person sits at both ends.
  static var isInteractive: Bool { showsOutput && isatty(STDIN_FILENO) == 1 }

  /// How many columns and rows there are; what the environment says, else 80 by 24, where there is no terminal.
  static func size(environment: [String: String] = [:]) -> (columns: Int, rows: Int) {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return (Int(size.ws_col), max(1, Int(size.ws_row)))
    }
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    return (min(max(columns, 20), 1_000), 24)
  }

  /// Writes to standard output; whether all of it got there.
  static func print(_ text: String) -> Bool { write(text, to: STDOUT_FILENO) }

  static func complain(_ line: String) {
    _ = write("quest: \(line)\n", to: STDERR_FILENO)
  }

  /// Straight to the descriptor: what is buffered is lost, and its loss unseen, when a full disk ends the program.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        #if canImport(Darwin)
        let written = Darwin.write(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        #else
        let written = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        #endif
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        start += written
      }
      return true
    }
  }
}
