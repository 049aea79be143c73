import IntentWire

extension IntentFailure {
  /// What a thrown error means to the host.
  ///
  /// Only an error that is `CustomLocalizedStringResourceConvertible` has words for the person; a `LocalizedError`
  /// is not enough, as on Apple's side.
  package init(_ error: any Error, languages: [String]) {
    switch error {
    case let failure as IntentFailure: self = failure
    case let failure as ProcessFailure: self = .process(failure)
    case is CancellationError: self = .cancelled
    case let failure as ValueFailure: self = failure.asIntentFailure(parameter: "", type: .unknown(""))
    case let worded as any CustomLocalizedStringResourceConvertible:
      self = .localized(
        worded.localizedStringResource.resource(languages: languages), type: TypeName(type(of: error)).id)
    default: self = .unlocalized(type: TypeName(type(of: error)).id, reason: "\(error)")
    }
  }
}
