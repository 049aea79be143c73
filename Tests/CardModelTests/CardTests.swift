import CardModel
import Foundation
import IntentWords
import Testing

@Suite("A card crosses as an archive") struct CardTests {
  static let week = Card([
    .eyebrow(.verbatim("SLEEP")), .headline(Resource(key: "%lld days", arguments: [.integer(3)])),
    .week(
      Card.Week(
        days: [
          Card.Day(label: Resource(key: "Mo")),
          Card.Day(
            label: Resource(key: "Tu"),
            entry: Card.Entry(value: 0, greatest: 2, color: "990000", letter: .verbatim("G")), isToday: true),
        ], spoken: Resource(key: "Great today"))),
    .wells([Card.Well(title: Resource(key: "Undo")), Card.Well(title: Resource(key: "Snooze"), isOn: false)]),
  ])

  @Test("and comes back as it was")
  func roundTrip() throws {
    #expect(try Card(payload: try Self.week.payload()) == Self.week)
    #expect(Card.archiveKind == "card/1")
  }

  @Test("as the same text each time, and as this one")
  func payload() throws {
    let card = Card([
      .wells([Card.Well(title: Resource(key: "a/b"), isOn: true)]),
      .week(Card.Week(days: [Card.Day(label: Resource(key: "Mo"), entry: Card.Entry(value: 1, greatest: 2))])),
    ])
    #expect(
      try card.payload() == """
        {"blocks":[{"kind":"wells","wells":[{"isOn":true,"title":{"arguments":[],"key":"a/b"}}]},\
        {"days":[{"greatest":2,"label":{"arguments":[],"key":"Mo"},"value":1}],"kind":"week"}]}
        """)
  }

  @Test("as it is documented", arguments: DocumentedCards.all)
  func documented(example: DocumentedCards.Example) throws {
    let card = try Card(payload: example.json)
    #expect(CardText.lines(of: card, in: ["en"]).joined(separator: "\n") + "\n" == example.text)
    #expect(try Card(payload: try card.payload()) == card)
  }

  @Test("and the documentation has examples")
  func documentationIsRead() {
    #expect(DocumentedCards.all.count == 2)
  }

  @Test("with blocks that only a newer sender knows, by their kind")
  func unknown() throws {
    let card = try Card(payload: #"{"blocks": [{"kind": "year", "days": 3}], "accent": "C8B6A0"}"#)
    #expect(card == Card([.unknown(kind: "year")]))
    #expect(try card.payload() == #"{"blocks":[{"kind":"year"}]}"#)
  }

  @Test(
    "or is refused, with the place",
    arguments: [
      ("", ""), ("{}", ""), ("[]", ""), (#"{"blocks": [{}]}"#, "blocks.0"),
      (#"{"blocks": [{"kind": "eyebrow"}]}"#, "blocks.0"),
      (#"{"blocks": [{"kind": "wells", "wells": [{"isOn": true}]}]}"#, "blocks.0.wells.0"),
      (#"{"blocks": [{"kind": "week"}]}"#, "blocks.0"),
      (#"{"blocks": [{"kind": "week", "days": [{"label": {"key": "", "arguments": []}, "value": 1}]}]}"#,
        "blocks.0.days.0"),
      (#"{"blocks": [{"kind": "week", "days": [{"label": {"key": "", "arguments": []}, "value": "one"}]}]}"#,
        "blocks.0.days.0.value"),
    ])
  func refused(payload: String, place: String) throws {
    let error = #expect(throws: DecodingError.self) { try Card(payload: payload) }
    let context: DecodingError.Context? =
      switch error {
      case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context):
        context
      default: nil
      }
    #expect(context?.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".") == place)
  }
}
