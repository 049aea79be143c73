import IntentHost
import IntentWire
import IntentWords

extension FailureWords {
  /// What the developer is to know, whatever the person reads.
  package static func forDeveloper(_ failure: IntentFailure) -> String {
    let words = FailureWords(languages: ["en"])
    return words.detail(failure) ?? words.text(failure)
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
