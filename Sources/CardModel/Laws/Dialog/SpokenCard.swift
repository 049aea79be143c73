/// The spoken dialog says what the card shows.
package enum SpokenCard {
  package static let law = Law(
    number: 20, name: "spoken-card", statement: "The spoken dialog says what the card shows.",
    reason: "Who only hears it must learn the same as who only sees it.",
    source: "WWDC25 session 281: a card is understood without its dialog; SiriCardKit, agent rules 3 at 9e1063b")

  static func verdicts(_ spoken: String, shown: [(block: Int, role: TextRole, words: String)]) -> [Verdict] {
    let said = SpokenWords(spoken)
    let unsaid = shown.filter { $0.role == .headline && !said.share($0.words) }.map {
      Verdict(law, .warning, block: $0.block, .unsaid($0.words))
    }
    let figures = Set(shown.flatMap { SpokenWords($0.words).figures })
    // A card without figures is not contradicted by one.
    guard !figures.isEmpty else { return unsaid }
    let rows = shown.filter { [.rowValue, .cellValue].contains($0.role) }.flatMap { SpokenWords($0.words).figures }
    let isSilent = !rows.isEmpty && said.figures.allSatisfy { !rows.contains($0) }
    return unsaid + (isSilent ? [Verdict(law, .warning, .unsaidFigures)] : [])
      + said.figures.filter { !figures.contains($0) }.map { Verdict(law, .advice, .unshownFigure($0)) }
  }
}
