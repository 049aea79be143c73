import CardModel
import Foundation
import IntentWords
import Testing

@testable import CardDesk

@Suite("A card is read") struct DeskCardTests {
  private let folder: DeskFolder

  init() throws { folder = try DeskFolder() }

  private static let card = Card([.headline(.verbatim("On the way"))])

  @Test(
    "from every form it is written in",
    arguments: [
      ("headline: On the way\n", DeskCard.Form.recipe("headline: On the way\n")),
      ("{\"headline\": \"On the way\"}", .olderJSON),
      (
        "\u{FEFF} {\"blocks\": [{\"kind\": \"headline\", \"text\": {\"key\": \"%@\", \"arguments\": [{\"kind\": \"text\", \"value\": \"On the way\"}]}}]}",
        .json
      ),
      (
        "{\"kind\": \"card/1\", \"wells\": [], \"payload\": \"{\\\"blocks\\\": [{\\\"kind\\\": \\\"headline\\\", \\\"text\\\": {\\\"key\\\": \\\"%@\\\", \\\"arguments\\\": [{\\\"kind\\\": \\\"text\\\", \\\"value\\\": \\\"On the way\\\"}]}}]}\"}",
        .archive
      ),
    ])
  func forms(_ text: String, _ form: DeskCard.Form) throws {
    let card = try DeskCard(.file(folder.write("a", text)))
    #expect(card.form == form)
    #expect(card.card == Self.card)
    #expect(card.notes == [])
  }

  @Test("and what was not understood of it is told")
  func notes() throws {
    #expect(
      try DeskCard(text: "headline: a\nhaedline: b\n").notes == [
        "line 2: unknown key \"haedline\", did you mean \"headline\"?"
      ])
    let many = try DeskCard(text: "headline: a\n" + String(repeating: "x\n", count: 103))
    #expect(many.notes.count == 101)
    #expect(many.notes.last == "and 3 more of such notes")
    let stray =
      #"{"blocks": [{"kind": "week", "days": [{"label": {"key": "Mo", "arguments": []}, "colour": "34C759"}]}], "accent": "34C759", "acent": 1}"#
    #expect(
      try DeskCard(text: stray).notes == ["\"acent\" means nothing", "\"blocks[0].days[0].colour\" means nothing"])
    #expect(
      try DeskCard(text: #"{"headline": "a", "note": "b", "rows": [{"label": "c", "vlaue": "d"}]}"#).strayKeys == [
        "note", "rows[0].vlaue",
      ])
  }

  @Test(
    "or why not is told",
    arguments: [
      ("", "standard input is no recipe: it has no block and no accent; stagedoor card new --preset day prints one"),
      (
        "hello",
        "standard input is no recipe: it has no block and no accent; line 1: no key, a line is \"key: value\": \"hello\""
      ),
      (
        "\0\u{1}\u{2}",
        "standard input is no recipe: it has no block and no accent; line 1: no key, a line is \"key: value\": \"\\u{0}\\u{1}\\u{2}\""
      ),
      ("{", "standard input is no card: it is no JSON"),
      ("{}", "standard input is no card: it has no block and no accent"),
      ("{\"name\": \"pkg\"}", "standard input is no card: it has no block and no accent"),
      ("{\"blocks\": []}", "standard input is no card: it has no block and no accent"),
      (
        "{\"kind\": \"card/1\", \"payload\": \"{\\\"blocks\\\": []}\", \"wells\": []}",
        "standard input is no card: it has no block and no accent"
      ),
      ("{\"blocks\": [{}]}", "standard input is no card: blocks[0] has no \"kind\""),
      ("{\"blocks\": 1}", "standard input is no card: blocks: "),
      (
        "{\"accentHex\": \"red\"}",
        "standard input is no card: accentHex: A colour is six hexadecimal digits, not \"red\"."
      ),
      (
        "{\"kind\": \"chart/1\", \"payload\": \"\", \"wells\": []}",
        "standard input is an archive of kind \"chart/1\", and only card/1 is a card"
      ),
      ("{\"kind\": \"card/1\", \"payload\": \"{\", \"wells\": []}", "standard input is no card: it is no JSON"),
      ("{\"material\": {\"floor\": NaN}, \"blocks\": []}", "standard input is no card: it is no JSON"),
      (String(repeating: "{\"blocks\":[", count: 50_000), "standard input is no card: it is no JSON"),
    ])
  func refused(_ text: String, _ words: String) {
    let problem = #expect(throws: CardDeskProblem.self) { try DeskCard(text: text) }
    #expect(problem?.words.hasPrefix(words) == true, "\(problem?.words ?? "")")
    #expect(problem?.isOfUsage == false)
  }

  @Test("unless the file is absent, a folder, a pipe, too long, or no text")
  func files() throws {
    func words(_ name: String) -> String? {
      let path = folder.path(name)
      return #expect(throws: CardDeskProblem.self) { try DeskCard(.file(path)) }?.words
        .replacing(folder.url.path, with: "")
    }
    #expect(words("absent.recipe") == "/absent.recipe cannot be read: No such file or directory")
    #expect(words("") == "/ cannot be read: it is a folder" || words("") == " cannot be read: it is a folder")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(words("pipe") == "/pipe cannot be read: it is no regular file")
    try folder.write("long.recipe", "headline: a\n" + String(repeating: "row: a | b\n", count: 1_000_000))
    #expect(words("long.recipe") == "/long.recipe has more than 1000000 bytes, and no card is that long")
    try folder.write("long.json", "{\"headline\": \"" + String(repeating: "a", count: 1_000_000) + "\"}")
    #expect(words("long.json") == "/long.json has more than 1000000 bytes, and no card is that long")
    try Data([0x89, 0x50, 0x4E, 0x47, 0xFF]).write(to: folder.url.appending(path: "a.png"))
    #expect(words("a.png") == "/a.png is no text in UTF-8")
  }
}
