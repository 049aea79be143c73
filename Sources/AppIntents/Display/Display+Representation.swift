import IntentWire

extension Display {
  /// The wire's form of a representation.
  package init(_ representation: DisplayRepresentation) {
    self.init(
      title: representation.title.resource, subtitle: representation.subtitle?.resource,
      synonyms: representation.synonyms.map(\.resource))
  }
}
