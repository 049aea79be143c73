import IntentWire

extension Run {
  /// How often a person is asked again when an answer will not do.
  package static let tries = 3

  /// Asks for a parameter's value until an answer is one.
  /// - Returns: the value, as it crosses.
  /// - Throws: `IntentFailure.cancelled`, or `.missingValue` after three answers that are none.
  package func askForValue(of box: any AnyParameter, named name: String, dialog: IntentDialog?) async throws
    -> IntentValue
  {
    let offers = try await box.offers(decoder)
    let question = Question(
      kind: .value, parameter: name, title: box.title(named: name),
      dialog: (dialog ?? box.traits.requestValueDialog).map(wire), type: box.traits.type, options: offers.options)
    return try await ask(question, offers: offers, of: box, named: name)
  }

  /// Asks which of a parameter's own values is meant.
  package func askForChoice(
    of box: any AnyParameter, named name: String, among offers: Offers, dialog: IntentDialog?
  ) async throws -> IntentValue {
    let said = dialog ?? box.traits.requestDisambiguationDialog ?? offers.promptLabel.map { IntentDialog($0) }
    let question = Question(
      kind: .choice, parameter: name, title: box.title(named: name), dialog: said.map(wire), type: box.traits.type,
      options: offers.options)
    return try await ask(question, offers: offers, of: box, named: name)
  }

  /// Asks which of several options is meant.
  /// - Returns: the place of the option.
  package func choose(
    among options: [Option], for box: any AnyParameter, named name: String, dialog: IntentDialog?
  ) async throws -> Int {
    guard !options.isEmpty else { throw IntentFailure.missingValue(parameter: name) }
    let places = options.indices.map { IntentValue.integer(Int64($0)) }
    let chosen = try await askForChoice(
      of: box, named: name, among: Offers(values: places, options: options), dialog: dialog)
    guard case .integer(let place) = chosen, options.indices.contains(Int(place)) else {
      throw IntentFailure.missingValue(parameter: name)
    }
    return Int(place)
  }

  /// Asks yes or no.
  package func confirm(_ question: Question, dialog: IntentDialog?) async throws -> Bool {
    var question = question
    if let dialog { question.dialog = wire(dialog) }
    for _ in 0..<Run.tries {
      let answer = try await person.answer(question)
      switch answer {
      case .confirmed(let isConfirmed): return isConfirmed
      case .cancelled: throw IntentFailure.cancelled
      case .text, .option:
        if let isConfirmed = reads(answer, toButtonsOf: question) { return isConfirmed }
        let text = if case .text(let text) = answer { text } else { "" }
        question.refusal = Refusal(reason: .unreadable, answer: text)
      }
    }
    throw IntentFailure.cancelled
  }

  /// Whether an answer presses the first of the two buttons that a verb of its own has; nil when it presses none.
  private func reads(_ answer: Answer, toButtonsOf question: Question) -> Bool? {
    guard question.action != nil, question.options.count == 2 else { return nil }
    let buttons = Offers(values: [.boolean(true), .boolean(false)], options: question.options)
    let pressed: [IntentValue] =
      switch answer {
      case .option(let place): buttons.values.indices.contains(place) ? [buttons.values[place]] : []
      case .text(let text): buttons.named(text, languages: environment.languages)
      case .confirmed, .cancelled: []
      }
    return pressed.count == 1 ? pressed == [.boolean(true)] : nil
  }

  private func ask(
    _ question: Question, offers: Offers, of box: any AnyParameter, named name: String
  ) async throws -> IntentValue {
    var question = question
    var offers = offers
    for _ in 0..<Run.tries {
      let answer = try await person.answer(question)
      do {
        let value = try await read(answer, offers: offers, isChoice: question.kind == .choice, of: box)
        guard box.isInRange(value) else {
          question.refusal = Refusal(reason: .outOfRange, answer: value.plainText, range: box.traits.range)
          continue
        }
        return value
      } catch ValueFailure.ambiguous(let text, let values) {
        offers = offers.narrowed(to: values)
        question.kind = .choice
        question.options = offers.options
        question.refusal = Refusal(reason: .ambiguous, answer: text)
      } catch ValueFailure.unreadable(let text) {
        let names = question.kind == .choice || box.traits.type.isNamed
        question.refusal = Refusal(reason: names ? .unknown : .unreadable, answer: text)
      } catch ValueFailure.unknownEntity(let identifier, _) {
        question.refusal = Refusal(reason: .unknown, answer: identifier)
      }
    }
    throw IntentFailure.missingValue(parameter: name)
  }

  private func read(
    _ answer: Answer, offers: Offers, isChoice: Bool, of box: any AnyParameter
  ) async throws -> IntentValue {
    switch answer {
    case .cancelled: throw IntentFailure.cancelled
    case .confirmed(let isConfirmed): return try await box.read(.boolean(isConfirmed), decoder)
    case .option(let place):
      guard offers.values.indices.contains(place) else { throw ValueFailure.unreadable("\(place)") }
      return offers.values[place]
    case .text(let text):
      let named = offers.named(text, languages: environment.languages)
      if named.count > 1 { throw ValueFailure.ambiguous(text, named) }
      if let value = named.first { return value }
      if isChoice { throw ValueFailure.unreadable(text) }
      return try await box.read(.spoken(text), decoder)
    }
  }

  /// Makes a value of one that was answered.
  package func decode<Value: _IntentValue>(
    _: Value.Type, _ value: IntentValue, query: (any EntityQuery)?, parameter: String
  ) async throws -> Value {
    var decoder = decoder
    decoder.query = query
    // A question for a list asks for one of its values at a time.
    let single: IntentValue = if case .array(let values) = value, let first = values.first { first } else { value }
    do {
      return try await Value._bridge.decode(single, decoder)
    } catch let failure as ValueFailure {
      throw failure.asIntentFailure(parameter: parameter, type: Value._bridge.type())
    }
  }

  private func wire(_ dialog: IntentDialog) -> Dialog { dialog.wire(languages: environment.languages) }
}

extension Offers {
  /// The values that a person calls by a name.
  func named(_ text: String, languages: [String]) -> [IntentValue] {
    NameMatch.matches(text, among: Array(zip(options, values)), languages: languages, display: { $0.0.display })
      .map(\.1)
  }
}

extension AnyParameter {
  fileprivate func title(named name: String) -> Resource { traits.title?.resource ?? .verbatim(name) }
}

extension ValueType {
  /// Whether a person gives its values by name.
  var isNamed: Bool {
    switch self {
    case .entity, .enumeration: true
    case .array(let element): element.isNamed
    default: false
    }
  }
}
