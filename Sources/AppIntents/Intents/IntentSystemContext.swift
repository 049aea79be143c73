/// What an intent may know of the run it is in.
public struct IntentSystemContext: Sendable {
  /// Whether the app is in front.
  public let currentMode: IntentModes.Current

  package init(currentMode: IntentModes.Current) {
    self.currentMode = currentMode
  }
}
