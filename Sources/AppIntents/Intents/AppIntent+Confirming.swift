import IntentWire

extension AppIntent {
  /// Asks whether to go on, in the system's words.
  /// - Throws: when the person does not want it; it is not to be caught.
  public func requestConfirmation() async throws {
    try await confirm(Question(kind: .confirmation), dialog: nil)
  }

  /// Asks whether to go on.
  /// - Parameters:
  ///   - conditions: when to ask at all; the empty set means always.
  ///   - actionName: the verb on the button.
  ///   - dialog: what is said.
  /// - Throws: when the person does not want it; it is not to be caught.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws {
    // As rehearsed the system is always sure, so a question for doubtful cases only is not asked.
    if conditions == .lowConfidenceSource { return }
    try await confirm(
      Question(kind: .confirmation, options: actionName.options, action: actionName.name), dialog: dialog)
  }

  /// Asks whether to go on, showing what the result would be.
  /// - Parameters:
  ///   - result: its dialog is said and its card is shown.
  ///   - confirmationActionName: the verb on the button.
  ///   - showPrompt: whether the dialog is said.
  /// - Throws: when the person does not want it; it is not to be caught.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    let run = try Run.require(run)
    let shown = (result as? any AnyIntentResult)?.outcome(languages: run.environment.languages) ?? Outcome()
    var question = Question(
      kind: .confirmation, options: confirmationActionName.options, action: confirmationActionName.name,
      snippet: shown.snippet, card: shown.card)
    question.dialog = showPrompt ? shown.dialog : nil
    try await confirm(question, dialog: nil)
  }

  /// Asks whether to go on, showing a card.
  /// - Parameters:
  ///   - conditions: when to ask at all; the empty set means always.
  ///   - actionName: the verb on the button.
  ///   - dialog: what is said.
  ///   - showDialogAsPrompt: whether the dialog is shown with the card.
  ///   - snippetIntent: draws the card.
  /// - Throws: when the person does not want it, at any time; it is not to be caught.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {
    if conditions == .lowConfidenceSource { return }
    let question = Question(
      kind: .confirmation, options: actionName.options, action: actionName.name,
      snippet: Invocation(filled: snippetIntent))
    try await confirm(question, dialog: showDialogAsPrompt ? dialog : nil)
  }

  /// Asks whether to go on, showing a card.
  /// - Parameters: as of the one above.
  /// - Returns: the value of the snippet intent as it is once the person has said yes.
  /// - Throws: when the person does not want it, at any time; it is not to be caught.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
    let run = try Run.require(run)
    let snippet = Invocation(filled: snippetIntent)
    if conditions != .lowConfidenceSource {
      let question = Question(
        kind: .confirmation, options: actionName.options, action: actionName.name, snippet: snippet)
      try await confirm(question, dialog: showDialogAsPrompt ? dialog : nil)
    }
    return try await run.value(of: Snippet(), filled: snippet)
  }

  /// Asks whether to go on, showing a card that is drawn now.
  /// - Parameters:
  ///   - conditions: when to ask at all; the empty set means always.
  ///   - actionName: the verb on the button.
  ///   - dialog: what is said.
  ///   - showDialogAsPrompt: whether the dialog is shown with the card.
  ///   - content: what is on the card.
  /// - Throws: when the person does not want it; it is not to be caught.
  public func requestConfirmation<Content: SnippetContent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @SnippetContentBuilder content: () -> Content
  ) async throws {
    if conditions == .lowConfidenceSource { return }
    let question = Question(
      kind: .confirmation, options: actionName.options, action: actionName.name,
      card: CardArchive(of: content(), languages: try Run.require(run).environment.languages))
    try await confirm(question, dialog: showDialogAsPrompt ? dialog : nil)
  }

  private func confirm(_ question: Question, dialog: IntentDialog?) async throws {
    guard try await Run.require(run).confirm(question, dialog: dialog) else { throw IntentFailure.cancelled }
  }
}
