import IntentWire

extension Run {
  /// How often `perform()` may start again: far more than any conversation has questions.
  private static let restartLimit = 100

  /// Prepares, resolves and performs the intent.
  package func outcome(of invocation: Invocation) async throws -> Outcome {
    let boxes = try await fill(invocation)
    let arrival = type(of: intent).supportedModes.arrival
    if arrival == .immediate { try await bringForward() }
    for _ in 0..<Run.restartLimit {
      do {
        let outcome = try await perform(intent)
        if arrival == .deferred { try await bringForward() }
        return outcome
      } catch let error as AppIntentError {
        guard try await prepareRestart(after: error, boxes) else { throw error }
      }
    }
    throw IntentFailure.endlessRestart(limit: Run.restartLimit)
  }

  /// Prepares the intent, and resolves its parameters in the order of their declaration.
  /// - Returns: the parameters.
  @discardableResult
  func fill(_ invocation: Invocation) async throws -> [(name: String, box: any AnyParameter)] {
    let boxes = intent.parameterBoxes
    for (name, box) in boxes { box.bind(name: name, run: self) }
    try checkNames(of: invocation, boxes)
    try await DependencyPreparer.prepare(intent)
    await showSiblings(invocation, boxes)
    for (name, box) in boxes {
      try await resolve(box, named: name, given: invocation.parameters[name])
    }
    return boxes
  }

  /// The app comes to the front with the intent as it is filled now.
  private func bringForward() async throws { try await person.bringForward(Invocation(filled: intent)) }

  /// Performs a snippet intent as the system does to draw it, for the value that it returns.
  func value<Snippet: SnippetIntent>(of snippet: Snippet, filled invocation: Invocation) async throws
    -> Snippet.PerformResult.Value
  {
    let run = Run(environment: environment, person: person, intent: snippet)
    defer { run.end() }
    return try await Run.$current.withValue(run) {
      try await run.fill(invocation)
      guard let value = try await snippet.perform().value else { throw SnippetWithoutValue(snippet: "\(Snippet.self)") }
      return value
    }
  }

  /// Lets the provider of a missing parameter see what was given to parameters declared after it.
  ///
  /// Whatever is wrong with a value is told when its own turn comes.
  private func showSiblings(_ invocation: Invocation, _ boxes: [(name: String, box: any AnyParameter)]) async {
    let later = boxes.drop { invocation.parameters[$0.name] != nil || !$0.box.dependsOnSiblings }
    for (name, box) in later {
      if let given = invocation.parameters[name], given != .null { try? await box.fill(with: given, decoder) }
    }
  }

  private func checkNames(of invocation: Invocation, _ boxes: [(name: String, box: any AnyParameter)]) throws {
    let known = boxes.map(\.name)
    guard let unknown = invocation.parameters.keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw IntentFailure.unknownParameter(unknown, intent: invocation.intent, known: known)
  }

  private func perform<Intent: AppIntent>(_ intent: Intent) async throws -> Outcome {
    let result = try await intent.perform()
    var outcome = (result as? any AnyIntentResult)?.outcome(languages: environment.languages) ?? Outcome()
    // `-> some IntentResult & ReturnsValue & OpensIntent { .result() }` compiles, as on Apple's side.
    let kept = [
      "value": outcome.value != nil, "dialog": outcome.dialog != nil, "opensIntent": outcome.opens != nil,
      "snippetView": outcome.card != nil, "snippetIntent": outcome.snippet != nil,
    ]
    outcome.emptyPromises = Promises(of: Intent.self).names.filter { kept[$0] == false }
    return outcome
  }

  /// Does what a flow-control error asks for; earlier effects of `perform()` stay.
  /// - Returns: false when the error is none.
  private func prepareRestart(
    after error: AppIntentError, _ boxes: [(name: String, box: any AnyParameter)]
  ) async throws -> Bool {
    func found(_ id: ObjectIdentifier) throws -> (name: String, box: any AnyParameter) {
      guard let match = boxes.first(where: { ObjectIdentifier($0.box) == id }) else { throw error }
      return match
    }
    switch error.kind {
    case .restart: return true
    case .needsValue(let id, let dialog):
      let (name, box) = try found(id)
      try await box.fill(with: try await askForValue(of: box, named: name, dialog: dialog), decoder)
      return true
    case .needsDisambiguation(let id, let offers, let dialog):
      let (name, box) = try found(id)
      guard !offers.values.isEmpty else { throw IntentFailure.missingValue(parameter: name) }
      let value = try await askForChoice(of: box, named: name, among: offers, dialog: dialog)
      try await box.fill(with: value, decoder)
      return true
    case .system, .described: return false
    }
  }
}

/// A snippet intent says that it returns a value, and its result holds none: no public spelling makes such a result,
/// but its type allows it.
private struct SnippetWithoutValue: Error, CustomStringConvertible {
  let snippet: String
  var description: String { "\(snippet) was confirmed, but its result holds no value to go on with." }
}
