/// The phrases that reach an app's intents in one language, with everything that can be said in their slots.
///
/// `Documentation/Phrases.md` says what a match is.
package struct PhraseBook: Sendable {
  /// One App Shortcut, as far as speech is concerned.
  package struct Shortcut: Hashable, Sendable {
    /// The intent's id.
    package var intent: String
    /// Templates with `${applicationName}` and at most one `${parameter}`.
    package var phrases: [String]

    package init(intent: String, phrases: [String]) {
      self.intent = intent
      self.phrases = phrases
    }
  }

  /// The parameter of an intent that a phrase fills.
  package struct Slot: Hashable, Sendable {
    package var intent: String
    package var parameter: String

    package init(intent: String, parameter: String) {
      self.intent = intent
      self.parameter = parameter
    }
  }

  /// Something that can be said in a slot.
  package struct Value: Hashable, Sendable {
    /// What the builder of the book knows the value by.
    package var id: String
    /// How it is said: the display title, then the synonyms.
    package var texts: [String]

    package init(id: String, texts: [String]) {
      self.id = id
      self.texts = texts
    }
  }

  /// A phrase that is in no book, and why.
  package struct DroppedPhrase: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// It does not say the app's name, or the app has none.
      case noApplicationName
      case severalParameters([String])
      /// Nothing can be said for the parameter.
      case noValues(parameter: String)
    }

    /// The position of the shortcut in the book.
    package var shortcut: Int
    package var template: String
    package var reason: Reason

    package init(shortcut: Int, template: String, reason: Reason) {
      self.shortcut = shortcut
      self.template = template
      self.reason = reason
    }
  }

  /// The phrases that cannot be said, in book order.
  package private(set) var dropped: [DroppedPhrase] = []
  private(set) var phrases: [Phrase] = []
  let applicationNames: [SpokenName]
  let slots: [Slot: SlotNames]
  let folding: Folding

  /// - Parameters:
  ///   - language: the BCP 47 tag of the language all texts are in.
  ///   - applicationNames: what the app answers to; the first is shown, the others are synonyms.
  ///   - shortcuts: in the order of the provider; a match names a shortcut by its position here.
  ///   - values: what can be said in each slot. A phrase whose slot is absent or empty does not exist.
  package init(
    language: String, applicationNames: [String], shortcuts: [Shortcut], values: [Slot: [Value]] = [:]
  ) {
    folding = Folding(language: language)
    self.applicationNames = applicationNames.compactMap { [folding] in SpokenName($0, folding: folding) }
    slots = values.mapValues { [folding] in SlotNames($0, folding: folding) }
    for (position, shortcut) in shortcuts.enumerated() {
      for template in shortcut.phrases {
        let parsed = PhraseTemplate(template)
        if let reason = reasonToDrop(parsed, intent: shortcut.intent) {
          dropped.append(DroppedPhrase(shortcut: position, template: template, reason: reason))
        } else {
          let slot = parsed.parameters.first.map { Slot(intent: shortcut.intent, parameter: $0) }
          phrases.append(
            Phrase(
              shortcut: position, intent: shortcut.intent, template: parsed, slot: slot,
              applicationNames: self.applicationNames, folding: folding))
        }
      }
    }
  }

  private func reasonToDrop(_ template: PhraseTemplate, intent: String) -> DroppedPhrase.Reason? {
    guard template.namesApplication, !applicationNames.isEmpty else { return .noApplicationName }
    let parameters = template.parameters
    guard let parameter = parameters.first else { return nil }
    guard parameters.count == 1 else { return .severalParameters(parameters) }
    let slot = Slot(intent: intent, parameter: parameter)
    return slots[slot]?.isEmpty ?? true ? .noValues(parameter: parameter) : nil
  }
}
