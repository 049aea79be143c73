import IntentWire

extension ValueFailure {
  /// The failure of the run, with the parameter's name.
  package func asIntentFailure(parameter: String, type: ValueType, allowed: [Resource] = []) -> IntentFailure {
    switch self {
    case .unreadable(let text):
      .unreadableValue(text, parameter: parameter, type: type, allowed: allowed)
    case .ambiguous(let text, let values):
      .unreadableValue(text, parameter: parameter, type: type, allowed: values.compactMap { $0.display?.title })
    case .unknownEntity(let identifier, let type): .unknownEntity(identifier: identifier, type: type)
    }
  }
}
