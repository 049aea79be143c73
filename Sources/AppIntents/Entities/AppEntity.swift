import IntentWire

/// A thing of an app that a person can name: a trend, a note, a place.
///
/// It is stored as its identifier and fetched again through its query, perhaps days later.
@_alwaysEmitConformanceMetadata
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == Self.ValueType, ID: EntityIdentifierConvertible & Sendable {
  /// The query that finds entities of this type.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds entities of this type; the system makes a fresh one of its type for each run.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public static var _bridge: _IntentValueBridge<Self> {
    _IntentValueBridge(
      type: { .entity(TypeName(Self.self).id) }, encode: { .entity($0.wireEntity) },
      decodeList: { values, decoder in
        let identifiers = values.compactMap { if case .entity(let stored) = $0 { stored.identifier } else { nil } }
        guard identifiers.count == values.count else { return nil }
        return try await finder(decoder).entities(Self.self, identifiers: identifiers)
      }
    ) { value, decoder in
      let finder = finder(decoder)
      switch value {
      case .entity(let stored): return try await finder.entity(Self.self, identifier: stored.identifier)
      case .string(let text), .spoken(let text): return try await finder.entity(Self.self, named: text)
      default: throw ValueFailure.unreadable(value.plainText)
      }
    }
  }

  private static func finder(_ decoder: ValueDecoder) -> EntityFinder {
    EntityFinder(query: decoder.query as? any EntityQuery ?? DefaultQuery(), decoder: decoder)
  }

  /// The entity as it crosses, with its words.
  package var wireEntity: EntityValue {
    EntityValue(
      type: TypeName(Self.self).id, identifier: id.entityIdentifierString, display: Display(displayRepresentation))
  }
}
