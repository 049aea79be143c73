import IntentWire

/// The system's half: hears a sentence, asks what is missing, runs the intent, shows the sheet.
package actor Host {
  package nonisolated let connection: any IntentConnection

  /// - Parameters:
  ///   - connection: the way to the extension.
  ///   - applicationNames: what `${applicationName}` may be said as; the first is shown.
  ///   - stateFolder: where the app root writes its speakable names; nil means that there are none.
  package init(
    connection: any IntentConnection, surface: Surface, applicationNames: [String], stateFolder: String? = nil,
    audience: any Audience
  ) {
    self.connection = connection
  }

  /// From now on the person is there, in that language.
  package func move(to surface: Surface) async throws {}

  package func say(_ sentence: String) async -> Sheet { Sheet(ending: .notUnderstood([])) }

  /// - Parameters:
  ///   - intent: the shortest unique suffix of an intent's id.
  ///   - values: parameter values as text.
  package func run(_ intent: String, values: [String: String]) async -> Sheet { Sheet(ending: .cancelled) }

  /// Taps the well of that title on the card last shown, and draws the card again.
  package func tap(_ title: String) async -> Sheet { Sheet(ending: .cancelled) }
}
