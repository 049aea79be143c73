extension IntentResult {
  /// Makes a result of a card.
  public static func result<Content: SnippetContent>(view: Content = EmptySnippetContent()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: _SnippetViewContainer(view))
  }

  /// Makes a result of a value and a card.
  public static func result<Value: _IntentValue, Content: SnippetContent>(
    value: Value, view: Content = EmptySnippetContent()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: _SnippetViewContainer(view))
  }

  /// Makes a result of words and a card.
  public static func result<Content: SnippetContent>(
    dialog: IntentDialog, view: Content = EmptySnippetContent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(snippet: _SnippetViewContainer(view), dialog: dialog)
  }

  /// Makes a result of a value, words and a card.
  public static func result<Value: _IntentValue, Content: SnippetContent>(
    value: Value, dialog: IntentDialog, view: Content = EmptySnippetContent()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, snippet: _SnippetViewContainer(view), dialog: dialog)
  }

  /// Makes a result of an intent to run next and a card.
  @_disfavoredOverload
  public static func result<OpensAppIntent: AppIntent, Content: SnippetContent>(
    opensIntent: OpensAppIntent, view: Content = EmptySnippetContent()
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
    IntentResultContainer(opens: opensIntent, snippet: _SnippetViewContainer(view))
  }

  /// Makes a result of a value, an intent to run next and a card.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: SnippetContent>(
    value: Value, opensIntent: OpensAppIntent, view: Content = EmptySnippetContent()
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opens: opensIntent, snippet: _SnippetViewContainer(view))
  }

  /// Makes a result of an intent to run next, words and a card.
  @_disfavoredOverload
  public static func result<OpensAppIntent: AppIntent, Content: SnippetContent>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptySnippetContent()
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(opens: opensIntent, snippet: _SnippetViewContainer(view), dialog: dialog)
  }

  /// Makes a result of a value, an intent to run next, words and a card.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: SnippetContent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptySnippetContent()
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, opens: opensIntent, snippet: _SnippetViewContainer(view), dialog: dialog)
  }

  /// Makes a result of a card.
  public static func result<Content: SnippetContent>(@SnippetContentBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: _SnippetViewContainer(content()))
  }

  /// Makes a result of a value and a card.
  public static func result<Value: _IntentValue, Content: SnippetContent>(
    value: Value, @SnippetContentBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: _SnippetViewContainer(content()))
  }

  /// Makes a result of words and a card.
  public static func result<Content: SnippetContent>(
    dialog: IntentDialog, @SnippetContentBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(snippet: _SnippetViewContainer(content()), dialog: dialog)
  }

  /// Makes a result of a value, words and a card.
  public static func result<Value: _IntentValue, Content: SnippetContent>(
    value: Value, dialog: IntentDialog, @SnippetContentBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, snippet: _SnippetViewContainer(content()), dialog: dialog)
  }

  /// Makes a result of an intent to run next and a card.
  @_disfavoredOverload
  public static func result<OpensAppIntent: AppIntent, Content: SnippetContent>(
    opensIntent: OpensAppIntent, @SnippetContentBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
    IntentResultContainer(opens: opensIntent, snippet: _SnippetViewContainer(content()))
  }

  /// Makes a result of a value, an intent to run next and a card.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: SnippetContent>(
    value: Value, opensIntent: OpensAppIntent, @SnippetContentBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opens: opensIntent, snippet: _SnippetViewContainer(content()))
  }

  /// Makes a result of an intent to run next, words and a card.
  @_disfavoredOverload
  public static func result<OpensAppIntent: AppIntent, Content: SnippetContent>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, @SnippetContentBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(opens: opensIntent, snippet: _SnippetViewContainer(content()), dialog: dialog)
  }

  /// Makes a result of a value, an intent to run next, words and a card.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: SnippetContent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, @SnippetContentBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, opens: opensIntent, snippet: _SnippetViewContainer(content()), dialog: dialog)
  }
}
