extension IntentParameter where Value.ValueType: AppEntity {
  /// Makes a parameter of entities.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, asking: requestValueDialog,
        choosing: requestDisambiguationDialog,
        hasProvider: true),
      default: defaultValue, source: OptionsSource(Value.ValueType.DefaultQuery()))
  }

  /// Makes a parameter of entities, named after its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, asking: requestValueDialog,
        choosing: requestDisambiguationDialog,
        hasProvider: true),
      default: defaultValue, source: OptionsSource(Value.ValueType.DefaultQuery()))
  }

  /// Makes a parameter of entities whose values a provider offers.
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

  /// Makes a parameter of entities whose values a provider offers, named after its property.
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

  /// Makes a parameter of entities that a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, asking: requestValueDialog,
        choosing: requestDisambiguationDialog,
        hasProvider: true),
      default: defaultValue, source: OptionsSource(query))
  }

  /// Makes a parameter of entities that a query finds, named after its property.
  public convenience init<Query: EntityQuery>(
    description: LocalizedStringResource? = nil, default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, asking: requestValueDialog,
        choosing: requestDisambiguationDialog,
        hasProvider: true),
      default: defaultValue, source: OptionsSource(query))
  }
}
