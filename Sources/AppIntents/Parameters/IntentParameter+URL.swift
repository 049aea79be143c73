extension IntentParameter where Value.ValueType == URL {
  /// Makes a parameter of addresses.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, asking: requestValueDialog, hasProvider: false),
      default: defaultValue)
  }

  /// Makes a parameter of addresses, named after its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, asking: requestValueDialog, hasProvider: false),
      default: defaultValue)
  }

  /// Makes a parameter of addresses whose values a provider offers.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, asking: requestValueDialog, hasProvider: true),
      source: OptionsSource(optionsProvider))
  }

  /// Makes a parameter of addresses whose values a provider offers, named after its property.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, asking: requestValueDialog, hasProvider: true),
      source: OptionsSource(optionsProvider))
  }
}
