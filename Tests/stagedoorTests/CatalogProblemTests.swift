import Foundation
import Testing

@Suite("A catalog that is wrong is told")
final class CatalogProblemTests {
  private let folder: URL
  private let `extension`: String
  private let localizable: String
  private let shortcuts: String

  init() throws {
    folder = try Tool.folder()
    `extension` = try Tool.product("UnrulyExtension").path
    localizable = folder.appending(path: "Localizable.xcstrings").path
    shortcuts = folder.appending(path: "AppShortcuts.xcstrings").path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(_ arguments: [String], input: String = "yes, please\n") throws -> Tool.End {
    try Tool.run(
      arguments + ["--extension", `extension`, "--language", "hr"], input: input, in: folder,
      environment: ["UNRULY_BUNDLE": folder.path])
  }

  private func say(_ flags: [String] = []) throws -> Tool.End { try run(["say", "Ask UnrulyExtension"] + flags) }

  private func entry(_ key: String, hr: String?) -> String {
    let texts = hr.map { #""hr": {"stringUnit": {"state": "translated", "value": "\#($0)"}}"# } ?? ""
    return #"  "\#(key)": {"localizations": {\#(texts)}}"#
  }

  /// Each entry on a line of its own, the first on line 2.
  private func write(_ entries: String...) throws {
    let text = "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n"
      + entries.joined(separator: ",\n") + "\n}}\n"
    try Data(text.utf8).write(to: URL(filePath: localizable))
  }

  private let titles = ["Echo", "Environment", "Pid", "Signals", "Confirm", "Card"]
    .map { #"  "\#($0)": {"shouldTranslate": false}"# }.joined(separator: ",\n")

  @Test("as nothing, when nothing is wrong")
  func sound() throws {
    try write(entry("Ask", hr: "Pitaj"), entry("You said %@", hr: "Rekao si: %@"), titles)
    let end = try say()
    #expect(end.output.contains("< Rekao si: yes, please\n"))
    #expect(end.error.isEmpty)
    let intents = try run(["intents"])
    #expect(intents.error.isEmpty && !intents.output.contains("\n! "))
    try FileManager.default.removeItem(atPath: localizable)
    #expect(try say().error.isEmpty, "an app without catalogs is not localized, on purpose")
  }

  @Test("when it is not JSON: once, with file and line")
  func notJSON() throws {
    try Data("{ oops".utf8).write(to: URL(filePath: localizable))
    let told = "\(localizable):1:3: not JSON: \"o\" stands where a key in quotes should be; "
      + "until it is mended, none of its texts is used"
    #expect(try say().error == "stagedoor: \(told)\n")
    #expect(try run(["intents"]).output.hasSuffix("\n! \(told)\n"))
    #expect(try say(["--json"]).output.contains("\"problems\" : [\n    \"\(told.replacing("\"", with: "\\\""))\"\n  ]"))
  }

  @Test("when the phrases' is not JSON")
  func shortcutsNotJSON() throws {
    try Data("{".utf8).write(to: URL(filePath: shortcuts))
    let told = "\(shortcuts):1:2: not JSON: the file ends where a key in quotes should be; "
      + "until it is mended, none of its texts is used"
    #expect(try say().error == "stagedoor: \(told)\n")
    #expect(try run(["intents"]).output.hasSuffix("\n! \(told)\n"))
  }

  @Test("when it repeats a key: file, line, key")
  func repeated() throws {
    let said = entry("You said %@", hr: "Rekao si: %@")
    try write(entry("Ask", hr: "Pitaj"), said, said, entry("Ask", hr: "Upitaj"), titles)
    let told = { (key: String, line: Int, first: Int) in
      "\(self.localizable):\(line):3: the key \"\(key)\" is repeated; it is on line \(first) already; keep one of them"
    }
    #expect(try say().error == "stagedoor: \(told("Ask", 5, 2))\nstagedoor: \(told("You said %@", 4, 3))\n")
    // The list reads no dialog, but whoever mends a catalog mends all of it.
    #expect(try run(["intents"]).output.hasSuffix("\n! \(told("You said %@", 4, 3))\n! \(told("Ask", 5, 2))\n"))
  }

  @Test("when a key has no text in the language, or is missing: as a note")
  func missing() throws {
    try write(entry("You said %@", hr: nil), entry("Ask", hr: "Pitaj"))
    let end = try say()
    #expect(end.error == "stagedoor: \(localizable):2: \"You said %@\" has no text in hr; translate it\n")
    #expect(end.status == 0)
    try write(entry("Ask", hr: "Pitaj"))
    #expect(try say().error == "stagedoor: \(localizable): the catalog Localizable has no key \"You said %@\"; add it\n")
    #expect(try Tool.run(
      ["say", "Ask UnrulyExtension", "--extension", `extension`], input: "a\n",
      environment: ["UNRULY_BUNDLE": folder.path]).error.isEmpty, "in the source language the key is the text")
  }

  @Test("when it has nothing at all in the language: once")
  func noLanguage() throws {
    try write(entry("You said %@", hr: "Rekao si: %@"), entry("Ask", hr: "Pitaj"))
    let end = try Tool.run(
      ["say", "Ask UnrulyExtension", "--extension", `extension`, "--language", "ja"], input: "a\n",
      environment: ["UNRULY_BUNDLE": folder.path])
    #expect(end.error == "stagedoor: \(localizable): nothing in it is in ja; add the language\n")
  }

  @Test("when a text does not fit its arguments")
  func arguments() throws {
    try write(entry("You said %@", hr: "Rekao si: %lld"), entry("Ask", hr: "Pitaj"))
    #expect(try say().error == "stagedoor: \(localizable):2: \"You said %@\": %lld cannot print argument 1, which is text\n")
  }

  @Test("by a rehearsal: a broken one fails it, and what is only missing is a note")
  func rehearsal() throws {
    let file = folder.appending(path: "a.rehearsal")
    try Data("> Ask UnrulyExtension\n? Što je „Text”?\n> a\n< You said a\n= You said a\n".utf8).write(to: file)
    try write(entry("You said %@", hr: nil), entry("Ask", hr: "Pitaj"))
    let noted = try run(["rehearse", "a.rehearsal"])
    #expect(noted.output == """
      passed     a.rehearsal
      \(localizable):2: "You said %@" has no text in hr; translate it
      1 passed, 0 failed

      """)
    #expect(noted.status == 0)

    try Data("{ oops".utf8).write(to: URL(filePath: localizable))
    let told = "\(localizable):1:3: not JSON: \"o\" stands where a key in quotes should be; "
      + "until it is mended, none of its texts is used"
    let before = try Data(contentsOf: file)
    for flags in [[], ["--record"]] {
      let failed = try run(["rehearse", "a.rehearsal"] + flags)
      #expect(failed.output == """
        a.rehearsal:1: a catalog of the app is broken, so what it says here is not what a person reads
        \(told)
        0 passed, 1 failed

        """)
      #expect(failed.status == 1)
    }
    #expect(try Data(contentsOf: file) == before, "nothing is recorded from a broken catalog")
    let json = try run(["rehearse", "a.rehearsal", "--json"]).output
    #expect(json.contains("\"result\" : \"brokenCatalog\""))
    #expect(json.contains("\"problems\" : [\n        \"\(told.replacing("\"", with: "\\\""))\"\n      ]"))
  }
}
