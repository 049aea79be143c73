import Foundation
import Testing

@testable import IntentCheck

@Suite("The report of a project's words")
struct WordsReportTests {
  private func unit(_ language: String, _ value: String, _ state: String = "translated") -> String {
    "\"\(language)\": {\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
  }

  private func report(_ strings: String...) -> WordsReport {
    WordsReport(CatalogProject(files: ["a.xcstrings": RuleExample.catalog(strings: strings.joined(separator: ",\n"))]))
  }

  private func counts(_ health: LanguageHealth) -> [Int] {
    [health.translated, health.new, health.needsReview, health.missing, health.empty]
  }

  @Test("counts each key once for each language, by its worst form")
  func health() throws {
    let report = report(
      "\"One\": {\"localizations\": {\(unit("de", "Eins")), \(unit("hr", "Jedan"))}}",
      "\"Two\": {\"localizations\": {\(unit("de", "Zwei", "needs_review")), \(unit("hr", "", "new"))}}",
      "\"Three\": {\"localizations\": {\(unit("de", "Three", "new")), \(unit("hr", ""))}}",
      "\"%lld days\": {\"localizations\": {\"de\": {\"variations\": {\"plural\": {\(unit("one", "%lld Tag")), \(unit("other", "%lld Tage", "strange"))}}}}}",
      "\"%@\": {}, \"\": {}, \"Brand\": {\"shouldTranslate\": false}, \"Old\": {\"extractionState\": \"stale\"}")
    #expect(report.keys == 4)
    #expect(report.languages.map(\.language) == ["en", "de", "hr"])
    #expect(report.languages.map(\.percentage) == [100, 25, 25])
    let german = try #require(report.languages.first { $0.language == "de" })
    #expect(counts(german) == [1, 1, 2, 0, 0])
    let croatian = try #require(report.languages.first { $0.language == "hr" })
    #expect(counts(croatian) == [1, 0, 0, 2, 1])
  }

  @Test("takes a language that another serves for translated")
  func served() throws {
    let report = report(
      "\"Colour\": {\"localizations\": {\(unit("en-GB", "Colour"))}}", "\"Save\": {}",
      "\"Stop\": {\"localizations\": {\(unit("pt", "Pare")), \(unit("pt-PT", "Pára"))}}",
      "\"Go\": {\"localizations\": {\(unit("pt", "Siga"))}}")
    let health = Dictionary(uniqueKeysWithValues: report.languages.map { ($0.language, $0.missing) })
    #expect(health == ["en": 0, "en-GB": 0, "pt": 2, "pt-PT": 2])
  }

