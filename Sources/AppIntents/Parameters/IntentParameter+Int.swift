import IntentWire

extension IntentParameter {
  /// How a whole number is set.
  public enum IntControlStyle: Hashable, Sendable { case stepper, field }
}

extension IntentParameter where Value.ValueType == Int {
  /// Makes a parameter of whole numbers.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil, controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, control: "\(controlStyle)",
        range: .integers(inclusiveRange),
        asking: requestValueDialog, hasProvider: false),
      default: defaultValue, holds: IntentValue.isWithin(inclusiveRange))
  }

  /// Makes a parameter of whole numbers, named after its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: _const Value.UnwrappedType? = nil,
    controlStyle: _const IntControlStyle = .stepper, inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, control: "\(controlStyle)", range: .integers(inclusiveRange),
        asking: requestValueDialog, hasProvider: false),
      default: defaultValue, holds: IntentValue.isWithin(inclusiveRange))
  }

  /// Makes a parameter of whole numbers whose values a provider offers.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: _const IntControlStyle = .stepper, inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, control: "\(controlStyle)",
        range: .integers(inclusiveRange),
        asking: requestValueDialog, hasProvider: true),
      source: OptionsSource(optionsProvider), holds: IntentValue.isWithin(inclusiveRange))
  }

  /// Makes a parameter of whole numbers whose values a provider offers, named after its property.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, control: "\(controlStyle)", range: .integers(inclusiveRange),
        asking: requestValueDialog, hasProvider: true),
      source: OptionsSource(optionsProvider), holds: IntentValue.isWithin(inclusiveRange))
  }
}
