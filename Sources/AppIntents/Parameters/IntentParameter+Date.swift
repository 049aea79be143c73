extension IntentParameter {
  /// Which part of a date is asked for.
  public enum DateKind: Hashable, Sendable { case date, time, dateTime }
}

// Apple has no `default:` for dates.
extension IntentParameter where Value.ValueType == Date {
  /// Makes a parameter of dates.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: _const DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, asking: requestValueDialog, hasProvider: false))
  }

  /// Makes a parameter of dates, named after its property.
  public convenience init(
    description: LocalizedStringResource? = nil, kind: _const DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, asking: requestValueDialog, hasProvider: false))
  }

  /// Makes a parameter of dates whose values a provider offers.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: _const DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, asking: requestValueDialog, hasProvider: true),
      source: OptionsSource(optionsProvider))
  }

  /// Makes a parameter of dates whose values a provider offers, named after its property.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, kind: _const DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, asking: requestValueDialog, hasProvider: true),
      source: OptionsSource(optionsProvider))
  }
}
