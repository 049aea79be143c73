import IntentWords

/// A card as the lines of a transcript; `Documentation/Cards.md` says how they read.
package enum CardText {
  /// One line for each block.
  /// - Parameter languages: what the person prefers, best first, as BCP 47 tags.
  package static func lines(of card: Card, in languages: [String]) -> [String] {
    card.blocks.map { block in
      let shown = words(of: block, in: languages)
      return shown.isEmpty ? VisibleText.escaped(block.kind) : column(VisibleText.escaped(block.kind)) + shown
    }
  }

  /// What a block says, without its kind.
  static func words(of block: Card.Block, in languages: [String]) -> String {
    text(of: block) { VisibleText.escaped($0.text(in: languages), alsoEscaping: $1) }
  }

  private static func text(of block: Card.Block, read: (Resource, Set<Character>) -> String) -> String {
    switch block {
    case .eyebrow(let text), .headline(let text), .sentence(let text), .chip(let text), .footnote(let text):
      return read(text, [])
    case .row(let row):
      return ([row.label, row.value] + [row.unit].compactMap(\.self)).map { read($0, ["|"]) }.joined(separator: " | ")
    case .columns(let cells):
      return cells.map { "\(read($0.label, ["|"])) | \(read($0.value, ["|"]))" }.joined(separator: " || ")
    case .week(let week):
      return week.days.map { day in
        read(day.label, []) + " " + (day.entry.map { "\($0.value)/\($0.greatest)" } ?? "·")
      }.joined(separator: " ")
    case .year(let year):
      return year.months.map { month in
        let logged = month.days.count { $0 != nil }
        return read(month.label, []) + " " + (logged == 0 ? "·" : "\(logged)/\(month.days.count)")
      }.joined(separator: " ")
    case .wells(let wells):
      return wells.map { well in
        let title = read(well.title, ["[", "]"])
        return switch well.isOn {
        case nil: "[\(title)]"
        case true?: "[x] \(title)"
        case false?: "[ ] \(title)"
        }
      }.joined(separator: " ")
    case .unknown:
      return "(unknown)"
    }
  }

  private static func column(_ name: String) -> String {
    name + String(repeating: " ", count: max(1, 9 - name.count))
  }
}
