import Foundation
import Testing

@Suite("The tool reads words")
final class WordsReadTests {
  private let folder: URL

  init() throws {
    folder = try Tool.folder()
    try Data("""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "\u{202E}حفظ"}}}},
      "Save %lld \\u001B[2J": {},
      "A long text with more words than a narrow terminal has columns for": {}
      }}
      """.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func words(_ arguments: String...) throws -> Tool.End { try Tool.run(["words"] + arguments, in: folder) }

  @Test("of the reference app: how it is going, with the days of each language agreeing")
  func questApp() throws {
    let key = "%@ is logged on %lld days this week, most often %@: on %lld days."
    let end = try Tool.run(["words", "read", key, "Apps/YearlyQuest", "--count", "1,2,5", "--language", "hr"], in: Tool.root)
    let rows = end.output.split(separator: "\n").dropFirst(2).map { row in
      row.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows == [
      ["1", "Za trend ⟨1⟩ ovaj tjedan zabilježen je 1 dan, najčešće ⟨3⟩: 1 dan.", "one, one"],
      ["2", "Za trend ⟨1⟩ ovaj tjedan zabilježena su 2 dana, najčešće ⟨3⟩: 2 dana.", "few, few"],
      ["5", "Za trend ⟨1⟩ ovaj tjedan zabilježeno je 5 dana, najčešće ⟨3⟩: 5 dana.", "other, other"],
    ])
    #expect(end.status == 0 && end.error.isEmpty)
  }

  @Test("of every sentence of the reference app, with nothing wrong")
  func everySentence() throws {
    let end = try Tool.run(["words", "read", "--all", "Apps/YearlyQuest"], in: Tool.root)
    #expect(end.status == 0 && end.error.isEmpty)
    #expect(!end.output.contains("      ! ") && !end.output.contains("→") && !end.output.contains("  key\n"))
    #expect(end.output.contains("\nGerman (de)\n") && end.output.contains("Poništi u aplikaciji ${applicationName}"))
  }

  @Test("side by side, and nothing in them steers a terminal or turns its neighbours round")
  func text() throws {
    #expect(try words("read", "Save").output == """
      Localizable.xcstrings:2  Save

      English (en)  Save
      Arabic (ar)   \u{2067}\\u{202E}حفظ\u{2069}

      """)
    let strange = try words("read", "Save %").output.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(strange.isEmpty)
  }

  @Test("whole in a pipe, and wrapped on a narrow terminal")
  func width() throws {
    let whole = "A long text with more words than a narrow terminal has columns for"
    #expect(try words("read", "long").output.contains("  \(whole)\n"))
    #expect(try words("read", "--all", "--language", "en").output.contains("      \(whole)\n"))
  }

  @Test("as documents")
  func json() throws {
    let end = try words("read", "Save %", "--json", "--count", "1.50", "--language", "en")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? [String: Any])
    #expect(document["kind"] as? String == "readings" && document["version"] as? Int == 1)
    let key = (document["keys"] as? [[String: Any]])?.first
    #expect((key?["readings"] as? [[String: Any]])?.first?["count"] as? String == "1.50")
    let pseudo = try words("pseudo", "--json").output
    #expect(pseudo.contains("\"kind\" : \"pseudo\"") && pseudo.contains("[Šåṽé one]"))
  }

  @Test("in a language nobody speaks, and leaves the files alone")
  func pseudo() throws {
    let file = folder.appending(path: "Localizable.xcstrings")
    let before = try Data(contentsOf: file)
    let end = try words("pseudo")
    #expect(end.output.hasPrefix("Localizable.xcstrings:2: [Šåṽé one]\n") && end.status == 0)
    #expect(try words("pseudo", "--language", "ar-XB").output.contains("[\u{202E}Save\u{202C}]"))
    #expect(try words("read", "Save", "--language", "en-XA").output.hasSuffix("en-XA  [Šåṽé one]\n"))
    #expect(try Data(contentsOf: file) == before)
  }

  @Test("or says why not", arguments: [
    (["read", "Svae"], "no catalog has a key \"Svae\"; the nearest:\n  Save"),
    (["read", "sav"], "several keys have \"sav\"; name one of them:\n  Save\n  Save %lld \\u{1B}[2J"),
    (["read", "Save", "--count", "1"], "\"Save\" takes no number, so there is nothing to count; leave out --count"),
    (["read", "Save %", "--count", "1,x"], "--count cannot be \"x\"; it takes whole numbers and decimals such as 0,1,2.5"),
    (["read", "Save %", "--count", "1,"], "--count cannot be \"\"; it takes whole numbers and decimals such as 0,1,2.5"),
    (["read", "Save", "absent"], "there is no absent"),
    (["read", "--all", "empty"], "empty holds no string catalog (.xcstrings, .strings, .stringsdict)"),
    (["pseudo", "empty/note.txt"], "empty/note.txt is no string catalog; name an .xcstrings file or a folder"),
    (["pseudo", "--language", "hr"], "--language cannot be \"hr\"; it takes en-XA, ar-XB"),
    (["pseudo", "--language", "en-XA,ar-XB"], "--language cannot be \"en-XA,ar-XB\"; it takes en-XA, ar-XB"),
  ])
  func failures(_ arguments: [String], _ complaint: String) throws {
    try FileManager.default.createDirectory(at: folder.appending(path: "empty"), withIntermediateDirectories: true)
    try Data("hello".utf8).write(to: folder.appending(path: "empty/note.txt"))
    let end = try Tool.run(["words"] + arguments, in: folder)
    #expect(end == Tool.End(output: "", error: "stagedoor: \(complaint)\n", status: 2))
  }

  @Test("of the catalogs that can be read, and ends with 1 where one cannot")
  func unreadable() throws {
    try Data("{".utf8).write(to: folder.appending(path: "Broken.xcstrings"))
    let end = try words("read", "Save")
    #expect(end.output.contains("English (en)  Save") && end.status == 1)
    #expect(end.error.hasPrefix("stagedoor: Broken.xcstrings:1:2: ") && end.error.split(separator: "\n").count == 1)
  }
}
