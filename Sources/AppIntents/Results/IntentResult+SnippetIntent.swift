extension IntentResult {
  /// Makes a result of a card that a snippet intent draws.
  public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// Makes a result of a value and a card that a snippet intent draws.
  public static func result<Value: _IntentValue>(
    value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(value: value, snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// Makes a result of words and a card that a snippet intent draws.
  public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(snippet: _SnippetIntentContainer(snippetIntent), dialog: dialog)
  }

  /// Makes a result of a value, words and a card that a snippet intent draws.
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(value: value, snippet: _SnippetIntentContainer(snippetIntent), dialog: dialog)
  }

  /// Makes a result of an intent to run next and a card that a snippet intent draws.
  public static func result(
    opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(snippet: _SnippetIntentContainer(snippetIntent), hiddenIntent: opensIntent)
  }

  /// Makes a result of a value, an intent to run next and a card that a snippet intent draws.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(value: value, snippet: _SnippetIntentContainer(snippetIntent), hiddenIntent: opensIntent)
  }

  /// Makes a result of an intent to run next, words and a card that a snippet intent draws.
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(snippet: _SnippetIntentContainer(snippetIntent), dialog: dialog, hiddenIntent: opensIntent)
  }

  /// Makes a result of a value, an intent to run next, words and a card that a snippet intent draws.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(
      value: value, snippet: _SnippetIntentContainer(snippetIntent), dialog: dialog, hiddenIntent: opensIntent)
  }
}
