/// The words of a text, so that two texts can be held against each other.
struct SpokenWords {
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
      if character.isDecimalDigit, let digit = character.wholeNumberValue {
        figure += String(digit)
      } else if !figure.isEmpty, isGrouping(character), character != " ", index + 1 < characters.count,
        characters[index + 1].isDecimalDigit
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

extension Character {
  /// A digit of any script; a Chinese numeral is a word.
  fileprivate var isDecimalDigit: Bool { unicodeScalars.first?.properties.numericType == .decimal }
}
