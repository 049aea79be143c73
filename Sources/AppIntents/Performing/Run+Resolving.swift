import IntentWire

extension Run {
  /// Gives a parameter its value before `perform()`: what was given, else a default, else what the person answers.
  func resolve(_ box: any AnyParameter, named name: String, given: IntentValue?) async throws {
    if let given, given != .null {
      try await take(given, for: box, named: name)
    } else if box.defaultWireValue == nil {
      if let provided = try await box.providedDefault(decoder) {
        try await fill(box, named: name, with: provided)
      } else if !box.traits.isOptional {
        try await fill(box, named: name, with: try await ask(box, named: name))
      }
    }
  }

  /// A given name that several things have is asked about; one that nothing has is a failure.
  private func take(_ given: IntentValue, for box: any AnyParameter, named name: String) async throws {
    let offers = try await naming(given, box)
    do {
      try await fill(box, named: name, with: try meant(by: given, among: offers) ?? given)
    } catch ValueFailure.ambiguous(_, let values) {
      let chosen = try await askForChoice(of: box, named: name, among: offers.narrowed(to: values), dialog: nil)
      try await fill(box, named: name, with: chosen)
    } catch let failure as ValueFailure {
      let isShort = box.traits.type.isNamed || box.hasClosedList
      let allowed = isShort ? try await box.offers(decoder).options.map(\.display.title) : []
      throw failure.asIntentFailure(parameter: name, type: box.traits.type, allowed: allowed)
    }
  }

  /// The items of a provider, which have names of their own by which a value may be given; none of any other source.
  private func naming(_ given: IntentValue, _ box: any AnyParameter) async throws -> Offers {
    guard case .spoken = given, box.hasClosedList, !box.traits.type.isNamed else { return Offers() }
    return try await box.offers(decoder)
  }

  /// What is called by the words that were given.
  /// - Throws: `ValueFailure.ambiguous` when several are.
  private func meant(by given: IntentValue, among offers: Offers) throws -> IntentValue? {
    guard case .spoken(let text) = given else { return nil }
    let named = offers.named(text, languages: environment.languages)
    if named.count > 1 { throw ValueFailure.ambiguous(text, named) }
    return named.first
  }

  private func fill(_ box: any AnyParameter, named name: String, with value: IntentValue) async throws {
    try await box.fill(with: value, decoder)
    guard let range = box.traits.range, let filled = box.wireValue, !box.isInRange(filled) else { return }
    throw IntentFailure.outOfRange(filled, parameter: name, range: range)
  }

  /// One value to choose from is taken without a question, several are offered, any other type is asked for.
  private func ask(_ box: any AnyParameter, named name: String) async throws -> IntentValue {
    guard box.hasClosedList else { return try await askForValue(of: box, named: name, dialog: nil) }
    let offers = try await box.offers(decoder)
    if offers.values.isEmpty { return try await askForValue(of: box, named: name, dialog: nil) }
    if offers.values.count == 1 { return offers.values[0] }
    return try await askForChoice(of: box, named: name, among: offers, dialog: nil)
  }
}
