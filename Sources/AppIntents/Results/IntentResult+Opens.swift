// Here the intent to run next does not show in the type, so that one `perform()` may open one of several.
extension IntentResult {
  /// Makes a result of an intent to run next.
  public static func result(opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(hiddenIntent: opensIntent)
  }

  /// Makes a result of a value and an intent to run next.
  public static func result<Value: _IntentValue>(value: Value, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value, hiddenIntent: opensIntent)
  }

  /// Makes a result of an intent to run next and words.
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog, hiddenIntent: opensIntent)
  }

  /// Makes a result of a value, an intent to run next and words.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, hiddenIntent: opensIntent)
  }
}
