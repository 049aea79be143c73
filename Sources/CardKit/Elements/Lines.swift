import AppIntents

/// The small line above a card's headline.
public struct Eyebrow: CardElement {
  private let words: CardWords

  /// Makes it of words in the card's catalog.
  /// - Parameter text: the words in the development language.
  public init(_ text: String.LocalizationValue) { words = .localized(text) }

  /// Makes it of text that is the same in every language, such as a name that a person gave.
  /// - Parameter text: the text.
  public init(verbatim text: String) { words = .verbatim(text) }

  public func _place(on sheet: inout _CardSheet) { sheet.add(.eyebrow(sheet.resource(words))) }
}

/// What a card says at a glance.
public struct Headline: CardElement {
  private let words: CardWords

  /// Makes it of words in the card's catalog.
  /// - Parameter text: the words in the development language.
  public init(_ text: String.LocalizationValue) { words = .localized(text) }

  /// Makes it of text that is the same in every language, such as a name that a person gave.
  /// - Parameter text: the text.
  public init(verbatim text: String) { words = .verbatim(text) }

  public func _place(on sheet: inout _CardSheet) { sheet.add(.headline(sheet.resource(words))) }
}

/// The prose of a card, at most one sentence or two short ones.
public struct Sentence: CardElement {
  private let words: CardWords

  /// Makes it of words in the card's catalog.
  /// - Parameter text: the words in the development language.
  public init(_ text: String.LocalizationValue) { words = .localized(text) }

  /// Makes it of text that is the same in every language, such as a name that a person gave.
  /// - Parameter text: the text.
  public init(verbatim text: String) { words = .verbatim(text) }

  public func _place(on sheet: inout _CardSheet) { sheet.add(.sentence(sheet.resource(words))) }
}

/// A state in a capsule, on the line of the eyebrow when it follows one.
public struct Chip: CardElement {
  private let words: CardWords

  /// Makes it of words in the card's catalog.
  /// - Parameter text: the words in the development language.
  public init(_ text: String.LocalizationValue) { words = .localized(text) }

  /// Makes it of text that is the same in every language, such as a name that a person gave.
  /// - Parameter text: the text.
  public init(verbatim text: String) { words = .verbatim(text) }

  public func _place(on sheet: inout _CardSheet) { sheet.add(.chip(sheet.resource(words))) }
}

/// A small line that adds to what stands above it.
public struct Footnote: CardElement {
  private let words: CardWords

  /// Makes it of words in the card's catalog.
  /// - Parameter text: the words in the development language.
  public init(_ text: String.LocalizationValue) { words = .localized(text) }

  /// Makes it of text that is the same in every language, such as a name that a person gave.
  /// - Parameter text: the text.
  public init(verbatim text: String) { words = .verbatim(text) }

  public func _place(on sheet: inout _CardSheet) { sheet.add(.footnote(sheet.resource(words))) }
}
