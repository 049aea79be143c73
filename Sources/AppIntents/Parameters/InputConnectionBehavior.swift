/// Whether a parameter takes the result of the action before it in a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// As the system likes.
  case `default`
  /// Never.
  case never
  /// Always.
  case connectToPreviousIntentResult
}
