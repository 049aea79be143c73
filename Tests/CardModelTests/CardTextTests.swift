import CardModel
import IntentWords
import Testing

@Suite("A card in a transcript") struct CardTextTests {
  private func lines(_ blocks: Card.Block...) -> [String] { CardText.lines(of: Card(blocks), in: ["en"]) }

  @Test("is a line for each block, whatever its order")
  func order() {
    #expect(lines() == [])
    #expect(
      lines(.headline(Resource(key: "Great")), .eyebrow(Resource(key: "Sleep")), .eyebrow(Resource(key: "Again")))
        == ["headline Great", "eyebrow  Sleep", "eyebrow  Again"])
  }

  @Test("has its week day by day")
  func week() {
    let days = [
      Card.Day(label: Resource(key: "Fr"), entry: Card.Entry(value: 2, greatest: 2)),
      Card.Day(label: Resource(key: "Sa")),
      Card.Day(label: Resource(key: "Su"), entry: Card.Entry(value: 0, greatest: 4), isToday: true),
    ]
    #expect(lines(.week(Card.Week(days: days))) == ["week     Fr 2/2 Sa · Su 0/4"])
  }

  @Test("tells a button from a toggle that is on and one that is off")
  func wells() {
    let wells = [
      Card.Well(title: Resource(key: "Undo")), Card.Well(title: Resource(key: "Snooze"), isOn: true),
      Card.Well(title: Resource(key: "Loud"), isOn: false),
    ]
    #expect(lines(.wells(wells)) == ["wells    [Undo] [x] Snooze [ ] Loud"])
  }

  @Test(
    "hides nothing",
    arguments: [
      ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#), ("\t", #"\t"#), ("\u{0}\u{1B}[31m", #"\u{0}\u{1B}[31m"#),
      ("\u{85}\u{2028}\u{2029}", #"\u{85}\u{2028}\u{2029}"#), ("\u{202E}abc\u{2066}", #"\u{202E}abc\u{2066}"#),
      (" a b ", #"\u{20}a b\u{20}"#), (" ", #"\u{20}"#), ("\\n", #"\\n"#), ("[x] a", "[x] a"),
      ("👩‍👩‍👧 é ق\u{200F} \u{A0}", "👩‍👩‍👧 é ق\u{200F} \u{A0}"),
    ])
  func escapes(text: String, shown: String) {
    #expect(lines(.headline(Resource(key: text, defaultValue: text))) == ["headline " + shown])
  }

  @Test("has a name alone where nothing is shown")
  func empty() {
    #expect(lines(.headline(Resource(key: "")), .wells([]), .week(Card.Week(days: []))) == ["headline", "wells", "week"])
  }

  @Test("shows a kind that is not known, however long or hostile its name")
  func unknown() {
    #expect(
      lines(.unknown(kind: "year"), .unknown(kind: "constellation"), .unknown(kind: "a\nb"), .unknown(kind: ""))
        == ["year     (unknown)", "constellation (unknown)", #"a\nb     (unknown)"#, "         (unknown)"])
  }
}
