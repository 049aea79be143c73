import IntentWire

/// Asks an entity's query the way the system does.
package struct EntityFinder {
  package let query: any EntityQuery
  package let decoder: ValueDecoder

  package init(query: any EntityQuery, decoder: ValueDecoder) {
    self.query = query
    self.decoder = decoder
  }

  package func entity<Entity: AppEntity>(_: Entity.Type, identifier: String) async throws -> Entity {
    let found = try await entities(Entity.self, identifiers: [identifier])
    guard let entity = found.first else {
      throw ValueFailure.unknownEntity(identifier: identifier, type: TypeName(Entity.self).id)
    }
    return entity
  }

  /// The entities in the order of the identifiers; those that are gone are left out.
  package func entities<Entity: AppEntity>(_: Entity.Type, identifiers: [String]) async throws -> [Entity] {
    let ids = identifiers.compactMap { Entity.ID.entityIdentifier(for: $0) }
    guard !ids.isEmpty else { return [] }
    try await decoder.prepare(query)
    let found = try await ask(query, for: ids, Entity.self)
    return ids.compactMap { id in found.first { $0.id == id } }
  }

  /// The one entity that a person means by a name.
  package func entity<Entity: AppEntity>(_: Entity.Type, named text: String) async throws -> Entity {
    let candidates = try await self.candidates(Entity.self, named: text)
    let named = NameMatch.matches(text, among: candidates, languages: decoder.languages) {
      Display($0.displayRepresentation)
    }
    // A string query may find an entity by other words than its title: its answer counts as it is.
    let meant = named.isEmpty && query is any EntityStringQuery ? candidates : named
    if meant.isEmpty, let byIdentifier = try await entities(Entity.self, identifiers: [text]).first {
      return byIdentifier
    }
    guard let first = meant.first else { throw ValueFailure.unreadable(text) }
    guard meant.count == 1 else { throw ValueFailure.ambiguous(text, meant.map { .entity($0.wireEntity) }) }
    return first
  }

  private func candidates<Entity: AppEntity>(_: Entity.Type, named text: String) async throws -> [Entity] {
    try await decoder.prepare(query)
    if let textual = query as? any EntityStringQuery {
      return try await items(Entity.self) { try await textual.matching(text) }
    }
    if let listed = query as? any EnumerableEntityQuery {
      return try await items(Entity.self) { try await listed.everything() }
    }
    return try await items(Entity.self) { try await query.suggested() }
  }

  /// What a request of the wire asks for.
  package func entities<Entity: AppEntity>(
    _: Entity.Type, filter: EntityRequest.Filter
  ) async throws -> [Entity] {
    switch filter {
    case .identifiers(let identifiers): return try await entities(Entity.self, identifiers: identifiers)
    case .text(let text): return try await candidates(Entity.self, named: text)
    case .suggested:
      try await decoder.prepare(query)
      return try await items(Entity.self) { try await query.suggested() }
    case .all:
      try await decoder.prepare(query)
      guard let listed = query as? any EnumerableEntityQuery else { return [] }
      return try await items(Entity.self) { try await listed.everything() }
    case .defaultValue:
      try await decoder.prepare(query)
      return try await items(Entity.self) { await query.defaults() }
    }
  }

  private func items<Entity>(_: Entity.Type, _ ask: () async throws -> [Any]) async throws -> [Entity] {
    try await ask().compactMap { $0 as? Entity }
  }

  private func ask<Query: EntityQuery, Entity: AppEntity>(
    _ query: Query, for ids: [Entity.ID], _: Entity.Type
  ) async throws -> [Entity] {
    guard let ids = ids as? [Query.Entity.ID] else { return [] }
    return try await query.entities(for: ids).compactMap { $0 as? Entity }
  }
}

extension EntityQuery {
  fileprivate func suggested() async throws -> [Any] { try await suggestedEntities().items }

  /// `defaultResult()`, whose array counts as its elements.
  fileprivate func defaults() async -> [Any] {
    guard let value = await defaultResult() else { return [] }
    return (value as? [Any]) ?? [value]
  }
}

extension EntityStringQuery {
  fileprivate func matching(_ text: String) async throws -> [Any] { try await entities(matching: text).items }
}

extension EnumerableEntityQuery {
  fileprivate func everything() async throws -> [Any] { try await allEntities().items }
}
