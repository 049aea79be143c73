// The container has no slot for the Action button's next intent, as Apple's has none: nothing reads it here.
extension IntentResult {
  /// Makes a result of the next intent of the Action button.
  public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// Makes a result of words and the next intent of the Action button.
  public static func result<Intent: AppIntent>(actionButtonIntent: Intent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// Makes a result of a value and the next intent of the Action button.
  public static func result<Value: _IntentValue, Intent: AppIntent>(value: Value, actionButtonIntent: Intent) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// Makes a result of a value, words and the next intent of the Action button.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }
}
