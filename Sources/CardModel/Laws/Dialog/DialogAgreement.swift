import Foundation

/// What is spoken and printed beside a card, held against what the card shows.
///
/// Judged by the words alone: what means the same in other words is advice at most, never a failure.
package struct DialogAgreement: Sendable {
  /// The words of each block, as a person reads them.
  private let shown: [(block: Int, role: TextRole, words: String)]

  /// - Parameter card: laid out in the language of the dialog.
  package init(_ card: PlacedCard) {
    shown = card.blocks.flatMap { block in
      Dictionary(grouping: block.texts, by: \.role).sorted { $0.key.rawValue < $1.key.rawValue }
        .map { (block.block, $0.key, $0.value.map(\.text).joined(separator: " ")) }
    }
  }

  /// Every breach of a law of dialog.
  /// - Parameters:
  ///   - spoken: what Siri says.
  ///   - printed: what the sheet prints above the card; nil for nothing.
  package func verdicts(spoken: String, printed: String?) -> [Verdict] {
    SpokenCard.verdicts(spoken, shown: shown) + (printed.map { PrintedLine.verdicts($0, shown: shown) } ?? [])
  }
}

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
    return unsaid
      + said.figures.filter { !figures.contains($0) }.map { Verdict(law, .advice, .unshownFigure($0)) }
  }
}

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

/// The words of a text, so that two texts can be held against each other.
private struct SpokenWords {
  let folded: String
  let words: Set<String>
  /// In order, without the marks that group their digits.
  let figures: [String]

  init(_ text: String) {
    folded = Self.fold(text)
    let parts = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    words = Set(parts.filter { $0.count >= 3 || $0.contains(where: \.isNumber) })
    figures = Self.figures(in: text)
  }

  /// Whether a text is said: in whole, or by one of its longer words.
  func share(_ text: String) -> Bool {
    let other = SpokenWords(text)
    return folded.contains(other.folded) || !words.isDisjoint(with: other.words)
  }

  /// Whether one text stands whole in the other.
  func repeats(_ text: String) -> Bool {
    let other = Self.fold(text)
    return !other.isEmpty && !folded.isEmpty && (folded.contains(other) || other.contains(folded))
  }

  private static func fold(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber || $0.isWhitespace }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func figures(in text: String) -> [String] {
    var figures: [String] = []
    var figure = ""
    func isGrouping(_ character: Character) -> Bool { ".,'’ \u{A0}\u{202F}".contains(character) }
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      if let digit = character.wholeNumberValue {
        figure += String(digit)
      } else if !figure.isEmpty, isGrouping(character), character != " ", index + 1 < characters.count,
        characters[index + 1].isWholeNumber
      {
        continue
      } else if !figure.isEmpty {
        figures.append(figure)
        figure = ""
      }
    }
    return figure.isEmpty ? figures : figures + [figure]
  }
}
