import Foundation

extension GoldenReport {
  /// The report as one page that loads nothing: for each card its picture, or before, after and difference.
  package func html() throws(CardRenderProblem) -> String {
    var sections: [String] = []
    // What is to be looked at comes first.
    for entry in entries.filter({ !$0.outcome.isGood }) + entries.filter(\.outcome.isGood) {
      sections.append(try section(of: entry))
    }
    let good = entries.count { $0.outcome.isGood }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"/>
      <title>Cards: \(good) of \(entries.count) good</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1>Cards: \(good) of \(entries.count) good</h1>
      <p>Drawn in the fonts <code>\(Markup.escaped(fontDigest))</code></p>
      \(sections.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private func section(of entry: Entry) throws(CardRenderProblem) -> String {
    let kind = entry.outcome.isGood ? "good" : "bad"
    var content = "<h2>\(Markup.escaped(entry.card))</h2>\n<p>\(Markup.escaped(entry.outcome.description))</p>"
    content += entry.notes.map { "\n<p>\(Markup.escaped($0))</p>" }.joined()
    if let before = entry.before, let after = entry.after {
      let picture = PictureDifference.picture(from: before, to: after)
      content += "\n<p>Before, after, and where they differ:</p>\n" + (try Self.image(picture, of: entry.card))
    } else if let picture = entry.after ?? entry.before {
      content += "\n" + (try Self.image(picture, of: entry.card))
    }
    return "<section class=\"\(kind)\">\n\(content)\n</section>"
  }

  private static func image(_ picture: Picture, of card: String) throws(CardRenderProblem) -> String {
    let data = Data(try PNGWriter.encoded(picture)).base64EncodedString()
    return Markup.element(
      "img",
      [
        ("alt", "The card \(card)"), ("width", String(picture.width / 2)), ("height", String(picture.height / 2)),
        ("src", "data:image/png;base64,\(data)"),
      ])
  }

  private static let style = """
    body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 1200px; padding: 0 1em; }
    section { border-left: 4px solid #2a8a4a; padding: 0 1em; margin: 1em 0; }
    section.bad { border-color: #c0203c; }
    img { max-width: 100%; height: auto; }
    code { overflow-wrap: anywhere; }
    """
}
