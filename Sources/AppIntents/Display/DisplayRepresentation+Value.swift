import IntentWire

extension DisplayRepresentation {
  /// How any value shows itself: its own words where it has some, else its plain text.
  package init(value: some _IntentValue) {
    if let shown = value as? any InstanceDisplayRepresentable {
      self = shown.displayRepresentation
    } else if let one = value as? any CaseDisplayRepresentable {
      self = one.displayed
    } else {
      self.init(title: LocalizedStringResource(.verbatim(type(of: value)._bridge.encodeAny(value).plainText)))
    }
  }
}

extension _IntentValueBridge {
  /// Encodes a value whose type is known only at run time.
  package func encodeAny(_ value: Any) -> IntentValue {
    (value as? Value).map(encode) ?? .null
  }
}
