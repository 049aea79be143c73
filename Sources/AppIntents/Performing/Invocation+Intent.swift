import IntentWire

extension Invocation {
  /// An intent that already has values, as it crosses.
  package init(filled intent: any AppIntent) {
    let values = intent.parameterBoxes.compactMap { name, box in box.wireValue.map { (name, $0) } }
    self.init(
      intent: TypeName(type(of: intent)).id,
      parameters: Dictionary(values, uniquingKeysWith: { first, _ in first }))
  }
}
