import IntentWire

/// What decoding a value needs to know: where the person is, and how to find entities.
package struct ValueDecoder: Sendable {
  /// The languages in which the person writes numbers and dates.
  package var languages: [String]
  /// Prepares an entity's query before it is asked: its dependencies and its siblings' values.
  package var prepare: @Sendable (Any) async throws -> Void

  /// The query that a parameter names instead of its entity's own.
  package var query: (any Sendable)?

  package init(languages: [String], prepare: @escaping @Sendable (Any) async throws -> Void = { _ in }) {
    self.languages = languages
    self.prepare = prepare
  }
}

/// Why a value could not be made; the performer adds the parameter's name.
package enum ValueFailure: Error, Hashable {
  /// No value of the type is written so.
  case unreadable(String)
  /// Several things are called that.
  case ambiguous(String, [IntentValue])
  case unknownEntity(identifier: String, type: String)
}
