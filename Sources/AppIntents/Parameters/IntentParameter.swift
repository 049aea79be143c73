import IntentWire
import Synchronization

/// A parameter of an intent: a value that a person gives, is asked for, or leaves out.
///
/// It is a class, as Apple's is: copies of an intent share it.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue, @unchecked Sendable {
  /// A range with both ends.
  public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)

  private struct State {
    var value: Value?
    var name = ""
    // The run holds the intent, and the intent its parameters. Whoever performs keeps the run alive.
    weak var run: Run?
  }

  private let state = Mutex(State())
  /// The value of a person who gives none.
  public let defaultValue: Value.UnwrappedType?
  package let traits: ParameterTraits
  package let source: OptionsSource?
  private let holds: (@Sendable (IntentValue) -> Bool)?
  /// The values of the attribute itself: an enum's supported cases, or the two words of a yes-or-no.
  private let own: Offers?

  package init(
    _ traits: ParameterTraits, default defaultValue: Value.UnwrappedType? = nil, source: OptionsSource? = nil,
    own: Offers? = nil, holds: (@Sendable (IntentValue) -> Bool)? = nil
  ) {
    self.traits = traits
    self.defaultValue = defaultValue
    self.source = source
    self.own = own
    self.holds = holds
  }

  /// Makes a parameter of which nothing is said: it is named after its property.
  public convenience init() {
    let entity = Value.ValueType.self as? any AppEntity.Type
    self.init(
      ParameterTraits(Value.self, title: nil, description: nil, asking: nil, hasProvider: entity != nil),
      source: entity.map { OptionsSource(defaultQueryOf: $0) })
  }

  /// The value.
  ///
  /// Reading a required parameter that has none traps with an explanation, as Apple's does.
  public var wrappedValue: Value {
    get {
      ReadRecorder.current?.record(self)
      if let value = state.withLock({ $0.value }) ?? implicitValue { return value }
      trap(
        """
        The parameter “\(name)” has no value yet: it is required, and perform() was called without the system. \
        Give it a value, or run the intent through a host.
        """)
    }
    set { state.withLock { $0.value = newValue } }
  }

  /// The parameter itself, to ask for its value: `$trend`.
  public var projectedValue: IntentParameter<Value> { self }

  /// What it is called.
  public var title: LocalizedStringResource { traits.title ?? LocalizedStringResource(.verbatim(name)) }

  /// Whether it may stay without a value.
  public var isOptional: Bool { traits.isOptional }

  /// The default where there is one, else what an unset parameter of the type reads as.
  private var implicitValue: Value? { (defaultValue as? Value) ?? Value._bridge.absent }

  package var name: String { state.withLock { $0.name } }
  /// The run it was filled in; a task that left its run's task tree still finds it.
  package var run: Run? { state.withLock { $0.run } ?? Run.current }
}

extension IntentParameter: AnyParameter {
  package func bind(name: String, run: Run?) {
    state.withLock {
      $0.name = name
      $0.run = run
    }
  }

  package var wireValue: IntentValue? { state.withLock { $0.value }.map { Value._bridge.encode($0) } }

  package var defaultWireValue: IntentValue? { defaultValue.map { Value.UnwrappedType._bridge.encode($0) } }

  package func read(_ value: IntentValue, _ decoder: ValueDecoder) async throws -> IntentValue {
    Value._bridge.encode(try await decode(value, decoder))
  }

  package func fill(with value: IntentValue, _ decoder: ValueDecoder) async throws {
    let decoded = try await decode(value, decoder)
    state.withLock { $0.value = decoded }
  }

  /// A case that the attribute does not support is no value of the parameter.
  private func decode(_ value: IntentValue, _ decoder: ValueDecoder) async throws -> Value {
    let decoded = try await Value._bridge.decode(value, decoder.asking(source?.query))
    if let supported = own?.values {
      let encoded = Value._bridge.encode(decoded)
      let all = if case .array(let values) = encoded { values } else { [encoded] }
      if let other = all.first(where: { $0 != .null && !supported.contains($0) }) {
        throw ValueFailure.unreadable(other.plainText)
      }
    }
    return decoded
  }

  package func isInRange(_ value: IntentValue) -> Bool {
    guard let holds else { return true }
    if case .array(let values) = value { return values.allSatisfy(holds) }
    return holds(value)
  }

  package var hasClosedList: Bool {
    if let source { return source.query == nil }
    return Value._bridge.cases != nil
  }

  package var dependsOnSiblings: Bool { source?.dependsOnSiblings ?? false }

  package func offers(_ decoder: ValueDecoder) async throws -> Offers {
    if let source { return try await source.offers(decoder) }
    return own ?? Offers(named: Value._bridge.cases?() ?? [])
  }

  package func providedDefault(_ decoder: ValueDecoder) async throws -> IntentValue? {
    guard let provided = try await source?.defaultValue(decoder) else { return nil }
    if case .array = traits.type { return provided }
    // An array offered to a parameter of one value counts as its first element.
    if case .array(let values) = provided { return values.first }
    return provided
  }
}

extension ValueDecoder {
  fileprivate func asking(_ query: (any EntityQuery)?) -> ValueDecoder {
    guard let query else { return self }
    var decoder = self
    decoder.query = query
    return decoder
  }
}

extension IntentValue {
  /// The words of an enum's case or of an entity.
  package var display: Display? {
    switch self {
    case .enumeration(let value): value.display
    case .entity(let value): value.display
    default: nil
    }
  }
}
