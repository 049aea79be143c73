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

  @Test("with every block", arguments: BlockSamples.all)
  func blocks(block: Card.Block) throws {
    let card = Card([block, block])
    #expect(try Card(payload: try card.payload()) == card)
    #expect(block.kind != "unknown")
  }

  @Test("with each answer of a year once")
  func answersOnce() throws {
    let good = Card.Entry(value: 0, greatest: 2, color: "34C759")
    let poor = Card.Entry(value: 2, greatest: 2)
    let months = [
      Card.Month(label: .verbatim("Jan"), days: [nil, poor, good]),
      Card.Month(label: .verbatim("Feb"), days: [good, good], today: 2),
    ]
    let payload = try Card([.year(Card.Year(months: months))]).payload()
    #expect(payload.components(separatedBy: #""greatest""#).count == 3)
    #expect(payload.contains(#""days":[null,0,1]"#))
    #expect(payload.contains(#""days":[1,1]"#))
    #expect(try Card(payload: payload) == Card([.year(Card.Year(months: months))]))
  }

  @Test("as it is documented", arguments: DocumentedCards.all)
  func documented(example: DocumentedCards.Example) throws {
    let card = try Card(payload: example.json)
    #expect(CardText.lines(of: card, in: ["en"]).joined(separator: "\n") + "\n" == example.text)
    #expect(try Card(payload: try card.payload()) == card)
  }

  @Test("and the documentation has examples")
  func documentationIsRead() {
    #expect(DocumentedCards.all.count == 3)
  }

  @Test("with blocks that only a newer sender knows, by their kind")
  func unknown() throws {
    let card = try Card(payload: #"{"blocks": [{"kind": "chart", "days": 3}], "weather": "C8B6A0"}"#)
    #expect(card == Card([.unknown(kind: "chart")]))
    #expect(try card.payload() == #"{"blocks":[{"kind":"chart"}]}"#)
  }

  private static func weekPayload(color: String) -> String {
    #"{"blocks": [{"kind": "week", "days": [{"label": {"key": "", "arguments": []}, "#
      + #""value": 1, "greatest": 2, "color": \#(color)}]}]}"#
  }

  private static func yearPayload(days: String, today: Int = 1) -> String {
    #"{"blocks": [{"kind": "year", "entries": [{"value": 1, "greatest": 2}], "months": "#
      + #"[{"label": {"key": "", "arguments": []}, "days": \#(days), "today": \#(today)}]}]}"#
  }

  @Test(
    "or is refused, with the place",
    arguments: [
      ("", ""), ("{}", ""), ("[]", ""), (#"{"blocks": [{}]}"#, "blocks.0"),
      (#"{"blocks": [{"kind": "eyebrow"}]}"#, "blocks.0"),
      (#"{"blocks": [{"kind": "wells", "wells": [{"isOn": true}]}]}"#, "blocks.0.wells.0"),
      (#"{"blocks": [{"kind": "week"}]}"#, "blocks.0"),
      (#"{"blocks": [{"kind": "row", "label": {"key": "", "arguments": []}}]}"#, "blocks.0"),
      (#"{"blocks": [{"kind": "columns"}]}"#, "blocks.0"), (#"{"blocks": [{"kind": "chip"}]}"#, "blocks.0"),
      (#"{"blocks": [{"kind": "sentence", "text": "plain"}]}"#, "blocks.0.text"),
      (#"{"blocks": [{"kind": "footnote"}]}"#, "blocks.0"), (#"{"blocks": [{"kind": "year"}]}"#, "blocks.0"),
      (#"{"blocks": [{"kind": "year", "entries": [{"value": 1}], "months": []}]}"#, "blocks.0.entries.0"),
      (Self.yearPayload(days: "[1]"), "blocks.0.months.0.days"),
      (Self.yearPayload(days: "[0, -1]"), "blocks.0.months.0.days"),
      (Self.yearPayload(days: #"["0"]"#), "blocks.0.months.0.days.0"),
      (Self.yearPayload(days: "[0]", today: 0), "blocks.0.months.0.today"),
      (Self.yearPayload(days: "[0]", today: 2), "blocks.0.months.0.today"),
      (Self.weekPayload(color: ##""#34C759""##), "blocks.0.days.0.color"),
      (Self.weekPayload(color: #""red""#), "blocks.0.days.0.color"),
      (Self.weekPayload(color: #""+1C759""#), "blocks.0.days.0.color"),
      (Self.weekPayload(color: "3"), "blocks.0.days.0.color"),
      (
        #"{"blocks": [{"kind": "week", "days": [{"label": {"key": "", "arguments": []}, "value": 1}]}]}"#,
        "blocks.0.days.0"
      ),
      (
        #"{"blocks": [{"kind": "week", "days": [{"label": {"key": "", "arguments": []}, "value": "one"}]}]}"#,
        "blocks.0.days.0.value"
      ),
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
