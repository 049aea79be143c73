import IntentWire

extension IntentParameter {
  /// Asks for a value, in the middle of a run.
  /// - Parameter dialog: what is said; the attribute's `requestValueDialog`, or the system's words, without it.
  /// - Returns: the value; the parameter itself is not changed.
  /// - Throws: when the person cancels, or gives no value that would do.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    let run = try Run.require(run)
    let value = try await run.askForValue(of: self, named: name, dialog: dialog)
    return try await run.decode(Value.ValueType.self, value, query: source?.query, parameter: name)
  }

  /// The error to throw so that the value is asked for and `perform()` starts again.
  /// - Parameter dialog: what is said.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(ObjectIdentifier(self), dialog))
  }

  /// Asks which of several values is meant, in the middle of a run.
  /// - Parameters:
  ///   - itemsToDisambiguate: what there is to choose from; a list of one is asked about too.
  ///   - dialog: what is said; the attribute's `requestDisambiguationDialog`, or the system's words, without it.
  /// - Returns: the value; the parameter itself is not changed.
  /// - Throws: when the person cancels, or there is nothing to choose from.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let index = try await Run.require(run).choose(
      among: itemsToDisambiguate.map { Option(display: Display(DisplayRepresentation(value: $0))) },
      for: self, named: name, dialog: dialog)
    return itemsToDisambiguate[index]
  }

  /// The error to throw so that the person chooses one of several values and `perform()` starts again.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    let values = itemsToDisambiguate.map { Value.ValueType._bridge.encode($0) }
    let options = itemsToDisambiguate.map { Option(display: Display(DisplayRepresentation(value: $0))) }
    return AppIntentError(
      .needsDisambiguation(ObjectIdentifier(self), Offers(values: values, options: options), dialog))
  }

  /// Asks whether a value is the right one, in the middle of a run.
  /// - Returns: what the person says.
  /// - Throws: when the person cancels.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await confirm(itemToConfirm, dialog, card: EmptySnippetContent())
  }

  /// Asks whether a value is the right one, showing a card.
  /// - Parameters:
  ///   - itemToConfirm: the value.
  ///   - dialog: what is said; the system's words without it.
  ///   - view: what is on the card.
  /// - Returns: what the person says.
  /// - Throws: when the person cancels.
  public func requestConfirmation<Content: SnippetContent>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: Content
  ) async throws -> Bool {
    try await confirm(itemToConfirm, dialog, card: view)
  }

  /// Asks whether a value is the right one, showing a card.
  /// - Parameters:
  ///   - itemToConfirm: the value.
  ///   - dialog: what is said; the system's words without it.
  ///   - view: what is on the card.
  /// - Returns: what the person says.
  /// - Throws: when the person cancels.
  public func requestConfirmation<Content: SnippetContent>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, @SnippetContentBuilder view: () -> Content
  ) async throws -> Bool {
    try await confirm(itemToConfirm, dialog, card: view())
  }

  private func confirm(
    _ item: Value.ValueType, _ dialog: IntentDialog?, card: some SnippetContent
  ) async throws -> Bool {
    let run = try Run.require(run)
    let question = Question(
      kind: .confirmation, parameter: name, title: title.resource, type: traits.type,
      options: [Option(display: Display(DisplayRepresentation(value: item)))],
      card: CardArchive(of: card, languages: run.environment.languages))
    return try await run.confirm(question, dialog: dialog)
  }
}
