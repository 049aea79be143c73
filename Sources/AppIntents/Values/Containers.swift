import IntentWire

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Wrapped.ValueType
  /// The type without its optionality.
  public typealias UnwrappedType = Wrapped.UnwrappedType

  public static var _bridge: _IntentValueBridge<Wrapped?> {
    let wrapped = Wrapped._bridge
    return _IntentValueBridge(
      type: wrapped.type, absent: .some(.none), cases: wrapped.cases,
      encode: { value in value.map(wrapped.encode) ?? .null }
    ) { value, decoder in
      value == .null ? nil : try await wrapped.decode(value, decoder)
    }
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Element.ValueType
  /// The type without its optionality.
  public typealias UnwrappedType = [Element]

  public static var _bridge: _IntentValueBridge<[Element]> {
    let element = Element._bridge
    return _IntentValueBridge(
      type: { .array(element.type()) }, cases: element.cases,
      encode: { .array($0.map(element.encode)) }
    ) { value, decoder in
      if let all = try await element.decodeList?(value.parts, decoder) { return all }
      var elements: [Element] = []
      for part in value.parts { elements.append(try await element.decode(part, decoder)) }
      return elements
    }
  }
}

extension IntentValue {
  /// The elements of an array; a spoken list is split at its commas; anything else is a list of one.
  fileprivate var parts: [IntentValue] {
    switch self {
    case .array(let values): values
    case .spoken(let text):
      text.split(separator: ",").map { .spoken($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    default: [self]
    }
  }
}
