extension IntentResult {
  /// Makes a result of nothing.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// Makes a result of a value.
  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// Makes a result of words.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// Makes a result of a value and words.
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// Makes a result of an intent to run next.
  @_disfavoredOverload
  public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
    IntentResultContainer(opens: opensIntent)
  }

  /// Makes a result of a value and an intent to run next.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
    IntentResultContainer(value: value, opens: opensIntent)
  }

  /// Makes a result of an intent to run next and words.
  @_disfavoredOverload
  public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
    IntentResultContainer(opens: opensIntent, dialog: dialog)
  }

  /// Makes a result of a value, an intent to run next and words.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
    IntentResultContainer(value: value, opens: opensIntent, dialog: dialog)
  }
}