  @Test("tells a language that lacks most keys once")
  func sparse() {
    let keys = (0..<12).map { index in
      "\"Key \(index)\": {\"localizations\": {\(unit("de", "Taste")), \(index < 2 ? unit("nl", "Toets") : unit("hr", "Tipka"))}}"
    }
    let report = report(keys.joined(separator: ",\n"))
    let missing = report.findings.filter { $0.rule == "words.missing-language" }
    #expect(missing.map(\.message) == [
      "Dutch lacks 10 of 12 keys; they read in English", "\"Key 0\" has no text in Croatian, and reads in English there",
      "\"Key 1\" has no text in Croatian, and reads in English there",
    ])
    #expect(missing.map(\.line) == [1, 2, 3])
  }

  @Test("is a table whose columns line up, and a line that counts")
  func text() {
    let report = report(
      "\"One\": {\"localizations\": {\(unit("de", "Eins")), \(unit("pt-BR", "Um"))}}",
      "\"Two\": {\"localizations\": {\(unit("de", "Zwei"))}}", "\"Three\": {\"localizations\": {\(unit("de", "Drei"))}}")
    #expect(report.table == [
      "language                     translated  new  needs review  missing  empty",
      "English (en)                          3    0             0        0      0  source",
      "German (de)                           3    0             0        0      0   100 %",
      "Portuguese (Brazil) (pt-BR)           1    0             0        2      0    33 %",
    ])
    #expect(report.summary == "1 catalog, 3 keys, 3 languages: 0 errors, 2 warnings, 0 advice")
    #expect(!report.fails(on: .error) && report.fails(on: .warning) && report.fails(on: .advice))
  }

  @Test("is a document of the form its page gives")
  func document() throws {
    let project = CatalogProject(files: [
      "a.xcstrings": RuleExample.catalog(
        strings: "\"Save\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\"}}}}"),
      "b.xcstrings": "",
    ])
    #expect(try DocumentText.of(WordsDocument(WordsReport(project))) == """
      {
        "advice" : 0,
        "catalogs" : 2,
        "errors" : 1,
        "findings" : [
          {
            "column" : 82,
            "id" : "words.empty-text",
            "key" : "Save",
            "language" : "de",
            "line" : 2,
            "message" : "\\"Save\\" is empty in German: a person sees nothing there",
            "path" : "a.xcstrings",
            "severity" : "warning"
          },
          {
            "column" : 1,
            "id" : "words.unreadable-catalog",
            "line" : 1,
            "message" : "not JSON: the file ends where an object should be",
            "path" : "b.xcstrings",
            "severity" : "error"
          }
        ],
        "keys" : 1,
        "kind" : "words",
        "languages" : [
          {
            "empty" : 0,
            "isSource" : true,
            "language" : "en",
            "missing" : 0,
            "name" : "English",
            "needsReview" : 0,
            "new" : 0,
            "percentage" : 100,
            "translated" : 1
          },
          {
            "empty" : 1,
            "isSource" : false,
            "language" : "de",
            "missing" : 0,
            "name" : "German",
            "needsReview" : 0,
            "new" : 0,
            "percentage" : 0,
            "translated" : 0
          }
        ],
        "version" : 1,
        "warnings" : 1
      }
      """)
  }

  private static let brackets = "let a = \(String(repeating: "[\n", count: SourceNesting.bracketLimit + 1))"

  @Test("names every file as it is seen from where the command runs, in what it says too")
  func seen() throws {
    let tree = try SourceTree([
      "App/A.swift": """
      import Foundation
      let a = String(localized: "a.title", defaultValue: "A")
      let b = String(localized: "a.title", defaultValue: "B")
      let c = NSLocalizedString(name, comment: "")
      let d = NSLocalizedString("save", comment: "")
      """,
      "App/B.swift": Self.brackets,
      "App/de.lproj/Localizable.strings": "\"save\" = \"%@\";\n",
      "App/en.lproj/Localizable.strings": "\"save\" = \"Save\";\n\"a.titl\" = \"A\";\n",
    ])
    let strings = "App/en.lproj/Localizable.strings"
    let report = try WordsReport(path: tree.root.appending(path: "App").path, here: tree.root.path)
    let said = { (rule: String) in report.findings.filter { $0.rule == rule }.map(\.message).joined() }
    #expect(said("words.key-absent").contains("which \(strings) does not have"))
    #expect(said("words.defaults-differ").contains("at App/A.swift:2:"))
    #expect(said("words.key-unused").contains(": App/A.swift:4 makes keys"))
    #expect(report.findings.allSatisfy { $0.path.hasPrefix("App/") })
    #expect(report.passedOver == ["App/B.swift"])
    let inside = try WordsReport(path: ".", here: tree.root.appending(path: "App").path)
    #expect(inside.findings.contains { $0.message.contains("which en.lproj/Localizable.strings does not have") })
    #expect(inside.passedOver == ["B.swift"])
  }

  @Test("says in one line what was not read, and nothing where all was")
  func unread() throws {
    var report = report("\"Save\": {}")
    #expect(report.unread == nil)
    report.passedOver = ["App/B.swift"]
    #expect(report.unread == "not read: App/B.swift, which cannot be read, is of another file system, is too large, or nests too deep: it may ask for any key")
    report.passedOver += ["C.swift"]
    report.isCut = true
    #expect(
      report.unread == "not read: what lies beyond 200000 files or 64 folders deep, so nothing that the sources ask for is "
        + "certain; App/B.swift and 1 other, which cannot be read, is of another file system, is too large, or nests too deep: "
        + "it may ask for any key")
    let text = try DocumentText.of(WordsDocument(report))
    #expect(text.contains("\"isCut\" : true") && text.contains("\"passedOver\" : [\n    \"App/B.swift\","))
  }

  @Test("calls nothing certain that the sources ask for where a part of the project was not read")
  func cut() throws {
    let deep = String(repeating: "d/", count: ProjectFolder.depthLimit + 1)
    var files = [
      "A.swift": "import Foundation\nlet a = String(localized: \"a.title\")\n",
      "Localizable.xcstrings": RuleExample.catalog(strings: "\"save\": {}"),
    ]
    let severities = { (files: [String: String]) in
      let tree = try SourceTree(files)
      return try WordsReport(path: tree.root.path).findings.filter { $0.rule == "words.key-absent" }.map(\.severity)
    }
    #expect(try severities(files) == [.error])
    files["\(deep)B.swift"] = ""
    #expect(try severities(files) == [.advice])
  }

  @Test("says of no key that nobody asks for it where a source was not read")
  func unreadSource() throws {
    var files = [
      "A.swift": "import Foundation\nlet a = String(localized: \"a.title\")\nlet b = String(localized: \"kept\")\n",
      "Localizable.xcstrings": RuleExample.catalog(strings: "\"kept\": {}, \"old one\": {}"),
    ]
    let found = { (files: [String: String]) in
      let tree = try SourceTree(files)
      return try WordsReport(path: tree.root.path)
    }
    let before = try found(files)
    #expect(before.findings.contains { $0.rule == "words.key-unused" && $0.severity == .warning })
    files["B.swift"] = String(repeating: "// \n", count: Data.sizeLimit / 4 + 1)
    let after = try found(files)
    #expect(after.passedOver.map { $0.split(separator: "/").last } == ["B.swift"])
    #expect(!after.findings.contains { $0.rule == "words.key-unused" && $0.severity != .advice })
    #expect(after.findings.contains { $0.rule == "words.key-absent" && $0.severity == .error })
  }

  @Test("takes no minute for a catalog of two thousand languages")
  func crowded() {
    let units = (0..<2_000).map { "\"en-\($0)\": {}" }.joined(separator: ", ")
    let keys = (0..<500).map { "\"Key \($0)\": {}" }.joined(separator: ",\n")
    let report = report("\"Key\": {\"localizations\": {\(units)}}", keys)
    #expect(report.languages.count == CatalogFile.languageLimit)
  }

  @Test("has no trouble with hostile catalogs", arguments: [
    "{\"sourceLanguage\": \"\", \"strings\": {\"%\": {}, \"%99999999999999999999$@\": {}, \"%#@\": {}, \"%#@@\": {}}, \"version\": \"1.0\"}",
    "{\"sourceLanguage\": \"💥\", \"strings\": {\"${\": {\"localizations\": {\"\": {}, \"-\": {}, \"a-b-c-d-e\": {\"variations\": {\"plural\": {}}}}}}, \"version\": \"1.0\"}",
    "{\"sourceLanguage\": \"en\", \"strings\": {\"%1$@ %9$lld\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"\", \"value\": \"%9$@%#@x@%arg%\"}}}}}, \"version\": \"1.0\"}",
  ])
  func hostile(_ text: String) {
    for name in ["Localizable", "AppShortcuts"] {
      let report = WordsReport(CatalogProject(files: ["\(name).xcstrings": text]))
      #expect(report.catalogs == 1)
    }
  }
}

@Suite("The page of the words")
struct WordsPageTests {
  @Test("lists every rule with its severity and its sentence, and no other")
  func rules() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/Words.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `words.") }
    #expect(rows.map(String.init) == RuleList.all.filter { $0.family == "words" }.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.abstract) |" })
  }
}
