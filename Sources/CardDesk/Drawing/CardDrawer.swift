import CardModel
import CardRender
import Foundation

/// Draws cards.
package struct CardDrawer: Sendable {
  private let painter: CardPainter
  private let measurer: PangoMeasurer
  /// Pixels for each point.
  package var scale: Int

  /// - Parameter folders: where the fonts are; nil for the system's folders.
  /// - Throws: `CardDeskProblem.drawing`.
  package init(scale: Int, fontsIn folders: [String]?) throws(CardDeskProblem) {
    let typesetter = try DeskLayout.typesetter(fontsIn: folders)
    painter = CardPainter(typesetter)
    measurer = PangoMeasurer(typesetter)
    self.scale = scale
  }

  package func placed(_ card: Card, in languages: [String], textSize: TextSize) -> PlacedCard {
    CardLayout(measurer: measurer, textSize: textSize).placed(card, in: languages)
  }

  /// The bytes of a picture or a document.
  /// - Parameter light: what lies behind the card; nil for nothing.
  /// - Throws: `CardDeskProblem.drawing`.
  package func drawn(
    _ card: PlacedCard, as form: Form, over light: PlatterLight?
  ) throws(CardDeskProblem) -> Data {
    switch form {
    case .svg: Data(CardSVG.document(of: card, over: light).utf8)
    case .html: Data(CardHTML.document(of: card, over: light).utf8)
    case .png: try png(of: card, over: light)
    }
  }

  /// As what a card is drawn.
  package enum Form: Sendable {
    case png, svg, html
  }

  private func png(of card: PlacedCard, over light: PlatterLight?) throws(CardDeskProblem) -> Data {
    do throws(CardRenderProblem) {
      return Data(try PNGWriter.encoded(try painter.picture(of: card, over: light, scale: scale)))
    } catch {
      throw .drawing(error)
    }
  }

  /// The bytes of a PNG with a row for each card and a column for each light.
  /// - Throws: `CardDeskProblem.drawing`.
  package func png(of strip: CardStrip, over lights: [PlatterLight]) throws(CardDeskProblem) -> Data {
    let cards = strip.rows.map { placed($0.card, in: [$0.language], textSize: $0.textSize) }
    do throws(CardRenderProblem) {
      let picture = try painter.strip(of: cards, named: strip.rows.map(\.name), over: lights, scale: scale)
      return Data(try PNGWriter.encoded(picture))
    } catch {
      throw .drawing(error)
    }
  }

  /// The bytes of a PNG of one card, another, and where they differ.
  /// - Throws: `CardDeskProblem.drawing`.
  package func png(
    comparing before: PlacedCard, with after: PlacedCard, over light: PlatterLight?
  ) throws(CardDeskProblem) -> Data {
    do throws(CardRenderProblem) {
      let pictures = try [before, after].map { card throws(CardRenderProblem) in
        try painter.picture(of: card, over: light, scale: scale)
      }
      return Data(try PNGWriter.encoded(PictureDifference.picture(from: pictures[0], to: pictures[1])))
    } catch {
      throw .drawing(error)
    }
  }
}
