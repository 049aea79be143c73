/// A type whose values identify entities: each is written as a string and read back.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }
  /// The identifier that the text stands for; nil when it is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text itself.
  public var entityIdentifierString: String { self }
  /// The text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
  /// The number in decimal digits.
  public var entityIdentifierString: String { "\(self)" }
  /// The number that decimal digits stand for.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
  /// The identifier as a UUID is written.
  public var entityIdentifierString: String { uuidString }
  /// The UUID that a text stands for.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// One entity of an app, whatever its type.
public struct EntityIdentifier: CustomStringConvertible, Hashable, Sendable {
  /// The entity's type.
  public let entityType: any AppEntity.Type
  /// The entity's identifier, as text.
  public let identifier: String

  /// Makes the identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }

  /// Makes the identifier of an entity of a type.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }

  public var description: String { "\(TypeName(entityType).id)/\(identifier)" }

  public static func == (left: EntityIdentifier, right: EntityIdentifier) -> Bool {
    left.entityType == right.entityType && left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}
