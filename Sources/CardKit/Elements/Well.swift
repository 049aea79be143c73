import AppIntents

/// A button of a card, or a toggle: it performs an intent, and the card is drawn again.
public struct Well: CardElement {
  private let words: CardWords
  private let isOn: Bool?
  private let intent: any AppIntent

  /// Makes a button whose title is in the card's catalog.
  /// - Parameters:
  ///   - title: the title in the development language.
  ///   - intent: what it performs; not the snippet intent that draws the card.
  public init(_ title: String.LocalizationValue, intent: any AppIntent) {
    self.init(.localized(title), nil, intent)
  }

  /// Makes a toggle whose title is in the card's catalog.
  /// - Parameters:
  ///   - title: the title in the development language.
  ///   - isOn: its state.
  ///   - intent: what it performs to change the state.
  public init(_ title: String.LocalizationValue, isOn: Bool, intent: any AppIntent) {
    self.init(.localized(title), isOn, intent)
  }

  /// Makes a button whose title is the same in every language.
  /// - Parameters:
  ///   - title: the title.
  ///   - intent: what it performs; not the snippet intent that draws the card.
  public init(verbatim title: String, intent: any AppIntent) { self.init(.verbatim(title), nil, intent) }

  /// Makes a toggle whose title is the same in every language.
  /// - Parameters:
  ///   - title: the title.
  ///   - isOn: its state.
  ///   - intent: what it performs to change the state.
  public init(verbatim title: String, isOn: Bool, intent: any AppIntent) { self.init(.verbatim(title), isOn, intent) }

  private init(_ words: CardWords, _ isOn: Bool?, _ intent: any AppIntent) {
    self.words = words
    self.isOn = isOn
    self.intent = intent
  }

  public func _place(on sheet: inout _CardSheet) { sheet.add(words, isOn: isOn, intent: intent) }
}
