import CardModel

/// A placed card as one page: nothing is loaded, nothing runs, and no line is broken anew.
///
/// The page is HTML, and XML as well.
package enum CardHTML {
  /// The document.
  /// - Parameters:
  ///   - light: what lies behind the card; nil for nothing.
  ///   - margin: around the card, in points.
  package static func document(
    of card: PlacedCard, over light: PlatterLight? = nil, margin: Double = 16
  ) -> String {
    let language = Markup.language(card.language).map { " lang=\"\($0)\"" } ?? ""
    return """
      <!DOCTYPE html>
      <html\(language) dir="\(card.isRightToLeft ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
      <title>\(Markup.escaped(card.spokenTitle))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(figure(of: card, over: light, margin: margin))
      </body>
      </html>

      """
  }

  /// The card as the content of a page.
  private static func figure(of card: PlacedCard, over light: PlatterLight?, margin: Double) -> String {
    let (width, height) = (card.width + 2 * margin, card.height + 2 * margin)
    let drawing = Markup.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", Markup.number(width)), ("height", Markup.number(height)),
        ("viewBox", [-margin, -margin, width, height].map(Markup.number).joined(separator: " ")),
        ("aria-hidden", "true"),
      ], "\n" + CardSVG.drawing(of: card, over: light, margin: margin).joined(separator: "\n") + "\n")
    let blocks = card.blocks.map { HTMLBlock(block: $0, card: card).element }
    return Markup.element(
      "main", [("style", "width:\(Markup.number(width))px;height:\(Markup.number(height))px")],
      "\n" + drawing + "\n"
        + Markup.element(
          "div", [("class", "card"), ("style", "left:\(Markup.number(margin))px;top:\(Markup.number(margin))px")],
          "\n" + blocks.joined(separator: "\n") + "\n") + "\n")
  }

  /// A line hangs on its baseline, not in a box: the box of a font that stands in may have another height. So each has
  /// a strut of `strut` points that stands on the baseline, and its top is where the baseline is, less so much.
  private static let style = """
    body { margin: 0; -webkit-text-size-adjust: none; text-size-adjust: none; }
    main { position: relative; direction: ltr; }
    main > svg { position: absolute; left: 0; top: 0; }
    .card { position: absolute; }
    .card * { margin: 0; padding: 0; border: 0; background: none; font: inherit; position: absolute; }
    .spoken { width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); user-select: none; }
    .card .line { line-height: 0; white-space: pre; unicode-bidi: isolate; }
    .line::before { content: ""; display: inline-block; height: \(strut)px; }
    .line[dir=rtl] { direction: rtl; }
    """

  /// More than the ascent of the largest type.
  static let strut = 200
}
