import Foundation

/// What saved shortcuts, widgets and donations hold of an app (`Documentation/Formats.md`).
package struct ReleasedIdentifiers: Hashable, Sendable, Codable, KeptDocument {
  static let kindName = "identifiers"

  package struct Entity: Hashable, Sendable {
    /// The type of its `id`, as it is written.
    package var id: String?
    package var properties: [String] = []

    enum CodingKeys: String, CodingKey {
      case id, properties
    }
  }

  package struct Enumeration: Hashable, Sendable {
    /// Raw values.
    package var values: [String] = []

    enum CodingKeys: String, CodingKey {
      case values
    }
  }

  package struct Intent: Hashable, Sendable {
    /// What its file is compiled into.
    package var places: [Place] = []
    package var parameters: [String] = []

    enum CodingKeys: String, CodingKey {
      case places = "in"
      case parameters
    }
  }

  package enum Place: String, Hashable, Sendable, Codable, Comparable {
    case app, `extension`

    package static func < (one: Place, other: Place) -> Bool { one.rawValue < other.rawValue }
  }

  package internal(set) var version = 1
  package internal(set) var kind = ReleasedIdentifiers.kindName
  package var entities: [String: Entity] = [:]
  package var enums: [String: Enumeration] = [:]
  package var intents: [String: Intent] = [:]

  package init() {}

  /// The file's text; the last line is ended.
  package func text() throws -> String { try DocumentText.of(self) + "\n" }

  enum CodingKeys: String, CodingKey {
    case version, kind, entities, enums, intents
  }
}

extension ReleasedIdentifiers {
  /// Adds what is new, and changes and takes out nothing.
  package mutating func add(_ new: ReleasedIdentifiers) {
    for (identifier, entity) in new.entities { add(entity, as: identifier) }
    for (identifier, own) in new.enums { add(own, as: identifier) }
    for (identifier, intent) in new.intents { add(intent, as: identifier) }
  }

  mutating func add(_ new: Entity, as identifier: String) {
    guard let old = entities.updateValue(new, forKey: identifier) else { return }
    entities[identifier] = Entity(id: old.id ?? new.id, properties: Self.joined(old.properties, new.properties))
  }

  mutating func add(_ new: Enumeration, as identifier: String) {
    guard let old = enums.updateValue(new, forKey: identifier) else { return }
    enums[identifier] = Enumeration(values: Self.joined(old.values, new.values))
  }

  mutating func add(_ new: Intent, as identifier: String) {
    guard let old = intents.updateValue(new, forKey: identifier) else { return }
    intents[identifier] = Intent(
      places: Self.joined(old.places, new.places), parameters: Self.joined(old.parameters, new.parameters))
  }

  private static func joined<Value: Hashable & Comparable>(_ old: [Value], _ new: [Value]) -> [Value] {
    Set(old).union(new).sorted()
  }
}
