extension Resource {
  /// The resource as a person reads it.
  /// - Parameter languages: what the person prefers, best first, as BCP 47 tags.
  package func reading(in languages: [String]) -> Reading {
    Reading(text: defaultValue ?? key, step: .key)
  }
}
