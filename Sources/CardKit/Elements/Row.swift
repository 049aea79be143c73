import AppIntents
import CardModel

/// A figure with its name; rows that follow one another stand on the same rails.
public struct Row: CardElement {
  private let label: CardWords
  private let value: CardWords
  private let unit: CardWords?

  /// Makes a row whose words are in the card's catalog.
  /// - Parameters:
  ///   - label: the name of the figure, in the development language.
  ///   - value: the figure; one with a format style is written in the languages of the surface.
  ///   - unit: what the figure counts; nil where the value says so itself.
  public init(
    _ label: String.LocalizationValue, value: String.LocalizationValue, unit: String.LocalizationValue? = nil
  ) {
    self.init(.localized(label), .localized(value), unit)
  }

  /// Makes a row whose value is the same in every language.
  /// - Parameters:
  ///   - label: the name of the figure, in the development language.
  ///   - value: the figure as text.
  ///   - unit: what the figure counts; nil where the value says so itself.
  public init(_ label: String.LocalizationValue, verbatim value: String, unit: String.LocalizationValue? = nil) {
    self.init(.localized(label), .verbatim(value), unit)
  }

  /// Makes a row whose name, such as one that a person gave, and value are the same in every language.
  /// - Parameters:
  ///   - label: the name of the figure.
  ///   - value: the figure as text.
  ///   - unit: what the figure counts; nil where the value says so itself.
  public init(verbatim label: String, verbatim value: String, unit: String.LocalizationValue? = nil) {
    self.init(.verbatim(label), .verbatim(value), unit)
  }

  /// Makes a row whose name is the same in every language, such as one that a person gave.
  /// - Parameters:
  ///   - label: the name of the figure.
  ///   - value: the figure; one with a format style is written in the languages of the surface.
  ///   - unit: what the figure counts; nil where the value says so itself.
  public init(verbatim label: String, value: String.LocalizationValue, unit: String.LocalizationValue? = nil) {
    self.init(.verbatim(label), .localized(value), unit)
  }

  private init(_ label: CardWords, _ value: CardWords, _ unit: String.LocalizationValue?) {
    self.label = label
    self.value = value
    self.unit = unit.map(CardWords.localized)
  }

  public func _place(on sheet: inout _CardSheet) {
    sheet.add(
      .row(
        Card.Row(
          label: sheet.resource(label), value: sheet.resource(value), unit: unit.map { sheet.resource($0) })))
  }
}
