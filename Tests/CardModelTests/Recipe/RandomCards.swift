import CardModel
import IntentWords

/// Cards of any texts, which a recipe can say: each block shows something, and the wells are last.
struct RandomCards: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func card() -> Card {
    var blocks = (0..<count(1...6)).map { _ in block() }
    let wells = (0..<count(0...4)).map { _ in
      Card.Well(title: words(), isOn: [nil, true, false].randomElement(using: &self) ?? nil)
    }
    if !wells.isEmpty { blocks.append(.wells(wells)) }
    return Card(blocks, accent: flip() ? color() : nil, material: flip() ? material() : nil)
  }

  private mutating func block() -> Card.Block {
    switch count(0...8) {
    case 0: .eyebrow(words())
    case 1: .headline(words())
    case 2: .row(Card.Row(label: words(orNone: true), value: words(), unit: flip() ? words() : nil))
    case 3:
      .columns(
        [Card.Cell(label: words(), value: words())]
          + (0..<count(0...3)).map { _ in Card.Cell(label: words(orNone: true), value: words(orNone: true)) })
    case 4: .sentence(words())
    case 5: .chip(words())
    case 6: .footnote(words())
    case 7:
      .week(
        Card.Week(
          days: [Card.Day(label: words())]
            + (0..<count(0...6)).map { _ in
              Card.Day(label: words(orNone: true), entry: flip() ? entry() : nil, isToday: flip())
            }, spoken: flip() ? words() : nil))
    default: year()
    }
  }

  private mutating func year() -> Card.Block {
    let entries = (0..<count(0...4)).map { _ in entry() }
    let months = (0..<count(1...12)).map { _ in
      let days = (0..<count(0...31)).map { _ in flip() ? entries.randomElement(using: &self) : nil }
      let today = days.isEmpty || flip() ? nil : count(1...days.count)
      return Card.Month(label: words(orNone: true), days: days, today: today)
    }
    return .year(Card.Year(months: months, spoken: flip() ? words() : nil))
  }

  private mutating func entry() -> Card.Entry {
    Card.Entry(
      value: count(-2...9), greatest: count(0...9), color: flip() ? color().hex : nil, letter: flip() ? words() : nil)
  }

  private mutating func material() -> MaterialSettings {
    var settings = MaterialSettings(
      finish: flip() ? .ink : .glass, ink: flip() ? color() : nil, type: flip() ? .published : nil,
      wells: flip() ? .frosted : nil)
    for dial in Dial.allCases where flip() { settings[dial] = Double.random(in: -1...90, using: &self) }
    if flip() { settings[.floor] = Double.leastNonzeroMagnitude }
    return settings
  }

  private mutating func color() -> SRGB {
    SRGB(red: .random(in: 0...255, using: &self), green: .random(in: 0...255, using: &self), blue: 7)
  }

  private mutating func words(orNone mayBeEmpty: Bool = false) -> Resource {
    var text = ""
    for _ in 0..<count((mayBeEmpty ? 0 : 1)...8) { text += Self.pieces.randomElement(using: &self) ?? "" }
    return .verbatim(text.isEmpty && !mayBeEmpty ? "x" : text)
  }

  private static let pieces = [
    "a", "Ж", "漢", "😀", "|", "||", "\\", "\\n", "\n", "\r\n", "\t", " ", "  ", ":", "//", "#", "[", "]", "[x] ",
    "today",
    "\u{301}", "\u{202E}", "\u{2028}", "\u{A0}", "\u{0}", "\u{FEFF}", "{", "}", "u{41}", "\\u{41}", "%@", "%", "ال",
    "\u{85}",
  ]

  private mutating func flip() -> Bool { Bool.random(using: &self) }

  private mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
