import Foundation
import Testing

@testable import IntentCheck

/// What looked like a fault in public catalogs, and was none.
@Suite("A rule is silent, or light,")
struct FalseAlarmTests {
  private func findings(_ files: [String: String]) throws -> [Finding] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "alarm-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try WordsReport(path: folder.path, here: folder.path).findings
  }

  private func said(_ strings: String, source: String = "en", table: String = "Localizable") throws -> [String] {
    WordsReport(
      CatalogProject(files: ["\(table).xcstrings": RuleExample.catalog(strings: strings, source: source)])
    ).findings.map { "\($0.severity.rawValue) \($0.rule)" }
  }

  private func plural(_ forms: [String: String]) -> String {
    let units = forms.sorted { $0.key < $1.key }.map { "\"\($0.key)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0.value)\"}}" }
    return "{\"variations\": {\"plural\": {\(units.joined(separator: ", "))}}}"
  }

  @Test("about a key that is empty, stale, or not to be translated, whatever is in it")
  func excepted() throws {
    let bad = #""localizations": {"de": {"stringUnit": {"state": "new", "value": "Save the two items now"}}}"#
    let german = #""Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}"#
    #expect(try said("\(german), \"\": {\(bad)}") == [])
    #expect(try said("\(german), \"and\": {\"shouldTranslate\": false, \(bad)}") == [])
    #expect(try said("\(german), \"item(s) \": {\"extractionState\": \"stale\", \(bad)}") == [])
  }

  @Test("about a stale key that lacks a language, and about a shortcut's phrase twice")
  func missing() throws {
    let german = #""Save ${applicationName}": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichere in ${applicationName}"}}}}"#
    #expect(try said("\(german), \"Old\": {\"extractionState\": \"stale\"}") == [])
    #expect(try said("\(german), \"Stop ${applicationName}\": {}", table: "AppShortcuts") == ["warning words.phrase-language"])
  }

  @Test("about an argument that a form of a substitution shows")
  func substitution() throws {
    let part = { (text: String) in
      """
      {"stringUnit": {"state": "translated", "value": "%#@followers@"}, "substitutions": {"followers": {
        "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%2$@ \(text)"}},
          "other": {"stringUnit": {"state": "translated", "value": "%2$@ \(text)s"}}}}}}}
      """
    }
    #expect(try said("\"followers %lld %@\": {\"localizations\": {\"en\": \(part("follower")), \"de\": \(part("Fan"))}}") == [])
  }

  @Test("about a number that chooses a form of the source, and that no form shows")
  func choosingNumber() throws {
    let english = { (text: String) in
      """
      {"stringUnit": {"state": "translated", "value": "%#@fans@"}, "substitutions": {"fans": {
        "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "\(text) fan"}},
          "other": {"stringUnit": {"state": "translated", "value": "\(text) fans"}}}}}}}
      """
    }
    let korean = #"{"stringUnit": {"state": "translated", "value": "팬 %2$@명"}}"#
    let said = { (text: String) in
      try self.said("\"fans %lld %@\": {\"localizations\": {\"en\": \(english(text)), \"ko\": \(korean)}}")
    }
    #expect(try said("%2$@") == [])
    #expect(try said("%arg of %2$@") == ["warning words.omitted-argument"])
    #expect(try said("%1$lld of %2$@") == ["warning words.omitted-argument"])
  }

  @Test("about what is empty in the source too, and where a form serves a number or two")
  func emptyForms() throws {
    let days = { (english: String, other: String, text: String) in
      try self.said(
        "\"%lld days\": {\"localizations\": {\"en\": \(self.plural(["one": english, "other": "%lld days"])), \"\(other)\": \(text)}}"
      ).filter { $0.contains("empty") }
    }
    let german = plural(["one": "", "other": "%lld Tage"])
    let croatian = plural(["one": "", "few": "%lld dana", "other": "%lld dana"])
    #expect(try days("one day", "de", german) == ["advice words.empty-text"])
    #expect(try days("one day", "hr", croatian) == ["warning words.empty-text"])
    #expect(try days("", "hr", croatian) == ["advice words.empty-text"])
    let copyright = { (english: String) in
      let text = { (state: String, value: String) in "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}" }
      return try self.said(
        "\"NSHumanReadableCopyright\": {\"localizations\": {\"en\": \(text("new", english)), \"de\": \(text("translated", ""))}}",
        table: "InfoPlist"
      ).filter { $0.contains("empty") }
    }
    #expect(try copyright("") == [])
    #expect(try copyright("© A Firm") == ["warning words.empty-text"])
  }

  @Test("about a missing `one` where the source has none, but for the source: its count is never 1")
  func neverOne() throws {
    let german = plural(["other": "%lld Tage", "zero": "keine"])
    #expect(
      try said("\"%lld days\": {\"localizations\": {\"en\": \(plural(["other": "%lld days"])), \"de\": \(german)}}")
        == ["advice words.missing-plural"])
    let polish = plural(["few": "%lld dni", "many": "%lld dni", "other": "%lld dnia"])
    #expect(
      try said("\"%lld days\": {\"localizations\": {\"en\": \(plural(["other": "%lld days"])), \"pl\": \(polish)}}")
        == ["advice words.missing-plural"])
    #expect(
      try said("\"%lld days\": {\"localizations\": {\"en\": \(plural(["one": "%lld day", "other": "%lld days"])), \"pl\": \(polish)}}")
        == ["warning words.missing-plural"])
  }

  @Test("about `many` where `other` is for fractions alone, and most likely holds its text")
  func otherForMany() throws {
    let english = plural(["one": "%lld day", "other": "%lld days"])
    let said = { (forms: [String: String]) in
      try self.said("\"%lld days\": {\"localizations\": {\"en\": \(english), \"pl\": \(self.plural(forms))}}")
    }
    #expect(try said(["one": "%lld dzień", "few": "%lld dni", "other": "%lld dnia"]) == ["advice words.missing-plural"])
    #expect(try said(["one": "%lld dzień", "other": "%lld dni"]) == ["warning words.missing-plural"])
    #expect(try said(["one": "%lld dzień", "many": "%lld dni", "other": "%lld dnia"]) == ["warning words.missing-plural"])
  }

  @Test("about `other` alone where `one` may read the same")
  func oneForm() throws {
    let english = plural(["one": "%lld match", "other": "%lld matches"])
    let alone = { (language: String) in
      try self.said(
        "\"%lld matches\": {\"localizations\": {\"en\": \(english), \"\(language)\": \(self.plural(["other": "%lld x"]))}}")
    }
    #expect(try alone("tr") == [])
    #expect(try alone("de") == [])
    #expect(try alone("hr") == ["advice words.missing-plural"])
    let source = { (text: String) in
      try self.said("\"%lld\": {\"localizations\": {\"en\": \(self.plural(["other": text]))}}")
    }
    #expect(try source("%lld replaced") == [])
    #expect(try source("%lld days") == ["advice words.missing-plural"])
  }

  @Test("about a stale key, whatever its texts do wrong")
  func stale() throws {
    let rules = { (state: String) in
      let text = { (value: String) in "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}" }
      return try self.said(
        """
        "Hello %@": {\(state)"localizations": {"de": \(text("Hallo %d"))}},
        "Bye %@": {\(state)"localizations": {"de": \(text("Ciao"))}},
        "%@ to %@": {\(state)"localizations": {"de": \(text("%2$@ und %@"))}},
        "See [it](https://a.org)": {\(state)"localizations": {"de": \(text("Siehe es"))}},
        "%lld days": {\(state)"localizations": {"en": \(self.plural(["one": "%lld day", "other": "%lld days"])), "hr": \(
          self.plural(["one": "%lld dan", "two": "%lld dana", "other": "%lld dana"]))}}
        """)
    }
    #expect(Set(try rules("")) == [
      "error words.argument-type", "warning words.omitted-argument", "advice words.mixed-positions",
      "warning words.broken-markdown", "warning words.missing-plural", "advice words.unused-plural",
      "warning words.missing-language",
    ])
    #expect(try rules("\"extractionState\": \"stale\", ") == [])
  }

  @Test("about what the form of a million leaves out, which no count shows")
  func million() throws {
    let spanish = plural(["one": "%lld día", "many": "días", "other": "%lld días"])
    let english = plural(["one": "%lld day", "other": "%lld days"])
    #expect(try said("\"%lld days\": {\"localizations\": {\"en\": \(english), \"es\": \(spanish)}}") == [])
  }

  @Test("about automatic agreement: a fault has no repair, which would lose the markup")
  func inflected() throws {
    let text = #""^[%lld item](inflect: true)": {"localizations": {"es": {"stringUnit": {"state": "translated", "value": "^[%d artículo](inflect: true)"}}}}"#
    let project = CatalogProject(files: ["a.xcstrings": RuleExample.catalog(strings: text)])
    let findings = WordsReport(project).findings
    #expect(findings.map(\.rule) == ["words.argument-width"])
    #expect(findings.first?.repair == nil)
  }

  @Test("about the languages of a table of the system, and of what Xcode keeps for previews")
  func otherTables() throws {
    let german = RuleExample.catalog(
      strings: #""Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}"#)
    let english = RuleExample.catalog(strings: "\"NSCameraUsageDescription\": {}")
    let languages = { (files: [String: String]) in
      try self.findings(files).filter { $0.rule == "words.catalog-languages" }.map(\.severity)
    }
    #expect(try languages(["A.xcstrings": german, "B.xcstrings": english]) == [.warning])
    #expect(try languages(["A.xcstrings": german, "InfoPlist.xcstrings": english]) == [.advice])
    #expect(try languages(["A.xcstrings": german, "Preview Content/B.xcstrings": english]) == [])
  }

  @Test("about the language of development of a table whose source texts an interface or a property list has")
  func interfaceTables() throws {
    let german = RuleExample.catalog(
      strings: #""Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}"#)
    let found = try findings([
      "A.xcstrings": german, "Main.xib": "<document/>",
      "de.lproj/Main.strings": "\"a1.text\" = \"Sichern\";\n\"b2.text\" = \"⇥\";\n\"c3.text\" = \"Weg\";\n",
      "fr.lproj/Main.strings": "\"a1.text\" = \"Garder\";\n",
    ]).filter { !$0.rule.hasPrefix("words.key-") }
    #expect(
      found.map(\.text) == [
        "A.xcstrings:1:20: warning: it has no French; Main.strings has, so the app offers that language with this catalog "
          + "untranslated [words.catalog-languages]",
        "de.lproj/Main.strings:3:1: warning: \"c3.text\" has no text in French, and reads in the language of development "
          + "there [words.missing-language]",
      ])
  }

  @Test("about a key that stands twice with one text")
  func repeatedText() throws {
    let found = try findings([
      "en.lproj/A.strings": "\"undo\" = \"Undo\";\n\"undo\" = \"Undo\";\n\"save\" = \"Save\";\n\"save\" = \"Keep\";\n"
    ]).filter { $0.rule == "words.repeated-key" }
    #expect(
      found.map(\.text) == [
        "en.lproj/A.strings:2:1: advice: the key \"undo\" is repeated; it is on line 1 already, with the same text; keep "
          + "one of them [words.repeated-key]",
        "en.lproj/A.strings:4:1: warning: the key \"save\" is repeated; it is on line 3 already; keep one of them "
          + "[words.repeated-key]",
      ])
  }

  @Test("about what a language lacks whose file is broken: that is told")
  func brokenLanguage() throws {
    let missing = { (french: String) in
      try self.findings([
        "en.lproj/A.strings": "\"undo\" = \"Undo\";\n\"save\" = \"Save\";\n", "fr.lproj/A.strings": french,
        "fr.lproj/A.stringsdict": """
          <plist version="1.0"><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>x</string></dict></dict></plist>
          """,
      ]).filter { !$0.rule.hasPrefix("words.key-") }.map { "\($0.path) \($0.rule)" }
    }
    #expect(try missing("\"undo\" = \"Annuler\";\n") == ["en.lproj/A.strings words.missing-language"])
    #expect(try missing("\"undo\" = \"Annuler\";=\n") == ["fr.lproj/A.strings words.unreadable-catalog"])
  }

  @Test("line by line about a language that many keys lack: it is told once")
  func unfinished() {
    let text = { (state: String) in "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"Wort\"}}" }
    let said = { (count: Int, german: String) -> [Finding] in
      let whole = (0..<100 - count).map { "\"Key \($0)\": {\"localizations\": {\"de\": \(text("translated"))}}" }
      let rest = (0..<count).map { "\"Other \($0)\": {\(german)}" }
      return WordsReport(CatalogProject(files: ["A.xcstrings": RuleExample.catalog(strings: (whole + rest).joined(separator: ",\n"))]))
        .findings.filter { !$0.rule.contains("similar") }
    }
    #expect(said(20, "").count == 20)
    #expect(said(21, "").map(\.message) == ["German lacks 21 of 100 keys; they read in English"])
    #expect(
      said(21, "\"localizations\": {\"de\": \(text("needs_review"))}").map(\.message)
        == ["German has 21 of 100 texts to be reviewed: their sources may have changed since"])
    #expect(
      said(21, "\"localizations\": {\"de\": \(text("new"))}").map(\.message)
        == ["German has 21 of 100 texts that are new: translate them"])
    // Ten keys that all languages lack are ten lines, not one for each of eleven languages.
    let languages = ["ar", "cs", "da", "de", "el", "es", "fr", "hr", "it", "ja", "pl"]
    let entry = languages.map { "\"\($0)\": \(text("new"))" }.joined(separator: ", ")
    let all = (0..<10).map { "\"Key \($0)\": {\"localizations\": {\(entry)}}" }.joined(separator: ",\n")
    let found = NewText().findings(in: CatalogProject(files: ["A.xcstrings": RuleExample.catalog(strings: all)]))
    #expect(found.count == 10)
  }

  @Test("about Base: it is the language of development, and nobody's own")
  func base() throws {
    let found = try findings([
      "Base.lproj/Localizable.strings": "\"save\" = \"Save it for me now\";\n\"undo\" = \"Undo\";\n",
      "en.lproj/Localizable.strings": "\"save\" = \"Save it for me now\";\n",
      "de.lproj/Localizable.strings": "\"save\" = \"Sichere es\";\n\"undo\" = \"Zurück\";\n",
      "App.xcstrings": RuleExample.catalog(
        strings: #""Go": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Los"}}}}"#),
    ])
    #expect(found.filter { !$0.rule.hasPrefix("words.key-") }.map(\.text) == [])
  }

  @Test("but names the file of the language where each has its own")
  func languageFolders() throws {
    let found = try findings([
      "App/en.lproj/Localizable.strings": "\"hello\" = \"Hello %@\";\n\"undo\" = \"Undo\";\n",
      "App/de.lproj/Localizable.strings": "\n\"hello\" = \"Hallo %d\";\n\"hello\" = \"Hallo %d\";\n",
    ])
    let texts = found.filter { !$0.rule.hasPrefix("words.key-") }.map(\.text)
    #expect(texts.map { $0.prefix { $0 != " " } } == [
      "App/de.lproj/Localizable.strings:3:1:", "App/de.lproj/Localizable.strings:3:11:", "App/en.lproj/Localizable.strings:2:1:",
    ])
  }

  @Test("about further phrases as keys of their own, but not where a set stands under one")
  func furtherPhrases() throws {
    let source = """
      import AppIntents

      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Start(), phrases: ["Start \\(.applicationName)", "Run \\(.applicationName)"], shortTitle: "Start",
            systemImageName: "play")
        }
      }
      """
    let found = { (german: String) in
      let catalog = RuleExample.catalog(
        strings: "\"Start ${applicationName}\": {\"localizations\": {\"de\": \(german)}}, \"Run ${applicationName}\": {\"localizations\": {\"de\": \(german)}}")
      return try self.findings(["AppShortcuts.xcstrings": catalog, "Shortcuts.swift": source]).map(\.rule)
        .filter { $0.hasPrefix("words.phrase") }
    }
    #expect(try found(#"{"stringUnit": {"state": "translated", "value": "Starte ${applicationName}"}}"#) == [])
    #expect(
      try found(#"{"stringSet": {"state": "translated", "values": ["Starte ${applicationName}"]}}"#) == ["words.phrase-key"])
  }

  @Test("about the state of a text that has no words: a dash, a number, an address")
  func wordless() throws {
    let review = { (key: String, state: String) in
      try self.said("\"\(key)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(key)\"}}}}")
    }
    for state in ["needs_review", "new"] {
      for key in ["—", "100", "https://", "https://example.com/%@", "%@ (%lld)"] { #expect(try review(key, state) == []) }
      #expect(try review("See https://example.com", state).count == 1)
    }
  }

  @Test("about a tab or a new line before a text, which is layout")
  func layout() throws {
    #expect(try said(#""\tRight to Left": {}, "\nDone": {}, "Stop\n": {}"#) == [])
    #expect(try said(#"" Done": {}"#) == ["advice words.fragment"])
  }

  @Test("about a link that the source has twice, and about spaces around an address")
  func links() throws {
    let german = { (source: String, text: String) in
      try self.said("\"\(source)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}}}")
    }
    let twice = "[Here](https://a.org) is a list of [these](https://a.org)"
    #expect(try german(twice, "[Hier](https://a.org) ist eine Liste") == [])
    #expect(try german(twice, "Hier ist eine Liste") == ["warning words.broken-markdown"])
    #expect(try german("See [it](https://a.org)", "Siehe [es]( https://a.org )") == [])
    #expect(try german("See [it](https://a.org)", "Siehe [es]( )https://a.org)") == ["warning words.broken-markdown"])
    #expect(try german("[A](https://a.org) [B](https://b.org)", "[A](https://a.org)") == ["warning words.broken-markdown"])
    // Written out, the address is there, if only to read.
    #expect(try german("See [it](https://a.org)", "Siehe https://a.org") == ["advice words.broken-markdown"])
    #expect(try german("See [it](https://a.org)", "Siehe 【es】(https://a.org)") == ["warning words.broken-markdown"])
  }

  @Test("about the upper end of a range, which is never 1")
  func range() throws {
    #expect(try said(#""It has between %lld and %lld characters": {}, "Pick %lld–%lld dates": {}"#) == [])
    #expect(try said(#""It has %lld groups and %lld characters": {}"#) == ["advice words.unvaried-count"])
  }

  @Test("about the languages of a help book, which is a bundle of its own")
  func helpBook() throws {
    let german = RuleExample.catalog(
      strings: #""Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}"#)
    let found = try findings([
      "Localizable.xcstrings": german, "App.help/Contents/Resources/ja.lproj/InfoPlist.strings": "\"HPDBookTitle\" = \"App\";\n",
    ])
    #expect(found.filter { $0.rule == "words.catalog-languages" } == [])
  }

  @Test("about an argument of a key that no source is sure to ask for: nobody may read it")
  func doubtful() throws {
    let text = { (key: String) in
      "\"\(key)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Versuch %2$@\"}}}}"
    }
    let severities = { (source: String, keys: [String]) in
      try self.findings([
        "A.swift": "import Foundation\nlet a = String(localized: \"Hello\")\n\(source)\n",
        "Localizable.xcstrings": RuleExample.catalog(strings: "\"Hello\": {}, " + keys.map(text).joined(separator: ",\n")),
      ]).filter { $0.rule == "words.extra-argument" }.map(\.severity)
    }
    let asked = "func b(_ n: Int) -> String { String(localized: \"Attempt \\(n)\") }"
    #expect(try severities(asked, ["Attempt %lld"]) == [.error])
    #expect(try severities(asked, ["Attempt %lld", "Attempt %@"]) == [.warning, .warning])
    #expect(try severities("", ["Attempt %lld"]) == [.warning])
    #expect(try severities("let key = \"Attempt this\"", ["Attempt this"]) == [.error])
    #expect(try severities("func b(_ n: Int) -> String { String(localized: \"Attempt \\(Int(n))\") }", ["Attempt %lld", "Attempt %@"]) == [.error, .warning])
  }
}
