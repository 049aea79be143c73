/// Offers the values of a parameter when it is asked for.
@_alwaysEmitConformanceMetadata
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  /// What it answers with: an array, or sections of items.
  associatedtype Result: ResultsCollection
  /// The type of the value taken when a person gives none.
  associatedtype DefaultValue: _IntentValue = Result.Result where DefaultValue.ValueType == Result.Result.ValueType

  /// The values to offer.
  func results() async throws -> Result

  /// The value taken when a person gives none; nil unless it says otherwise.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// An item with its own words.
  public typealias Item<R> = IntentItem<R> where R == Result.Result
  /// Items in sections.
  public typealias ItemCollection = IntentItemCollection
  /// A section of items.
  public typealias ItemSection<R> = IntentItemSection<R> where R == Result.Result
  /// The values of other parameters of the intent that asks.
  public typealias ParameterDependency = IntentParameterDependency

  /// None.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// What a provider answers with.
public protocol ResultsCollection<Result> {
  /// The type of the values.
  associatedtype Result: _IntentValue
  /// A collection without values.
  static var empty: Self { get }
  /// The values.
  var items: [Result.ValueType] { get }
  /// What is said above them.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether a long list has an index.
  var usesIndexedCollation: Bool { get }
}

extension ResultsCollection {
  /// None.
  public var promptLabel: LocalizedStringResource? { nil }
  /// No index.
  public var usesIndexedCollation: Bool { false }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of an element.
  public typealias Result = Element
  /// No elements.
  public static var empty: [Element] { [] }
  /// The elements.
  public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
}
