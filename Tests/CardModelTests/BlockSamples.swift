import CardModel
import IntentWords

/// A block of each kind.
enum BlockSamples {
  static let all: [Card.Block] = [
    .eyebrow(.verbatim("TODAY")), .headline(Resource(key: "%lld days", arguments: [.integer(3)])),
    .row(Card.Row(label: .verbatim("SLEEP"), value: .verbatim("7:12"), unit: .verbatim("hrs"))),
    .row(Card.Row(label: .verbatim("STEPS"), value: .verbatim("8,412"))),
    .columns([Card.Cell(label: .verbatim("RIDES"), value: .verbatim("4"))]), .columns([]),
    .sentence(.verbatim("You slept well.")), .chip(.verbatim("STEADY")), .footnote(.verbatim("Since Monday")),
    .week(Card.Week(days: [Card.Day(label: .verbatim("Mo"), entry: entry, isToday: true)], spoken: .verbatim("Good"))),
    .year(
      Card.Year(
        months: [Card.Month(label: .verbatim("Jan"), days: [nil, entry, nil], today: 2)], spoken: .verbatim("Good"))),
    .wells([Card.Well(title: .verbatim("Undo")), Card.Well(title: .verbatim("Quiet"), isOn: true)]),
    .unknown(kind: "chart"),
  ]

  private static let entry = Card.Entry(value: 1, greatest: 2, color: "34C759", letter: .verbatim("G"))
}
