/// Finds the entities of a type: by identifier, and those worth suggesting.
@_alwaysEmitConformanceMetadata
public protocol EntityQuery<Entity>: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable
where Entity == Result.Result {
  /// The type of the entities.
  associatedtype Entity: AppEntity = Result.Result.ValueType
  associatedtype Result = [Entity]

  /// Makes a query; the system makes a fresh one each time.
  init()

  /// The entities of these identifiers; those that are gone may be left out.
  /// - Parameter identifiers: in any order; the caller puts the answer in this order.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to offer when a person is asked; none unless it says otherwise.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> Result { .empty }

  /// The suggested entities.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// A query that finds entities by text, as it likes: the framework filters nothing.
@_alwaysEmitConformanceMetadata
public protocol EntityStringQuery: EntityQuery {
  /// The entities that a text means.
  func entities(matching string: String) async throws -> Result
}

/// A query of a set small enough to list: the framework filters and sorts in memory.
@_alwaysEmitConformanceMetadata
public protocol EnumerableEntityQuery: EntityQuery {
  associatedtype _FindDescription: _DescriptionLike = IntentDescription?

  /// All entities.
  func allEntities() async throws -> Result

  /// What its Find action is called; nil unless it says otherwise.
  static var findIntentDescription: _FindDescription { get }
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

extension EnumerableEntityQuery where _FindDescription == IntentDescription? {
  /// None.
  public static var findIntentDescription: IntentDescription? { nil }
}
