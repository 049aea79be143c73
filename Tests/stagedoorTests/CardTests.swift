import Foundation
import Testing

@Suite("The tool, with cards")
final class CardTests {
  private let folder: URL

  init() throws { folder = try Tool.folder() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func card(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Tool.End {
    try Tool.run(["card"] + arguments, input: input, in: folder, environment: environment)
  }

  private func card(_ arguments: String...) throws -> Tool.End { try card(arguments) }

  private func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: folder.appending(path: name)) }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("passes every preset, and fails every published look", arguments: [[], ["--estimate"]])
  func presets(_ flags: [String]) throws {
    let all = try card(["lint", "--all-presets"] + flags)
    #expect(all.status == 0 && all.lastLine == "8 cards, 19 laws: 8 passed, 0 failed", "\(all)")
    let published = try card(["lint", "published", "day", "published-glass"] + flags)
    #expect(published.status == 1 && published.lastLine == "2 cards, 19 laws: 0 passed, 2 failed", "\(published)")
    #expect(published.output.contains("the lines") == false && published.error.isEmpty)
  }

  @Test("judges what is piped in, in every language that is asked, as one document")
  func json() throws {
    let end = try card(
      ["lint", "-", "--json", "--language", "en,ar", "--spoken", "Nothing."], input: "headline: On the way\nx: y\n")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? [String: Any])
    let cards = try #require(document["cards"] as? [[String: Any]])
    #expect(document["kind"] as? String == "card-lint" && end.status == 0 && end.error.isEmpty)
    #expect(cards.compactMap { $0["language"] as? String } == ["en", "ar"])
    #expect(cards.first?["warnings"] as? [String] == ["line 2: unknown key \"x\""])
    let verdict = (cards.first?["verdicts"] as? [[String: Any]])?.first
    #expect(verdict?["name"] as? String == "spoken-card")
  }

  @Test("begins a recipe, and lists what can be begun with")
  func new() throws {
    let new = try card("new", "--preset", "low-type")
    #expect(new.output.hasPrefix("// A card\neyebrow: NOTE\n") && new.status == 0)
    let list = try card("new")
    #expect(try list.output.hasPrefix("day       How the day stands") && list == card("presets"))
  }

  @Test("mends a recipe only when told to, whole, and once")
  func fix() throws {
    let text = "// Mine\nheadline: One\nheadline: Two\n"
    try write("a.recipe", text)
    let shown = try card("fix", "a.recipe")
    #expect(shown.output.contains("- headline: Two\n") && shown.status == 0)
    #expect(try self.text("a.recipe") == text)
    #expect(try card("fix", "a.recipe", "--write", "--estimate") == shown)
    #expect(try self.text("a.recipe") == "// Mine\nheadline: One\n")
    #expect(try card("fix", "a.recipe", "--write").output == "a.recipe: 0 repaired, 0 left\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.recipe"])
  }

  @Test("converts there and back, and tells what is lost")
  func convert() throws {
    #expect(try card("convert", "week", "week.json") == Tool.End(output: "", error: "", status: 0))
    #expect(try card("convert", "week.json", "week.recipe").error.isEmpty)
    #expect(try text("week.recipe") == card("new", "--preset", "week").output)
    let older = try card("convert", "week.recipe", "week.legacy.json")
    #expect(older.error == """
      stagedoor: week.legacy.json: block 2, chip, has no place in this form
      stagedoor: week.legacy.json: block 4, week, has no place in this form

      """)
    #expect(older.status == 0)
  }

  @Test("says in one line what is wrong, and writes nothing", arguments: [
    (["lint", "dya"], "there is no file and no preset \"dya\"; did you mean day?", 2),
    (["lint", "absent.recipe"], "absent.recipe cannot be read: No such file or directory", 3),
    (["lint", "bytes"], "bytes is no text in UTF-8", 3),
    (["lint", "long.recipe"], "long.recipe has more than 1000000 bytes, and no card is that long", 3),
    (["lint", "-"], "standard input is no recipe: it has no block and no accent; stagedoor card new --preset day prints one", 3),
    (["fix", "day", "--write"], "day is no file with a recipe that could be replaced; leave out --write", 2),
    (["fix", "day", "week"], "card fix takes no \"week\"; see stagedoor card fix --help", 2),
    (["new", "--preset", "yaer"], "there is no file and no preset \"yaer\"; did you mean year?", 2),
    (["convert", "day", "day.png"],
      "day.png does not say by its end what to write; it may be .recipe, .txt, .legacy.json, .json", 2),
    (["convert", "day", "absent/day.json"], "absent/day.json cannot be written: No such file or directory", 3),
  ])
  func wrong(_ arguments: [String], _ complaint: String, _ status: Int32) throws {
    try Data([0xFF, 0xFE]).write(to: folder.appending(path: "bytes"))
    try write("long.recipe", "headline: a\n" + String(repeating: "row: a | b\n", count: 1_000_000))
    #expect(try card(arguments) == Tool.End(output: "", error: "stagedoor: \(complaint)\n", status: status))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["bytes", "long.recipe"])
  }

  @Test("names the fonts it lacks with their packages, and does without where it can")
  func fonts() throws {
    let bare = ["STAGEDOOR_FONTS": folder.path]
    let end = try card(["lint", "day"], environment: bare)
    #expect(end.status == 3 && end.output.isEmpty)
    #expect(end.error.contains("Inter-Regular.otf (package fonts-inter)") && end.error.hasSuffix("; or add --estimate, which needs none\n"))
    for arguments in [["lint", "day", "--estimate"], ["fix", "day", "--estimate"], ["new"], ["convert", "day", "a.json"]] {
      #expect(try card(arguments, environment: bare).status == 0, "\(arguments)")
    }
  }

  @Test("tells what of a recipe was not understood, and nothing of it steers a terminal")
  func warnings() throws {
    let end = try card(["lint", "-"], input: "headline: a\u{1B}[2J\nfloor: nan\naccent: red\n")
    #expect(end.error == """
      stagedoor: standard input: line 2: "floor" wants a number, not "nan"
      stagedoor: standard input: line 3: "accent" wants six hexadecimal digits, not "red"

      """)
    #expect(!end.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
