import CardModel
import CardRender

/// With what a card is measured and drawn.
package enum DeskLayout {
  /// - Parameters:
  ///   - isEstimate: whether a table of widths stands for the fonts.
  ///   - folders: where the fonts are; nil for the system's folders.
  /// - Throws: `CardDeskProblem.noFonts`.
  package static func layout(
    isEstimate: Bool, textSize: TextSize, fontsIn folders: [String]?
  ) throws(CardDeskProblem) -> CardLayout {
    guard !isEstimate else { return CardLayout(measurer: TableMeasurer(), textSize: textSize) }
    do throws(CardDeskProblem) {
      return CardLayout(measurer: PangoMeasurer(try typesetter(fontsIn: folders)), textSize: textSize)
    } catch {
      guard case .drawing(let problem) = error else { throw error }
      throw .noFonts(problem)
    }
  }

  /// - Throws: `CardDeskProblem.drawing`.
  package static func typesetter(fontsIn folders: [String]?) throws(CardDeskProblem) -> Typesetter {
    do throws(CardRenderProblem) {
      if let folders { return try Typesetter(try FontSet(in: folders)) }
      return try Typesetter(try FontSet())
    } catch {
      throw .drawing(error)
    }
  }
}
