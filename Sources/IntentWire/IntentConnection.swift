/// The way to an extension: the performer in this process, or another process over a pipe.
///
/// One run at a time: a second `perform` waits for nothing and is a programming error of the caller.
/// Only while a question of the run is open may a snippet intent perform, to be shown with the question.
package protocol IntentConnection: Sendable {
  /// Says where the intents perform from now on.
  func hello(_ environment: HostEnvironment) async throws

  /// Everything the extension can do.
  /// - Throws: `IntentFailure`.
  func describe() async throws -> ExtensionDescription

  /// What an entity's query, or a parameter's provider, answers; display included.
  /// - Throws: `IntentFailure`.
  func query(_ request: EntityRequest) async throws -> [IntentValue]

  /// Performs an intent from its fresh `init()` to its outcome.
  /// - Parameter person: asked whenever the run needs an answer.
  /// - Throws: `IntentFailure`.
  func perform(_ invocation: Invocation, asking person: any Person) async throws -> Outcome

  /// Ends it; a later call fails.
  func close() async
}

/// Whoever answers the questions of a run.
package protocol Person: Sendable {
  func answer(_ question: Question) async throws -> Answer
  /// Brings the app to the foreground with the run's intent, and returns when it shows what it is about.
  /// - Throws: `IntentFailure.foregroundDenied`, or what happened to the app.
  func bringForward(_ invocation: Invocation) async throws
  /// News of a run that asks nothing: `progress`, `reload`, `donated`.
  func hear(_ news: ExtensionMessage) async
}

extension Person {
  /// Where there is no app, there is nothing to bring.
  package func bringForward(_ invocation: Invocation) async throws {}
  package func hear(_ news: ExtensionMessage) async {}
}

/// Nobody is there: every question is cancelled.
package struct Nobody: Person {
  package init() {}
  package func answer(_ question: Question) async throws -> Answer { .cancelled }
}
