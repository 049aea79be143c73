import IntentWire

/// A provider or a query, asked without knowing its type.
package struct OptionsSource: Sendable {
  private let provider: any AskableProvider
  /// The query itself, when it is one, so that a name can be looked up in it.
  package let query: (any EntityQuery)?
  /// Whether it reads other parameters of the intent that asks.
  package let dependsOnSiblings: Bool

  package init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
    self.provider = HeldProvider(provider: provider)
    query = provider as? any EntityQuery
    dependsOnSiblings = Mirror(reflecting: provider).children.contains { $0.value is any SiblingDependency }
  }

  package init<Entity: AppEntity>(defaultQueryOf _: Entity.Type) { self.init(Entity.DefaultQuery()) }

  package func offers(_ decoder: ValueDecoder) async throws -> Offers { try await provider.offers(decoder) }

  package func defaultValue(_ decoder: ValueDecoder) async throws -> IntentValue? {
    try await provider.defaultValue(decoder)
  }
}

private protocol AskableProvider: Sendable {
  func offers(_ decoder: ValueDecoder) async throws -> Offers
  func defaultValue(_ decoder: ValueDecoder) async throws -> IntentValue?
}

/// Apple's providers need not be Sendable; each question uses one alone.
private struct HeldProvider<Provider: DynamicOptionsProvider>: AskableProvider, @unchecked Sendable {
  let provider: Provider

  func offers(_ decoder: ValueDecoder) async throws -> Offers {
    try await decoder.prepare(provider)
    return Offers(try await provider.results())
  }

  func defaultValue(_ decoder: ValueDecoder) async throws -> IntentValue? {
    try await decoder.prepare(provider)
    guard let value = await provider.defaultResult() else { return nil }
    return Provider.DefaultValue._bridge.encode(value)
  }
}

extension Offers {
  package init<Results: ResultsCollection>(_ results: Results) {
    let items = (results as? any SectionedResults)?.describedItems
    let values = items?.map(\.value) ?? results.items.map { Results.Result.ValueType._bridge.encode($0) }
    let options =
      items?.map { Option(display: Display($0.description)) }
      ?? results.items.map { Option(display: Display(DisplayRepresentation(value: $0))) }
    self.init(values: values, options: options, promptLabel: results.promptLabel)
  }
}

/// Results whose items have words of their own.
private protocol SectionedResults {
  var describedItems: [(value: IntentValue, description: DisplayRepresentation)] { get }
}

extension IntentItemCollection: SectionedResults {
  fileprivate var describedItems: [(value: IntentValue, description: DisplayRepresentation)] {
    sections.flatMap(\.items).map { (Result._bridge.encode($0.value), $0.description) }
  }
}
