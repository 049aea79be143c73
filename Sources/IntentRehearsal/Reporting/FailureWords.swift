import IntentHost
import IntentWire

extension ProcessFailure {
  /// One line for the developer, then what the process last wrote, if anything.
  package var words: String {
    switch self {
    case .notFound(let path): "there is no extension at \(path); build it, or name it with --extension"
    case .notExecutable(let path, let reason): "\(path) cannot be started: \(reason)"
    case .crashed(let signal, let during, let last):
      "the extension crashed (signal \(signal)) at \(during)" + tail(last)
    case .exited(let status, let during, let last):
      "the extension exited with status \(status) at \(during)" + tail(last)
    case .hungUp(let during, let last): "the extension closed its standard output at \(during)" + tail(last)
    case .deadlinePassed(let seconds, let during, let last):
      "the extension did not answer within \(seconds.plain) s at \(during); --deadline allows more" + tail(last)
    case .garbage(let line, let during, let last):
      "the extension wrote what is no message at \(during): \(line)" + tail(last)
    case .lineTooLong(let bytes, let during, let last):
      "the extension wrote a line of more than \(bytes) bytes at \(during)" + tail(last)
    case .wrongVersion(let theirs, let ours):
      "the extension speaks version \(theirs) of the wire, and this is version \(ours); build both from one release"
    case .closed(let during): "the conversation was over before \(during)"
    }
  }

  /// The last line it wrote to standard error: most often the reason.
  private func tail(_ output: String) -> String {
    guard let last = output.split(whereSeparator: \.isNewline).last else { return "" }
    return "; it last wrote: \(last)"
  }
}

extension CommandFailure {
  package var words: String {
    switch self {
    case .unknownApp(let name, let known):
      "\"\(name)\" is no app root of stagedoor.json"
        + (Nearness.nearest(to: name, among: known, limit: 1).first.map { "; did you mean \($0)?" } ?? "")
        + (known.isEmpty ? "; name it there under \"apps\"" : "; it names \(known.joined(separator: ", "))")
    case .notFound(let path): "there is no app root at \(path); build it"
    case .notExecutable(let path, let reason): "\(path) cannot be started: \(reason)"
    case .deadlinePassed(let seconds, let command):
      "\(command) did not end within \(seconds.plain) s; --deadline allows more"
    case .tooMuchOutput(let limit, let command): "\(command) wrote more than \(limit) bytes, and was ended"
    }
  }
}

extension Double {
  /// Without a fraction when there is none.
  fileprivate var plain: String { self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(self) }
}
