import IntentWire

/// A parameter as the performer fills and reads it, which does not know its type.
package protocol AnyParameter: AnyObject, Sendable {
  var traits: ParameterTraits { get }
  /// Tells the parameter its name and the run it is in.
  func bind(name: String, run: Run?)
  /// The value as it crosses; nil when unset.
  var wireValue: IntentValue? { get }
  /// Takes a value that crossed.
  /// - Throws: `ValueFailure`.
  func fill(with value: IntentValue, _ decoder: ValueDecoder) async throws
  /// Reads a value without taking it.
  /// - Throws: `ValueFailure`.
  func read(_ value: IntentValue, _ decoder: ValueDecoder) async throws -> IntentValue
  /// Whether a value is within the range that the attribute names.
  func isInRange(_ value: IntentValue) -> Bool
  /// What the parameter offers when it is asked for: provider, query or cases.
  func offers(_ decoder: ValueDecoder) async throws -> Offers
  /// The provider's own value for a person who gives none.
  func providedDefault(_ decoder: ValueDecoder) async throws -> IntentValue?
  /// The attribute's value for a person who gives none.
  var defaultWireValue: IntentValue? { get }
  /// Whether a person chooses from a list and from nothing else: an enum's cases or a provider's values. What a
  /// query suggests is no such list.
  var hasClosedList: Bool { get }
  /// Whether its provider reads other parameters of the intent.
  var dependsOnSiblings: Bool { get }
  /// The run it was filled in.
  var run: Run? { get }
}

/// What the attribute says of a parameter.
package struct ParameterTraits: Sendable {
  package var title: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var type: ValueType
  package var isOptional: Bool
  package var control: String?
  package var range: ClosedRangeDescriptor?
  package var requestValueDialog: IntentDialog?
  package var requestDisambiguationDialog: IntentDialog?
  package var hasProvider: Bool
}

/// Values to offer, each with its words.
package struct Offers: Sendable {
  package var values: [IntentValue]
  package var options: [Option]
  package var promptLabel: LocalizedStringResource?

  package init(values: [IntentValue] = [], options: [Option] = [], promptLabel: LocalizedStringResource? = nil) {
    self.values = values
    self.options = options
    self.promptLabel = promptLabel
  }

  /// Makes offers of values that show themselves.
  package init(named values: [IntentValue]) {
    self.init(
      values: values,
      options: values.map { Option(display: $0.display ?? Display(title: .verbatim($0.plainText))) })
  }

  /// Only some of the values, in the words in which they are offered; one that is not offered shows itself.
  package func narrowed(to chosen: [IntentValue]) -> Offers {
    var narrowed = Offers(named: chosen)
    for (place, value) in chosen.enumerated() {
      if let offered = values.firstIndex(of: value) { narrowed.options[place] = options[offered] }
    }
    narrowed.promptLabel = promptLabel
    return narrowed
  }
}

extension AppIntent {
  /// The parameters in declaration order, with the names of their properties.
  package var parameterBoxes: [(name: String, box: any AnyParameter)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let label = child.label, label.hasPrefix("_"), let box = child.value as? any AnyParameter else {
        return nil
      }
      return (String(label.dropFirst()), box)
    }
  }
}
