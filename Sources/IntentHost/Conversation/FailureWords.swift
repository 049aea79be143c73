import Foundation
import IntentWire
import IntentWords

/// Words a failure, in one place: for the person where the person can do something, for the developer otherwise.
package struct FailureWords {
  package var languages: [String]
  package var app: String?
  /// The title of a parameter, when its intent is known.
  package var title: (_ parameter: String) -> String? = { _ in nil }

  package init(
    languages: [String], app: String? = nil, title: @escaping (_ parameter: String) -> String? = { _ in nil }
  ) {
    self.languages = languages
    self.app = app
    self.title = title
  }

  /// What the sheet shows, in one line.
  package func text(_ failure: IntentFailure) -> String {
    switch failure {
    case .localized(let resource, _): resource.reading(in: languages).text
    case .cancelled: own(.cancelled)
    case .locked: own(.locked)
    case .foregroundDenied: own(.foregroundDenied(app: app))
    case .missingValue(let parameter): own(.noValue(title: title(parameter) ?? parameter))
    case .unknownEntity: own(.unknownEntity)
    case .outOfRange(let value, _, let range):
      own(.outOfRange(read(value), lower: read(range.lower), upper: read(range.upper)))
    case .unreadableValue(let text, let parameter, let type, let allowed): unreadable(text, parameter, type, allowed)
    case .unlocalized, .emptyCard: own(.somethingWrong(app: app))
    case .process(let failure): Self.text(failure)
    case .app(let failure): Self.text(failure, of: .app)
    default: detail(failure) ?? own(.somethingWrong(app: app))
    }
  }

  /// What the developer is to know beyond the sheet: names, places, what to do; nil when the sheet says it all.
  package func detail(_ failure: IntentFailure) -> String? {
    switch failure {
    case .unknownIntent(let intent, let nearest): "There is no intent “\(intent)”.\(didYouMean(nearest))"
    case .ambiguousIntent(let intent, let types):
      "“\(intent)” could be \(choice(types)). Write more of its name."
    case .absentIntent(let intent, let module):
      "\(intent) is not in the app: no root includes the AppIntentsPackage of module \(module). "
        + "Add it to includedPackages."
    case .unknownParameter(let parameter, let intent, let known):
      known.isEmpty
        ? "\(intent) has no parameters, so none called “\(parameter)”."
        : "\(intent) has no parameter “\(parameter)”.\(didYouMean(Nearness.nearest(to: parameter, among: known)))"
          + " It has \(list(known))."
    case .missingDependency(let type, let property, let intent):
      "\(intent) needs a \(type) for its @Dependency “\(property)”, and none is registered. Register it in the root, "
        + "before the extension serves: AppDependencyManager.shared.add(dependency: …)."
    case .failedDependency(let type, let reason): "Making the registered \(type) failed: \(reason)"
    case .endlessRestart(let limit): "perform() asked to restart more than \(limit) times."
    case .unlocalized(let type, let reason):
      "perform() threw \(type): \(reason). It has no words for the person; "
        + "CustomLocalizedStringResourceConvertible would give it some."
    case .unknownEntity(let identifier, let type): "The query of \(type) knows no “\(identifier)”."
    case .outOfRange(_, let parameter, _): "The parameter is “\(parameter)”."
    case .unknownWell(let title, let known):
      known.isEmpty
        ? "No card with controls is shown, so there is no “\(title)” to tap."
        : "The card has no control “\(title)”.\(didYouMean(Nearness.nearest(to: title, among: known))) "
          + "It has \(list(known))."
    case .emptyCard(let kind): "The card (\(kind)) is empty: its view could not be encoded."
    case .unreadableNames(let path, let reason):
      "\(path) cannot be read: \(reason). Let the app run once; it writes it anew."
    case .process(let failure): Self.text(failure) + Self.lastWords(failure)
    case .app(let failure): Self.text(failure, of: .app) + Self.lastWords(failure)
    case .unknown(let kind): "The extension failed in a way this tool does not know: \(kind)."
    case .localized, .cancelled, .locked, .foregroundDenied, .missingValue, .unreadableValue: nil
    }
  }

  private func unreadable(_ text: String, _ parameter: String, _ type: ValueType, _ allowed: [Resource]) -> String {
    let name = title(parameter) ?? parameter
    let known = allowed.map { $0.reading(in: languages).text }
    guard !known.isEmpty else { return "\(name): \(own(.unreadable(text, HostWords.ValueKind(type))))" }
    let nearest = Nearness.nearest(to: text, among: known)
    return own(.unknownAnswer(text)) + " \(name): \(list(known))."
      + (nearest.isEmpty ? "" : " " + own(.didYouMean(nearest)))
  }

  private func own(_ words: HostWords) -> String { words.text(in: HostLanguage(among: languages)) }
  private func read(_ value: IntentValue) -> String { ValueText.text(of: value, in: languages) ?? "" }
}

