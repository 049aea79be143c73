import IntentWire

/// One of two summaries, by the value of a parameter.
public struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: ParameterSummary
where Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary {
  private let keyPath: PartialKeyPath<Intent>
  private let condition: String
  private let when: WhenCondition
  private let otherwise: Otherwise

  private init(
    _ keyPath: PartialKeyPath<Intent>, _ condition: String, _ when: WhenCondition, _ otherwise: Otherwise
  ) {
    self.keyPath = keyPath
    self.condition = condition
    self.when = when
    self.otherwise = otherwise
  }

  /// Makes a choice by whether a parameter has a value.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(keyPath, "\(comparisonOperator)", when(), otherwise())
  }

  /// Makes a choice by whether a parameter is, or is not, a value.
  public init<ValueType, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType: Equatable, ValueType == Parameter.Value {
    self.init(keyPath, "\(comparisonOperator) \(plain(value))", when(), otherwise())
  }

  /// Makes a choice by whether an optional parameter is, or is not, a value.
  public init<ValueType, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: ValueType.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType: ExpressibleByNilLiteral, ValueType == Parameter.Value, ValueType.ValueType: Equatable {
    self.init(keyPath, "\(comparisonOperator) \(plain(value))", when(), otherwise())
  }

  /// Makes a choice by how a parameter compares with a value.
  public init<ValueType, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator, _ value: ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType: Comparable, ValueType == Parameter.Value {
    self.init(keyPath, "\(comparisonOperator) \(plain(value))", when(), otherwise())
  }

  /// Makes a choice by how an optional parameter compares with a value.
  public init<Value, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value: ExpressibleByNilLiteral, Value == Parameter.Value, Value.ValueType: Comparable {
    self.init(keyPath, "\(comparisonOperator) \(plain(value))", when(), otherwise())
  }

  /// Makes a choice by whether a parameter is among values.
  public init<ValueType, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
    _ values: [ValueType.ValueType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType == Parameter.Value, ValueType.ValueType: Equatable {
    self.init(
      keyPath, "\(comparisonOperator) \(values.map { plain($0) }.joined(separator: ", "))", when(), otherwise())
  }
}

private func plain<Value: _IntentValue>(_ value: Value) -> String { Value._bridge.encode(value).plainText }

extension ParameterSummaryWhenCondition: DescribedSummary {
  package func described(_ names: ParameterNames) -> SummaryDescriptor? {
    guard let then = (when as? any DescribedSummary)?.described(names),
      let otherwise = (otherwise as? any DescribedSummary)?.described(names)
    else { return nil }
    return .when(
      parameter: names.name(of: keyPath) ?? "", condition: condition, then: then, otherwise: otherwise)
  }
}
