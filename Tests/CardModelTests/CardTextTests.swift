import CardModel
import Foundation
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

  @Test("is in the language of whoever sees it; names that people gave stay")
  func language() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Mo": {"localizations": {"hr": {"stringUnit": {"state": "translated", "value": "pon"}}}},
        "Undo": {"localizations": {"hr": {"stringUnit": {"state": "translated", "value": "Poništi"}}}}}}
      """
    try Data(catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let card = Card([
      .eyebrow(.verbatim("100% Mo")),
      .week(Card.Week(days: [Card.Day(label: Resource(key: "Mo", bundle: folder))])),
      .wells([Card.Well(title: Resource(key: "Undo", bundle: folder))]),
    ])
    #expect(CardText.lines(of: card, in: ["hr"]) == ["eyebrow  100% Mo", "week     pon ·", "wells    [Poništi]"])
    #expect(CardText.lines(of: card, in: ["en"]) == ["eyebrow  100% Mo", "week     Mo ·", "wells    [Undo]"])
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

  @Test("has its year month by month")
  func year() {
    let entry = Card.Entry(value: 0, greatest: 2)
    let months = [
      Card.Month(label: Resource(key: "Jan"), days: [nil, entry, entry]),
      Card.Month(label: Resource(key: "Feb"), days: [nil, nil], today: 1),
    ]
    #expect(lines(.year(Card.Year(months: months))) == ["year     Jan 2/3 Feb ·"])
  }

  @Test("parts the texts of a row and of columns, so that a bar in one is not taken for it")
  func bars() {
    let text = Resource.verbatim("a|b")
    #expect(
      lines(
        .row(Card.Row(label: text, value: text)), .row(Card.Row(label: text, value: text, unit: text)),
        .columns([Card.Cell(label: text, value: text), Card.Cell(label: text, value: text)]), .sentence(text))
        == [
          #"row      a\|b | a\|b"#, #"row      a\|b | a\|b | a\|b"#, #"columns  a\|b | a\|b || a\|b | a\|b"#,
          "sentence a|b",
        ])
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
    let shown = lines(.headline(Resource(key: "")), .wells([]), .week(Card.Week(days: [])))
    #expect(shown == ["headline", "wells", "week"])
  }

  @Test("shows a kind that is not known, however long or hostile its name")
  func unknown() {
    #expect(
      lines(.unknown(kind: "chart"), .unknown(kind: "constellation"), .unknown(kind: "a\nb"), .unknown(kind: ""))
        == ["chart    (unknown)", "constellation (unknown)", #"a\nb     (unknown)"#, "         (unknown)"])
  }
}
