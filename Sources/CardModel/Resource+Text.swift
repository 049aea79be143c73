import IntentWords

extension Resource {
  /// The resource as a person reads it.
  ///
  /// What is the same in every language is not looked up: laws and layout ask for every text again and again.
  /// - Parameter languages: what the person prefers, best first, as BCP 47 tags.
  func text(in languages: [String]) -> String { verbatimText ?? reading(in: languages).text }

  /// The text of what `verbatim(_:)` made; nil for any other resource.
  private var verbatimText: String? {
    guard key == "%@", bundle == nil, defaultValue == nil, arguments.count == 1, case .text(let text) = arguments[0]
    else { return nil }
    return text
  }
}
