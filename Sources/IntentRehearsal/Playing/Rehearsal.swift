import IntentHost
import IntentWire

/// How the playing of one file ended.
package struct Rehearsal: Hashable, Sendable {
  package enum Verdict: Hashable, Sendable {
    case passed
    case differs(Difference)
    /// What was said is in `recording`.
    case recorded(Transcript)
    /// The extension, the app or a command could not go on.
    case broken(line: Int, Breakage)
  }

  package enum Breakage: Hashable, Sendable {
    case process(ProcessFailure)
    case app(ProcessFailure)
    case command(CommandFailure)
    case other(String)
  }

  package var verdict: Verdict
  package var notes: [Note]

  /// What a recording could not keep.
  package enum Note: Hashable, Sendable {
    /// An answer whose question is no longer asked was dropped.
    case droppedAnswer(line: Int, String)
    /// A question that nobody answers got `> cancel`.
    case cancelledQuestion(line: Int, String)
  }
}
