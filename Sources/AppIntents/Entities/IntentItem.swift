/// A value to offer, with words of its own.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// The value.
  public let value: Value
  /// How it shows itself in the list.
  public let description: DisplayRepresentation

  /// Makes an item that shows itself as its value does.
  public init(_ value: Value) {
    self.value = value
    description = DisplayRepresentation(value: value)
  }

  /// Makes an item with words of its own.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// Makes items of values and of items.
  @resultBuilder
  public enum Builder {
    public static func buildBlock(_ items: IntentItem<Value>...) -> [IntentItem<Value>] { items }
    public static func buildBlock(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      components.flatMap { $0 }
    }
    public static func buildExpression(_ expression: Value) -> IntentItem<Value> { IntentItem(expression) }
    public static func buildExpression<ExpressionValue>(
      _ expression: IntentItem<ExpressionValue>
    ) -> IntentItem<ExpressionValue> { expression }
  }
}

/// Items under a title.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// What stands above the items.
  public let description: DisplayRepresentation?
  /// The items.
  public let items: [IntentItem<Result>]

  /// Makes a section without a title.
  public init(items: [IntentItem<Result>]) {
    description = nil
    self.items = items
  }

  /// Makes a section.
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    description = DisplayRepresentation(title: title)
    self.items = items
  }

  /// Makes a section.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) { self.init(title: title, items: items) }

  /// Makes a section of values that show themselves.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title: title, items: items.map { IntentItem($0) })
  }

  /// Makes a section.
  public init(
    _ title: LocalizedStringResource? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = title.map { DisplayRepresentation(title: $0) }
    items = itemsBuilder()
  }

  /// Makes a section with a subtitle or an image.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    items = itemsBuilder()
  }

  /// Makes sections of sections, or one of items.
  @resultBuilder
  public enum Builder {
    public static func buildBlock() -> [IntentItemSection<Result>] { [] }
    public static func buildBlock(_ items: IntentItem<Result>...) -> [IntentItemSection<Result>] {
      [IntentItemSection(items: items)]
    }
    public static func buildBlock(_ sections: IntentItemSection<Result>...) -> [IntentItemSection<Result>] { sections }
  }
}

/// What a provider answers with when its items have sections or words of their own.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable {
  /// What is said above the items.
  public let promptLabel: LocalizedStringResource?
  /// Whether a long list has an index.
  public let usesIndexedCollation: Bool
  /// The sections.
  public let sections: [IntentItemSection<Result>]

  /// A collection without items.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

  /// Makes a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Makes a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }

  /// Makes a collection of values that show themselves.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) where Result: DisplayRepresentable {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }

  /// The values of all sections.
  public var items: [Result.ValueType] { sections.flatMap(\.items).compactMap { $0.value as? Result.ValueType } }
}
