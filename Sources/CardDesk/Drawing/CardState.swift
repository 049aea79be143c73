import CardModel
import IntentWords

/// A state that a card may get into, to look at before it does.
package enum CardState: String, CaseIterable, Sendable {
  /// As it is.
  case fresh
  /// With the longest content it may get.
  case longest
  /// Without anything that was found out.
  case empty
  /// In larger type.
  case larger

  /// The size of text it is shown in.
  package func textSize(from size: TextSize) -> TextSize {
    self == .larger && size.scale < TextSize.xxxLarge.scale ? .xxxLarge : size
  }

  /// The card in this state, its texts read in a language.
  package func card(_ card: Card, in languages: [String]) -> Card {
    switch self {
    case .fresh, .larger: card
    case .longest: LongestContent(languages: languages).card(card)
    case .empty: card.empty
    }
  }
}

/// Texts as long as they get: prose fills its budget, other words grow as English does in German.
private struct LongestContent {
  let languages: [String]

  func card(_ card: Card) -> Card {
    Card(card.blocks.map(block), accent: card.accent, material: card.material)
  }

  private func block(_ block: Card.Block) -> Card.Block {
    switch block {
    case .eyebrow(let text): .eyebrow(longer(text))
    case .headline(let text): .headline(longer(text))
    case .sentence(let text): .sentence(prose(text))
    case .chip(let text): .chip(longer(text))
    case .footnote(let text): .footnote(longer(text))
    case .row(let row): .row(Card.Row(label: longer(row.label), value: greater(row.value), unit: row.unit))
    case .columns(let cells): .columns(cells.map { Card.Cell(label: longer($0.label), value: greater($0.value)) })
    case .wells(let wells): .wells(wells.map { Card.Well(title: longer($0.title), isOn: $0.isOn) })
    case .week, .year, .unknown: block
    }
  }

  /// By two fifths, as is usual between English and German.
  private func longer(_ words: Resource) -> Resource {
    let text = words.reading(in: languages).text
    return .verbatim(Self.text(of: text, count: text.count + (text.count * 2 + 4) / 5))
  }

  /// A figure with two more digits; words grow as others do.
  private func greater(_ words: Resource) -> Resource {
    var text = words.reading(in: languages).text
    guard let digit = text.firstIndex(where: \.isNumber) else { return longer(words) }
    text.insert(contentsOf: "10", at: digit)
    return .verbatim(text)
  }

  private func prose(_ words: Resource) -> Resource {
    .verbatim(Self.text(of: words.reading(in: languages).text, count: Excerpt.budget - 1) + ".")
  }

  /// In bytes; far more than a card has room for.
  private static let longestSource = 4000

  /// So many characters of a text that begins anew where it ends.
  private static func text(of text: String, count: Int) -> String {
    let source = text.split { $0.isWhitespace }.joined(separator: " ")
    // What is longer already need not grow.
    guard !source.isEmpty, source.utf8.count < longestSource else { return text }
    // Scripts without spaces between words are not ASCII.
    let space = source.contains(" ") || source.allSatisfy(\.isASCII) ? " " : ""
    // So often and no more: marks that join make one character of what they join, whose count never grows.
    let repeats = count / source.count + 1
    let longer = Array(repeating: source, count: repeats).joined(separator: space)
    return String(longer.prefix(count)).trimmingEnd
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace || last == "." { text.removeLast() }
    return String(text)
  }
}

extension Card {
  /// What is left when nothing is known yet: names without figures, and what can be tapped.
  fileprivate var empty: Card {
    let nothing = Resource.verbatim("–")
    let left = blocks.compactMap { block -> Block? in
      switch block {
      case .eyebrow, .headline, .wells, .unknown: block
      case .sentence, .chip, .footnote: nil
      case .row(let row): .row(Row(label: row.label, value: nothing))
      case .columns(let cells): .columns(cells.map { Cell(label: $0.label, value: nothing) })
      case .week(let week):
        .week(Week(days: week.days.map { Day(label: $0.label, isToday: $0.isToday) }, spoken: week.spoken))
      case .year(let year):
        .year(
          Year(
            months: year.months.map { Month(label: $0.label, days: $0.days.map { _ in nil }, today: $0.today) },
            spoken: year.spoken))
      }
    }
    return Card(left, accent: accent, material: material)
  }
}
