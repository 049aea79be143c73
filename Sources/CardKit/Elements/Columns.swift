import AppIntents
import CardModel

/// Up to three large figures side by side, each with its name below it.
public struct Columns: CardElement {
  private let cells: [Cell]

  /// Makes columns of their cells.
  /// - Parameter cells: at most three, in reading order.
  public init(_ cells: [Cell]) { self.cells = cells }

  /// One figure of the columns.
  public struct Cell: Sendable {
    let label: CardWords
    let value: CardWords

    /// Makes a cell whose words are in the card's catalog.
    /// - Parameters:
    ///   - label: the name of the figure, in the development language.
    ///   - value: the figure; one with a format style is written in the languages of the surface.
    public init(_ label: String.LocalizationValue, value: String.LocalizationValue) {
      self.init(.localized(label), .localized(value))
    }

    /// Makes a cell whose value is the same in every language.
    /// - Parameters:
    ///   - label: the name of the figure, in the development language.
    ///   - value: the figure as text.
    public init(_ label: String.LocalizationValue, verbatim value: String) {
      self.init(.localized(label), .verbatim(value))
    }

    /// Makes a cell whose name, such as one that a person gave, and value are the same in every language.
    /// - Parameters:
    ///   - label: the name of the figure.
    ///   - value: the figure as text.
    public init(verbatim label: String, verbatim value: String) {
      self.init(.verbatim(label), .verbatim(value))
    }

    private init(_ label: CardWords, _ value: CardWords) {
      self.label = label
      self.value = value
    }
  }

  public func _place(on sheet: inout _CardSheet) {
    sheet.add(.columns(cells.map { Card.Cell(label: sheet.resource($0.label), value: sheet.resource($0.value)) }))
  }
}
