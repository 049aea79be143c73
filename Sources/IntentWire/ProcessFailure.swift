/// What can happen to an extension's or an app's process; each says what was last asked of it.
///
/// `lastOutput` is the end of what the process wrote to standard error.
package enum ProcessFailure: Error, Hashable, Sendable {
  case notFound(path: String)
  case notExecutable(path: String, reason: String)
  /// The socket of an app can be neither reached nor made.
  case unreachable(path: String, reason: String)
  case crashed(signal: Int32, during: String, lastOutput: String)
  case exited(status: Int32, during: String, lastOutput: String)
  /// It closed its standard output and went on.
  case hungUp(during: String, lastOutput: String)
  case deadlinePassed(seconds: Double, during: String, lastOutput: String)
  /// An app that somebody else started did not answer, and goes on.
  case silent(seconds: Double, during: String)
  /// A line that is no message of the wire, or one out of turn; the line's beginning.
  case garbage(line: String, during: String, lastOutput: String)
  /// A line longer than the wire's longest; how much of it had come.
  case lineTooLong(bytes: Int, during: String, lastOutput: String)
  /// It asked more often in one run than anybody answers.
  case tooManyQuestions(limit: Int, during: String, lastOutput: String)
  case wrongVersion(theirs: Int, ours: Int)
  /// The conversation was closed before this was asked.
  case closed(during: String)
}
