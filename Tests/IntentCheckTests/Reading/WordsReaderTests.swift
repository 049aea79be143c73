import Testing

@testable import IntentCheck

@Suite("Words are read")
struct WordsReaderTests {
  private let languages = ["en", "de", "hr", "ar", "pl"]

  private func strings(_ strings: String) -> String { #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"# }

  private func shown(_ reading: TextReading) -> String {
    ([reading.reading.text] + reading.reading.forms.map { $0.form?.rawValue ?? "-" }).joined(separator: " ")
  }

  @Test("in each language and with each count as a speaker expects, with the category", arguments: [
    ("%lld days", DaysCatalog.expected), ("%.1f days", DaysCatalog.decimals),
  ])
  func counts(_ key: String, _ expected: [(String, [String])]) throws {
    let tree = try SourceTree(["Localizable.xcstrings": DaysCatalog.text])
    let reader = try WordsReader(path: ".", here: tree.root.path)
    let counts = expected.compactMap { SampleCount($0.0) }
    let read = try #require(try reader.read(key, counts: counts, in: languages).first)
    for (place, language) in languages.enumerated() {
      let texts = read.readings.filter { $0.language == language }.map(shown)
      #expect(texts == expected.map { $0.1[place] }, "\(language)")
    }
    #expect(read.readings.allSatisfy { $0.problems.isEmpty && $0.instead == nil })
  }

  @Test("without being told how, in every language of the catalog, the source first, with the usual counts")
  func usual() throws {
    let tree = try SourceTree(["Localizable.xcstrings": DaysCatalog.text])
    let read = try WordsReader(path: "Localizable.xcstrings", here: tree.root.path).read("%lld days")
    let readings = try #require(read.first).readings
    #expect(readings.map(\.language).reduce(into: []) { if $0.last != $1 { $0.append($1) } } == ["en", "ar", "de", "hr", "pl"])
    #expect(readings.prefix(7).map(\.count?.text) == ["0", "1", "2", "5", "11", "21", "101"])
  }

  @Test("once in a language that is named twice")
  func languageTwice() throws {
    let tree = try SourceTree(["Localizable.xcstrings": DaysCatalog.text])
    let reader = try WordsReader(path: ".", here: tree.root.path)
    let one = [SampleCount(1)]
    #expect(try reader.read("%lld days", counts: one, in: ["hr", "en", "hr"]).first?.readings.map(\.language) == ["hr", "en"])
    #expect(reader.all(in: ["hr", "hr"]) == reader.all(in: ["hr"]))
  }

  @Test("with counts that reach every form and every category, and no more", arguments: [
    ("ar", "0 1 2 3 11 100"), ("hr", "1 2 5"), ("en", "1 2"), ("pl", "1 2 5"), ("de", "1 2"),
  ])
  func samples(_ language: String, _ counts: String) throws {
    let tree = try SourceTree(["Localizable.xcstrings": DaysCatalog.text])
    let read = try WordsReader(path: ".", here: tree.root.path).all(in: [language])
    #expect(read.map(\.key) == ["%lld days", "%.1f days"])
    #expect(read.first?.readings.compactMap(\.count?.text).joined(separator: " ") == counts)
  }

  @Test("with 0 where it has a form of its own, and with what a whole number never reaches")
  func moreSamples() throws {
    let zero = #""%lld a": {"localizations": {"en": {"variations": {"plural": {"zero": {"stringUnit": {"state": "translated", "value": "none"}}, "other": {"stringUnit": {"state": "translated", "value": "%lld"}}}}}}}"#
    let tree = try SourceTree(["Localizable.xcstrings": strings(zero), "Days.xcstrings": DaysCatalog.text])
    let reader = try WordsReader(path: ".", here: tree.root.path)
    let read = reader.all(in: ["en", "pl"])
    func counts(_ key: String, _ language: String) -> [String] {
      read.filter { $0.key == key }.flatMap(\.readings).filter { $0.language == language }.compactMap { $0.count?.text }
    }
    #expect(counts("%lld a", "en") == ["0", "1", "2"])
    // Polish writes every number with a fraction in one form.
    #expect(counts("%.1f days", "pl").count == 1)
  }

  @Test("with the place in the place of an argument that is no number, and the markers of phrases and summaries as they are")
  func arguments() throws {
    let text = #""%2$@ of ${name}: %1$lld": {}, "Save": {}"#
    let tree = try SourceTree(["Localizable.xcstrings": strings(text)])
    let read = try WordsReader(path: ".", here: tree.root.path).all()
    #expect(read.flatMap(\.readings).map(\.reading.text) == ["⟨2⟩ of ${name}: 5", "Save"])
  }

  @Test("with what is read instead, and what is wrong", arguments: [
    ("Save", "hr", TextReading.Instead?.some(.language("en")), "Save it", 0), ("Save", "en", nil, "Save it", 0),
    ("Key", "hr", .key, "Key", 0), ("Key", "en", nil, "Key", 0), ("code", "hr", .defaultValue, "From the code", 0),
    ("Same", "hr", nil, "Same", 0), ("Save", "en-XA", nil, "[Šåṽé îţ one]", 0), ("Save", "en-GB", .language("en"), "Save it", 0),
    ("Bad %@", "hr", nil, "⟨1⟩", 1),
  ])
  func instead(_ key: String, _ language: String, _ instead: TextReading.Instead?, _ text: String, _ problems: Int) throws {
    let catalog = #"""
      "Save": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Save it"}}}},
      "Key": {}, "Same": {"shouldTranslate": false}, "code": {"extractionState": "manual"},
      "Bad %@": {"localizations": {"hr": {"stringUnit": {"state": "translated", "value": "%d"}}}}
      """#
    let code = #"let a = String(localized: "code", defaultValue: "From the code")"#
    let tree = try SourceTree(["Sources/A/Localizable.xcstrings": strings(catalog), "Sources/A/A.swift": code])
    let read = try WordsReader(path: ".", here: tree.root.path).read(key, in: [language])
    let reading = try #require(read.first?.readings.first)
    #expect(reading.reading.text == text && reading.instead == instead && reading.problems.count == problems)
  }

  @Test("from language folders as from a catalog, and phrase by phrase")
  func files() throws {
    let phrases = #""Go ${applicationName}": {"localizations": {"hr": {"stringSet": {"state": "translated", "values": ["Idi ${applicationName}", "Hajde ${applicationName}"]}}}}"#
    let tree = try SourceTree([
      "en.lproj/Localizable.strings": #""save" = "Save";"#, "hr.lproj/Localizable.strings": #""save" = "Spremi";"#,
      "AppShortcuts.xcstrings": strings(phrases),
    ])
    let reader = try WordsReader(path: ".", here: tree.root.path)
    #expect(try reader.read("save").first?.readings.map(\.reading.text) == ["Save", "Spremi"])
    let read = try reader.read("go", in: ["hr"]).first?.readings ?? []
    #expect(read.map(\.reading.text) == ["Idi ${applicationName}", "Hajde ${applicationName}"])
    #expect(read.map(\.phrase) == [1, 2])
  }

  @Test("from every catalog that has the key")
  func several() throws {
    let tree = try SourceTree(["A/Localizable.xcstrings": strings(#""Save": {}"#), "B/Localizable.xcstrings": strings(#""Save": {}"#)])
    let read = try WordsReader(path: ".", here: tree.root.path).read("Save")
    #expect(read.map(\.path) == ["A/Localizable.xcstrings", "B/Localizable.xcstrings"])
  }

  @Test("by a part of the key that is the only one, or not at all", arguments: [
    ("SAVE", ["Save all"], nil), ("Save all", ["Save all"], nil),
    ("days", [], KeyFailure.severalKeys(part: "days", ["%lld days", "No days"])),
    ("Saev all", [], .noKey("Saev all", nearest: ["Save all"])), ("", [], .noKey("", nearest: ["No days"])),
    ("zzzzzzzzz", [], .noKey("zzzzzzzzz", nearest: ["Save all"])),
  ])
  func partial(_ name: String, _ keys: [String], _ failure: KeyFailure?) throws {
    let tree = try SourceTree(["Localizable.xcstrings": strings(#""%lld days": {}, "No days": {}, "Save all": {}"#)])
    let reader = try WordsReader(path: ".", here: tree.root.path)
    do throws(KeyFailure) {
      #expect(try reader.read(name).map(\.key) == keys && failure == nil)
    } catch {
      if name.contains("zzz") || name.isEmpty { guard case .noKey = error else { Issue.record("\(error)"); return } } else {
        #expect(error == failure)
      }
    }
  }

  @Test("with counts only where something counts")
  func noNumber() throws {
    let tree = try SourceTree(["Localizable.xcstrings": strings(#""Save %@": {}"#)])
    let reader = try WordsReader(path: ".", here: tree.root.path)
    #expect(throws: KeyFailure.noNumber(key: "Save %@")) { try reader.read("save", counts: SampleCount.usual) }
  }

  @Test("with counts that are numbers", arguments: [
    ("0", true), ("-3", true), ("1.50", true), ("9223372036854775807", true), ("9223372036854775808", false),
    ("", false), ("1.", false), (".5", false), ("1e3", false), ("1,5", false), ("--1", false), ("٣", false), ("1.2.3", false),
    ("1000000000000000000000000000000000.5", false),
  ])
  func counts(_ text: String, _ isCount: Bool) { #expect((SampleCount(text) != nil) == isCount) }
}
