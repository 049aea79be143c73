/// An intent to perform, with the values its parameters are given.
package struct Invocation: Hashable, Sendable, Codable {
  /// The intent's `Module.Type`.
  package var intent: String
  /// By parameter name; what is absent is unset.
  package var parameters: [String: IntentValue]

  package init(intent: String, parameters: [String: IntentValue] = [:]) {
    self.intent = intent
    self.parameters = parameters
  }
}
