/// The printed line adds to the card: one short line, which does not repeat it.
package enum PrintedLine {
  package static let law = Law(
    number: 21, name: "printed-line",
    statement: "The printed line is short, and does not repeat the card.",
    reason: "A paragraph above the card pushes it down, to say the same.",
    source: "Human Interface Guidelines, Snippets: leave out of the dialog what the view shows; "
      + "SiriCardKit, agent rules 3 at 9e1063b")

  /// Characters: what a sheet of 340 points prints in two lines of 17 points.
  static let longest = 80

  static func verdicts(_ printed: String, shown: [(block: Int, role: TextRole, words: String)]) -> [Verdict] {
    var verdicts: [Verdict] = []
    if printed.count > longest {
      verdicts.append(Verdict(law, .warning, .longPrinted(characters: printed.count, most: longest)))
    }
    let line = SpokenWords(printed)
    for text in shown where [.headline, .sentence, .footnote].contains(text.role) && line.repeats(text.words) {
      verdicts.append(Verdict(law, .warning, block: text.block, .repeated(text.words)))
    }
    return verdicts
  }
}
