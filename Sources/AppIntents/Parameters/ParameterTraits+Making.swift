import IntentWire

extension ParameterTraits {
  /// The traits of a parameter of a type, with what its attribute says.
  init<Value: _IntentValue>(
    _: Value.Type, title: LocalizedStringResource?, description: LocalizedStringResource?, control: String? = nil,
    range: ClosedRangeDescriptor? = nil, asking: IntentDialog?, choosing: IntentDialog? = nil, hasProvider: Bool
  ) {
    self.init(
      title: title, description: description, type: Value._bridge.type(), isOptional: Value._bridge.absent != nil,
      control: control, range: range, requestValueDialog: asking, requestDisambiguationDialog: choosing,
      hasProvider: hasProvider)
  }
}

extension ClosedRangeDescriptor {
  static func integers(_ range: (lowerBound: Int, upperBound: Int)?) -> ClosedRangeDescriptor? {
    range.map { ClosedRangeDescriptor(lower: .integer(Int64($0.lowerBound)), upper: .integer(Int64($0.upperBound))) }
  }

  static func doubles(_ range: (lowerBound: Double, upperBound: Double)?) -> ClosedRangeDescriptor? {
    range.map { ClosedRangeDescriptor(lower: .double($0.lowerBound), upper: .double($0.upperBound)) }
  }
}

extension IntentValue {
  /// Whether a whole number is within a range; anything else is not the range's business.
  static func isWithin(_ range: (lowerBound: Int, upperBound: Int)?) -> (@Sendable (IntentValue) -> Bool)? {
    guard let range else { return nil }
    return { value in
      guard case .integer(let number) = value else { return true }
      return number >= Int64(range.lowerBound) && number <= Int64(range.upperBound)
    }
  }

  /// Whether a number is within a range; what is no number at all (NaN) is not.
  static func isWithin(_ range: (lowerBound: Double, upperBound: Double)?) -> (@Sendable (IntentValue) -> Bool)? {
    guard let range else { return nil }
    return { value in
      guard case .double(let number) = value else { return true }
      return number >= range.lowerBound && number <= range.upperBound
    }
  }
}
