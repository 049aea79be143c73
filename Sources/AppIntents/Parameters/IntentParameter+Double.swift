import IntentWire

extension IntentParameter {
  /// How a number is set.
  public enum DoubleControlStyle: Hashable, Sendable { case stepper, field, slider }
}

extension IntentParameter where Value.ValueType == Double {
  /// Makes a parameter of numbers.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil, controlStyle: _const DoubleControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, control: "\(controlStyle)", range: .doubles(inclusiveRange),
        asking: requestValueDialog, hasProvider: false),
      default: defaultValue, holds: IntentValue.isWithin(inclusiveRange))
  }

  /// Makes a parameter of numbers, named after its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: _const Value.UnwrappedType? = nil,
    controlStyle: _const DoubleControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, control: "\(controlStyle)", range: .doubles(inclusiveRange),
        asking: requestValueDialog, hasProvider: false),
      default: defaultValue, holds: IntentValue.isWithin(inclusiveRange))
  }

  /// Makes a parameter of numbers whose values a provider offers.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: _const DoubleControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, control: "\(controlStyle)", range: .doubles(inclusiveRange),
        asking: requestValueDialog, hasProvider: true),
      source: OptionsSource(optionsProvider), holds: IntentValue.isWithin(inclusiveRange))
  }

  /// Makes a parameter of numbers whose values a provider offers, named after its property.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, controlStyle: _const DoubleControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, control: "\(controlStyle)", range: .doubles(inclusiveRange),
        asking: requestValueDialog, hasProvider: true),
      source: OptionsSource(optionsProvider), holds: IntentValue.isWithin(inclusiveRange))
  }
}
