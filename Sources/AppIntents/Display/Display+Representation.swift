import IntentWire

extension Display {
  /// The wire's form of a representation.
  package init(_ representation: DisplayRepresentation) {
    self.init(
      title: representation.title.crossing, subtitle: representation.subtitle?.crossing,
      synonyms: representation.synonyms.map(\.crossing))
  }
}