extension FailureWords {
  /// Whose process it is.
  package enum Subject: String {
    case `extension`, app
  }

  /// What happened to a process.
  package static func text(_ failure: ProcessFailure, of subject: Subject = .extension) -> String {
    words(failure, of: subject).visible
  }

  private static func words(_ failure: ProcessFailure, of subject: Subject) -> String {
    let who = subject.rawValue
    return switch failure {
    case .notFound(let path): "There is no \(who) at \(path). Build it first: swift build"
    case .notExecutable(let path, let reason): "\(path) cannot be started: \(reason)."
    case .unreachable(let path, let reason): "The \(who) cannot be reached at \(path): \(reason)."
    case .crashed(let signal, let during, _):
      "The \(who) crashed (signal \(signal)) at: \(during)."
    case .exited(let status, let during, _):
      "The \(who) exited with status \(status) at: \(during)."
    case .hungUp(let during, _):
      "The \(who) closed its \(subject == .app ? "connection" : "standard output, which is the wire,") at: \(during)."
    case .deadlinePassed(let seconds, let during, _):
      "The \(who) did not answer within \(Self.seconds(seconds)), and was ended, at: \(during)."
    case .silent(let seconds, let during):
      "The \(who) runs already, and did not answer within \(Self.seconds(seconds)) at: \(during)."
    case .garbage(let line, let during, _):
      "The \(who) wrote what is no message, or one out of turn, at: \(during): \(line)"
    case .lineTooLong(let bytes, let during, _):
      "The \(who) wrote a line of more than \(bytes) bytes at: \(during)."
    case .tooManyQuestions(let limit, let during, _):
      "The \(who) asked more than \(limit) times, and was ended, at: \(during)."
    case .wrongVersion(let theirs, let ours):
      "The \(who) speaks version \(theirs) of the wire, this tool version \(ours). Build both with one StageDoor."
    case .closed(let during): "The \(who) was closed before: \(during)."
    }
  }

  private static func seconds(_ count: Double) -> String { count == 1 ? "1 second" : "\(count.formatted()) seconds" }

  private static func lastWords(_ failure: ProcessFailure) -> String {
    let lines = lastLines(failure)
    return lines.isEmpty ? "" : "\nIts last words:" + lines.map { "\n  \($0)" }.joined()
  }

  /// What the process last wrote to standard error: most often it says why.
  package static func lastLines(_ failure: ProcessFailure) -> [String] {
    switch failure {
    case .crashed(_, _, let last), .exited(_, _, let last), .hungUp(_, let last), .deadlinePassed(_, _, let last),
      .garbage(_, _, let last), .lineTooLong(_, _, let last), .tooManyQuestions(_, _, let last):
      LastWords(last).lines
    case .notFound, .notExecutable, .unreachable, .silent, .wrongVersion, .closed: []
    }
  }
}

private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
private func choice(_ names: [String]) -> String { names.joined(separator: " or ") }

private func didYouMean(_ nearest: [String]) -> String {
  nearest.isEmpty ? "" : " Did you mean \(choice(nearest))?"
}

extension HostWords.ValueKind {
  package init(_ type: ValueType?) {
    self =
      switch type {
      case .integer: .wholeNumber
      case .double: .number
      case .date: .date
      case .boolean: .yesOrNo
      case .url: .link
      default: .other
      }
  }
}
