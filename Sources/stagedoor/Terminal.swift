import Foundation
import IntentHost
import IntentRehearsal
import Synchronization

/// Standard input, output and error. Nothing is kept back: what a signal ends has been written.
struct Terminal: Sendable {
  let isOutputTerminal = isatty(1) == 1
  let isErrorTerminal = isatty(2) == 1
  let isInputTerminal = isatty(0) == 1
  private let hasColour = isatty(1) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty

  /// How wide the terminal is; nil where standard output is none, or it does not say.
  var columns: Int? {
    var size = winsize()
    guard isOutputTerminal, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func print(_ line: String) { Self.write(line + "\n", to: 1) }

  /// What is quoted in it cannot steer the terminal.
  func complain(_ line: String) { Self.write(line.visible(keeping: ["\n", "\t"]) + "\n", to: 2) }

  func prompt(_ text: String, onError: Bool) { Self.write(text, to: onError ? 2 : 1) }

  func print(_ line: ReportLine) {
    let colour =
      switch line.kind {
      case .fine: "32"
      case .wrong: "1;31"
      case .expected: "31"
      case .actual: "32"
      case .note: "33"
      case .context: ""
      }
    print(line.text, colour: colour)
  }

  /// Prints a line in a colour, by its number among those of terminals; none when it is empty.
  func print(_ line: String, colour: String) {
    let text = line.visible(keeping: ["\t"])
    print(hasColour && !colour.isEmpty ? "\u{1B}[\(colour)m\(text)\u{1B}[0m" : text)
  }

  /// Shows what is going on until `clearProgress`; nothing where no terminal is.
  func progress(_ text: String) {
    if isErrorTerminal { Self.write("\r\u{1B}[K\(text)", to: 2) }
  }

  func clearProgress() {
    if isErrorTerminal { Self.write("\r\u{1B}[K", to: 2) }
  }

  /// Why standard output could not be written, as `errno` says it; 0 when it could.
  private static let outputFailure = Atomic<Int32>(0)

  /// What is to be said when not all that was printed has arrived.
  static var outputComplaint: String? {
    let code = outputFailure.load(ordering: .relaxed)
    return code == 0 ? nil : "standard output cannot be written: \(String(cString: strerror(code)))"
  }

  /// Gives a closed standard stream something to be, before another file can take its number; it stays unusable.
  static func holdStandardStreams() {
    for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
  }

  /// Bytes that are no text, on standard output.
  func print(_ bytes: Data) { Self.write(Array(bytes)[...], to: 1) }

  private static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8)[...], to: descriptor) }

  private static func write(_ all: ArraySlice<UInt8>, to descriptor: Int32) {
    var bytes = all
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) } else if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if errno != EINTR {
        if descriptor == 1 { outputFailure.store(errno, ordering: .relaxed) }
        return
      }
    }
  }
}

/// Lines of standard input, each read only when it is wanted.
final class InputLines {
  private var buffer: [UInt8] = []
  private var hasEnded = false
  /// Longer than any answer; what is longer is no text that a person typed.
  private let longest = 1 << 16

  /// - Returns: nil at the end of the input, and for a line longer than the longest.
  func next() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        defer { buffer.removeFirst(end + 1) }
        return text(buffer[..<end])
      }
      if hasEnded || buffer.count > longest { break }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(0, &chunk, chunk.count)
      if count > 0 { buffer += chunk.prefix(count) } else if count == 0 || errno != EINTR { hasEnded = true }
    }
    defer { buffer = [] }
    return buffer.isEmpty || buffer.count > longest ? nil : text(buffer[...])
  }

  private func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }
}
