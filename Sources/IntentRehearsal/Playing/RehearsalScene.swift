import IntentHost

/// What a rehearsal is played on: one store, and the processes that work on it.
package protocol RehearsalScene: Sendable {
  /// The folder of the store, which `{scratch}` stands for; nil when there is none of its own.
  var scratch: String? { get }

  /// The person is there from now on.
  func move(to place: Place) async throws
  func say(_ sentence: String) async throws -> Sheet
  func run(_ intent: String, values: [String: String]) async throws -> Sheet
  func tap(_ title: String) async throws -> Sheet
  /// Runs an app root; the words hold no `{scratch}` any more.
  func command(_ words: [String]) async throws -> CommandEnd
  /// Ends the extension's process; the next turn starts another.
  func restart() async
  /// Ends the processes and removes the store.
  func close() async
}

/// What a command wrote and how it ended.
package struct CommandEnd: Hashable, Sendable {
  package var output: String
  /// -1 and less is a signal's number, negated.
  package var status: Int32

  package init(output: String, status: Int32) {
    self.output = output
    self.status = status
  }
}

/// Why a command could not be run to its end, as facts.
package enum CommandFailure: Error, Hashable, Sendable {
  /// `stagedoor.json` names no such app root; those it names.
  case unknownApp(String, known: [String])
  /// It is named, but is not beside the extension.
  case notFound(path: String)
  case notExecutable(path: String, reason: String)
  case deadlinePassed(seconds: Double, command: String)
  case tooMuchOutput(limit: Int, command: String)
}
