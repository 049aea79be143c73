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

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("passes every preset, and fails every published look", arguments: [[], ["--estimate"]])
  func presets(_ flags: [String]) throws {
    let all = try card(["lint", "--all-presets"] + flags)
    #expect(all.status == 0 && Self.counts(all) == "8 cards, 8 passed, 0 failed", "\(all)")
    let published = try card(["lint", "published", "day", "published-glass"] + flags)
    #expect(published.status == 1 && Self.counts(published) == "2 cards, 0 passed, 2 failed", "\(published)")
    for end in [all, published] {
      #expect(end.output.contains("\nan estimate: ") == flags.contains("--estimate") && end.error.isEmpty)
    }
  }

  /// The last line, without the number of the laws.
  private static func counts(_ end: Tool.End) -> String {
    String(end.lastLine ?? "").replacing(#/\d+ laws: /#, with: "")
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
    let list = try card("presets")
    #expect(list.output.hasPrefix("day       How the day stands") && list.status == 0)
  }

  @Test("says of a law why it holds, by its number or its name, and lists them all")
  func laws() throws {
    let some = try card("laws", "13", "few-rows")
    #expect(some.status == 0 && some.output.hasPrefix("law 13 legible-type\n  Every line of type reads over every light.\n"))
    #expect(some.output.contains("\n\nlaw 2 few-rows\n"))
    let all = try card("laws")
    #expect(all.output.hasPrefix(" 1  one-headline     A card has one headline.\n"), "\(all.output)")
    let document = try JSONSerialization.jsonObject(with: Data(try card("laws", "--json", "7").output.utf8)) as? [String: Any]
    let laws = try #require(document?["laws"] as? [[String: Any]])
    #expect(document?["kind"] as? String == "card-laws" && laws.compactMap { $0["name"] as? String } == ["one-footnote"])
  }

  @Test("mends a recipe only when told to, whole, and once, and takes out only what may go")
  func fix() throws {
    let text = "// Mine\nheadline: One\nheadline: Two\nnote: n\nfloor: 0.1\nfadeCurve: 4\n"
    try write("a.recipe", text)
    let kept = try card("fix", "a.recipe", "--write")
    #expect(kept.status == 1 && kept.output.contains("\nproposed  remove the block of line 3\n"), "\(kept)")
    let mended = try self.text("a.recipe")
    #expect(mended.hasPrefix("// Mine\nheadline: One\nheadline: Two\n") && mended != text)
    let shown = try card("fix", "a.recipe", "--remove")
    #expect(shown.output.contains("- headline: Two\n") && shown.status == 0)
    #expect(try self.text("a.recipe") == mended)
    #expect(try card("fix", "a.recipe", "--write", "--remove", "--estimate") == shown)
    #expect(try self.text("a.recipe") == mended.replacing("headline: Two\n", with: ""))
    #expect(try card("fix", "a.recipe", "--write").output == "a.recipe: 0 repaired, 0 left\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.recipe"])
  }

  @Test("ends a dry run as it would end with --write, and says why")
  func refusal() throws {
    try write("a.json", #"{"headline": "H", "line": " ", "future": 1, "rows": [{"label": "a", "value": "", "unit": "h"}]}"#)
    let dry = try card("fix", "a.json", "--remove")
    let words = #"a.json would lose what could not be read ("future" means nothing); mend that first, or convert it"#
    #expect(dry.status == 3 && dry.output.contains("\n--write refuses: \(words)\n"), "\(dry)")
    let written = try card("fix", "a.json", "--remove", "--write")
    #expect(written.status == 3 && written.error.hasSuffix("stagedoor: \(words)\n"), "\(written)")
  }

  @Test("converts there and back, and tells what is lost")
  func convert() throws {
    #expect(try card("convert", "week", "week.json") == Tool.End(output: "", error: "", status: 0))
    #expect(try card("convert", "week.json", "week.recipe").error.isEmpty)
    #expect(try text("week.recipe") == card("new", "--preset", "week").output)
    let older = try card("convert", "week.recipe", "week.legacy.json")
    #expect(
      older.error == """
        stagedoor: week.legacy.json: block 2, chip, has no place in this form
        stagedoor: week.legacy.json: block 4, week, has no place in this form

        """)
    #expect(older.status == 0)
  }

  @Test(
    "draws in every form, the same bytes whatever the surroundings",
    arguments: ["png", "svg", "html", "recipe", "json"])
  func render(_ form: String) throws {
    let end = try card("render", "day", "--output", "a.\(form)", "--light", "dusk", "--scale", "1")
    #expect(end == Tool.End(output: "", error: "", status: 0))
    let fonts = folder.appending(path: "hostile.conf")
    try Data("<fontconfig><dir>/nowhere</dir></fontconfig>".utf8).write(to: fonts)
    let hostile = ["FONTCONFIG_FILE": fonts.path, "LANG": "ar_EG.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nowhere"]
    let arguments = ["render", "day", "--output", "b.\(form)", "--light=dusk", "--scale=1", "--format", form]
    #expect(try card(arguments, environment: hostile).status == 0)
    let drawn = try Data(contentsOf: folder.appending(path: "a.\(form)"))
    #expect(try Data(contentsOf: folder.appending(path: "b.\(form)")) == drawn)
    let begin = [
      "png": Data([0x89, 0x50, 0x4E, 0x47]), "svg": Data("<svg".utf8), "html": Data("<!DOCTYPE html>".utf8),
      "recipe": Data("// A card".utf8), "json": Data("{".utf8),
    ]
    #expect(drawn.starts(with: try #require(begin[form])))
  }

  @Test("draws a strip, and says what its rows and columns are")
  func strip() throws {
    let states = try card("render", "week", "--strip", "--output", "a.png", "--light", "white,night", "--scale", "1")
    #expect(states.output == "rows: fresh, longest, empty, larger\ncolumns: white, night\n" && states.status == 0)
    let size = try pngSize("a.png")
    // Two cards of 340 points, with 16 around each.
    #expect(size.width == 744 && size.height > 4 * 200)
    let cards = try card("render", "day", "week", "--strip", "--output=b.png", "--language", "en,ar")
    #expect(
      cards.output == """
        rows: day (en), day (ar), week (en), week (ar)
        columns: white, milk, sand, dusk, slate, night

        """)
  }

  @Test("tells what one card has that another has not, without fonts, or draws both with them")
  func diff() throws {
    let bare = ["STAGEDOOR_FONTS": folder.path]
    let published = try card(["diff", "day", "published", "day"], environment: bare)
    #expect(
      published.output.contains("type: legible became published\n") && published.status == 1 && published.error.isEmpty)
    #expect(
      try card(["diff", "day", "day"], environment: bare)
        == Tool.End(
          output: "day and day are the same card\n", error: "", status: 0))
    let drawn = try card("diff", "day", "published-day", "--output", "d.png", "--scale", "1")
    #expect(drawn == published)
    // Two pictures of 372 pixels and what differs, with 16 between them.
    #expect(try pngSize("d.png").width == 3 * 372 + 2 * 16)
  }

  @Test("keeps the pictures of a folder, and tells when a card no longer looks so")
  func golden() throws {
    try write("a.recipe", "headline: One\n")
    let here = folder.path
    #expect(try card("verify", here).status == 1)
    #expect(try card("record", here) == Tool.End(output: "a: recorded\n1 card: 1 good\n", error: "", status: 0))
    #expect(try card("verify", here).output == "a: same\n1 card: 1 good\n")
    try write("a.recipe", "headline: Two\n")
    let changed = try card("verify", here, "--report", "report.html")
    #expect(changed.status == 1 && changed.output.hasPrefix("a: differs: "))
    #expect(try text("report.html").contains("<h2>a</h2>"))
    #expect(try card("verify", here, "--report", "absent/report.html").status == 3)
  }

  @Test(
    "does not replace a file that may not be written to, nor write where nothing may be made",
    arguments: [0o555, 0o777])
  func permissions(_ mode: mode_t) throws {
    try write("day.png", "before")
    #expect(chmod(folder.appending(path: "day.png").path, 0o444) == 0)
    // For root permissions mean nothing; the build folder may lie where nobody else may enter.
    let enter = #"cp "$0" tool; chmod \#(String(mode, radix: 8)) .; exec "#
    let ordinary = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let end = try Tool.run(
      ["card", "render", "day", "--output", mode == 0o555 ? "new.png" : "day.png"], in: folder,
      shell: enter + ordinary + #"./tool "$@""#)
    #expect(chmod(folder.path, 0o755) == 0)
    #expect(end.error.hasSuffix(".png cannot be written: Permission denied\n") && end.status == 3)
    #expect(try text("day.png") == "before")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "tool" } == ["day.png"])
  }

  @Test(
    "says with 3 that what it prints goes nowhere, for 1 would be a law that fails",
    arguments: [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
  func outputFails(_ redirection: String, _ reason: String) throws {
    for arguments in [["lint", "day", "--estimate"], ["render", "day"], ["new", "--preset", "day"]] {
      let end = try Tool.run(["card"] + arguments, in: folder, shell: #"exec "$0" "$@" \#(redirection)"#)
      #expect(end.status == 3 && end.error == "stagedoor: standard output cannot be written: \(reason)\n")
    }
  }

  @Test("leaves what was there when a file cannot be written to its end")
  func noRoom() throws {
    try write("day.png", "before")
    // No file may be larger than a block, and writing beyond it fails as on a full disk.
    let end = try Tool.run(
      ["card", "render", "day", "--output", "day.png"], in: folder,
      shell: #"trap "" XFSZ; ulimit -f 1; exec "$0" "$@""#)
    #expect(end == Tool.End(output: "", error: "stagedoor: day.png cannot be written: File too large\n", status: 3))
    #expect(try text("day.png") == "before")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["day.png"])
  }

  /// From the header that every PNG begins with.
  private func pngSize(_ name: String) throws -> (width: Int, height: Int) {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    try #require(bytes.count > 24)
    func number(_ start: Int) -> Int { bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  @Test("draws each language, size and scale another picture, and pours it into a pipe")
  func pipe() throws {
    let arguments = [[], ["--language", "ar"], ["--text-size", "xxxLarge"], ["--scale", "1"], ["--light", "none"]]
    // Compared as files: what is printed is read as text here.
    for (number, more) in arguments.enumerated() {
      let end = try Tool.run(
        ["card", "render", "day"] + more, in: folder, shell: #"exec "$0" "$@" > "\#(number).png""#)
      #expect(end == Tool.End(output: "", error: "", status: 0))
    }
    let pictures = try arguments.indices.map { try Data(contentsOf: folder.appending(path: "\($0).png")) }
    #expect(Set(pictures).count == arguments.count && pictures.allSatisfy { $0.starts(with: [0x89, 0x50]) })
  }

  @Test(
    "says in one line what is wrong, and writes nothing",
    arguments: [
      (["lint", "dya"], "there is no file and no preset \"dya\"; did you mean day?", 2),
      (["lint", "absent.recipe"], "absent.recipe cannot be read: No such file or directory", 3),
      (["lint", "bytes"], "bytes is no text in UTF-8", 3),
      (["lint", "long.recipe"], "long.recipe has more than 1000000 bytes, and no card is that long", 3),
      (
        ["lint", "-"],
        "standard input is no recipe: it has no block and no accent; stagedoor card new --preset day prints one", 3
      ),
      (["fix", "day", "--write"], "day is no file with a recipe that could be replaced; leave out --write", 2),
      (["fix", "day", "week"], "card fix takes no \"week\"; see stagedoor card fix --help", 2),
      (
        ["new"],
        """
        card new needs --preset and a name: day, figures, words, settled, glass, low-type, week, year; \
        see stagedoor card new --help
        """, 2
      ),
      (["laws", "99"], "there is no law \"99\"; stagedoor card laws lists the laws", 2),
      (["laws", "few-row"], "there is no law \"few-row\"; did you mean few-rows?", 2),
      (["new", "--preset", "yaer"], "there is no file and no preset \"yaer\"; did you mean year?", 2),
      (["verify", "empty"], "empty holds no recipe (.recipe, .json) and no picture of one", 2),
      (["record", "absent"], "absent cannot be read: No such file or directory", 3),
      (["diff", "day"], "card diff needs two cards; see stagedoor card diff --help", 2),
      (["diff", "day", "week", "year"], "card diff takes no \"year\"; see stagedoor card diff --help", 2),
      (
        ["convert", "day", "day.png"],
        "day.png does not say by its end what to write; it may be .recipe, .txt, .legacy.json, .json", 2
      ),
      (
        ["render", "day", "--output", "absent/day.png"], "absent/day.png cannot be written: No such file or directory",
        3
      ),
      (
        ["render", "day", "--output", "day.gif"],
        "day.gif does not say by its end what to write; it may be .png, .svg, .html, .recipe, .json", 2
      ),
      (["render", "day", "--format", "gif"], "--format cannot be \"gif\"; it takes png, svg, html, recipe, json", 2),
      (["render", "day", "--light", "whiet"], "there is no light \"whiet\"; did you mean white?", 2),
      (
        ["render", "day", "--light", "white,night"],
        "--light cannot be \"white,night\"; it takes one name without --strip", 2
      ),
      (["render", "day", "--strip", "--format", "svg"], "--format cannot be \"svg\"; it takes png with --strip", 2),
      (
        ["render", "day", "--strip", "--light", "none"],
        "--light cannot be \"none\"; it takes white, milk, sand, dusk, slate, night, colored with --strip", 2
      ),
      (["render", "day", "week"], "several cards are drawn together with --strip; without it name one", 2),
      (["diff", "day", "week", "--output", "d.svg"], "--output cannot be \"d.svg\"; it takes a path that ends with .png", 2),
      (
        ["record", "empty", "--report", "long.recipe"],
        "--report cannot be \"long.recipe\"; it takes a path that ends with .html", 2
      ),
      (["convert", "day", "absent/day.json"], "absent/day.json cannot be written: No such file or directory", 3),
    ])
  func wrong(_ arguments: [String], _ complaint: String, _ status: Int32) throws {
    try Data([0xFF, 0xFE]).write(to: folder.appending(path: "bytes"))
    try write("long.recipe", "headline: a\n" + String(repeating: "row: a | b\n", count: 1_000_000))
    try FileManager.default.createDirectory(at: folder.appending(path: "empty"), withIntermediateDirectories: true)
    #expect(try card(arguments) == Tool.End(output: "", error: "stagedoor: \(complaint)\n", status: status))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["bytes", "empty", "long.recipe"])
  }

  @Test("names the fonts it lacks with their packages, and does without where it can")
  func fonts() throws {
    let bare = ["STAGEDOOR_FONTS": folder.path]
    let end = try card(["lint", "day"], environment: bare)
    #expect(end.status == 3 && end.output.isEmpty)
    #expect(
      end.error.contains("Inter-Regular.otf (package fonts-inter)")
        && end.error.hasSuffix("; or add --estimate, which needs none\n"))
    let drawn = try card(["render", "day", "--output", "day.png"], environment: bare)
    #expect(drawn.status == 3 && drawn.error.contains("fonts-noto-core") && !drawn.error.contains("--estimate"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    for arguments in [
      ["render", "day", "--format", "json"], ["lint", "day", "--estimate"], ["fix", "day", "--estimate"], ["presets"],
      ["diff", "day", "day"], ["convert", "day", "a.json"],
    ] {
      #expect(try card(arguments, environment: bare).status == 0, "\(arguments)")
    }
  }

  @Test("tells what of a recipe was not understood, and nothing of it steers a terminal")
  func warnings() throws {
    let input = "headline: a\u{1B}[2J\nfloor: nan\naccent: red\n"
    let end = try card(["render", "-", "--format", "recipe"], input: input)
    #expect(
      end.error == """
        stagedoor: standard input: line 2: "floor" wants a number, not "nan"
        stagedoor: standard input: line 3: "accent" wants six hexadecimal digits, not "red"

        """)
    // A report has it beside the verdicts, and counts it.
    let report = try card(["lint", "-"], input: input)
    #expect(report.error.isEmpty && report.output.contains("passes, 2 to consider\n") && report.status == 0)
    #expect(report.output.contains("\n  warning  line 2: \"floor\" wants a number, not \"nan\"\n"))
    #expect(!report.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
