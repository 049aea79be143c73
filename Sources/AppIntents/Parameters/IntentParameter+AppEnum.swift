import IntentWire

extension IntentParameter where Value.ValueType: AppEnum {
  /// Makes a parameter of an enum's cases.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, asking: requestValueDialog,
        choosing: requestDisambiguationDialog,
        hasProvider: false),
      default: defaultValue, own: Offers(named: supportedValues.map { Value.ValueType._bridge.encode($0) }))
  }

  /// Makes a parameter of an enum's cases, named after its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, asking: requestValueDialog,
        choosing: requestDisambiguationDialog,
        hasProvider: false),
      default: defaultValue, own: Offers(named: supportedValues.map { Value.ValueType._bridge.encode($0) }))
  }

  /// Makes a parameter of an enum's cases whose values a provider offers.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, asking: requestValueDialog,
        choosing: requestDisambiguationDialog,
        hasProvider: true),
      source: OptionsSource(optionsProvider))
  }

  /// Makes a parameter of an enum's cases whose values a provider offers, named after its property.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, asking: requestValueDialog,
        choosing: requestDisambiguationDialog,
        hasProvider: true),
      source: OptionsSource(optionsProvider))
  }
}
