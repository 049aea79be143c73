extension IntentParameter where Value.ValueType == Bool {
  /// Makes a yes-or-no parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: title, description: description, asking: requestValueDialog, hasProvider: false),
      default: defaultValue, own: displayName.map(Offers.init))
  }

  /// Makes a yes-or-no parameter, named after its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: _const Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        Value.self, title: nil, description: description, asking: requestValueDialog, hasProvider: false),
      default: defaultValue, own: displayName.map(Offers.init))
  }
}
