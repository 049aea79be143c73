import Foundation
import StringCatalog
import Testing

@Suite("A catalog is read whole")
struct CatalogTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog(json: Sample.text.utf8, file: "Sample.xcstrings") }

  private func localization(_ key: String, _ language: String) throws -> Localization {
    try #require(catalog.entries[key]?.localizations[language])
  }

  @Test("source language, version and every key")
  func top() {
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.version == "1.3")
    #expect(
      Set(catalog.entries.keys) == ["", "Hello", "Log in ${applicationName}", "StageDoor", "%1$lld of %2$lld"])
    #expect(catalog.languages == ["en", "de", "hr"])
    #expect(catalog.repetitions.isEmpty)
  }

  @Test("what an entry says of itself, kinds not known yet included")
  func entry() throws {
    let hello = try #require(catalog.entries["Hello"])
    #expect(hello.comment == "Said first")
    #expect(hello.extractionState == "some_later_state")
    #expect(hello.shouldTranslate)
    #expect(hello.line == 7)
    #expect(catalog.entries["StageDoor"]?.shouldTranslate == false)
  }

  @Test("a text with escapes, surrogate pairs and its state")
  func unit() throws {
    let unit = try #require(try localization("Hello", "hr").text?.unit)
    #expect(unit == StringUnit(state: .needsReview, value: "Bok, čovječe 😀\n\"!\""))
    #expect(try localization("Hello", "hr").line == 12)
  }

  @Test("a set of phrases")
  func phrases() throws {
    let set = try localization("Log in ${applicationName}", "en").phrases
    #expect(set == StringSet(state: .new, values: ["Log in ${applicationName}", "Note it"]))
  }

  @Test("substitutions, with and without the number of their argument")
  func substitutions() throws {
    let substitutions = try localization("%1$lld of %2$lld", "en").substitutions
    #expect(substitutions["done"]?.argument == 1)
    #expect(substitutions["done"]?.formatSpecifier == "lld")
    #expect(substitutions["done"]?.forms.plural["one"]?.unit?.value == "%arg day")
    #expect(substitutions["all"]?.argument == nil)
    #expect(substitutions["all"]?.forms.plural["other"]?.unit?.state == TranslationState(rawValue: ""))
  }

  @Test("plural forms within device forms")
  func nested() throws {
    let device = try #require(try localization("%1$lld of %2$lld", "de").text?.device)
    #expect(device["mac"]?.plural["other"]?.unit?.value == "Klick")
    #expect(device["other"]?.unit?.value == "Tippen")
  }

  @Test("many values beside each other are not deep")
  func wide() throws {
    let entries = (0..<500).map { "\"\($0)\": { \"later\": [ [], {}, [1] ] }" }.joined(separator: ",")
    let text = "{ \"sourceLanguage\": \"en\", \"strings\": { \(entries) } }"
    #expect(try Catalog(json: text.utf8, file: "x").entries.count == 500)
  }

  @Test("a byte order mark is passed over")
  func byteOrderMark() throws {
    #expect(try Catalog(json: [0xEF, 0xBB, 0xBF] + Sample.text.utf8, file: "x").entries == catalog.entries)
  }

  @Test("from a file as from text")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xcstrings")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Sample.text.utf8).write(to: file)
    #expect(try Catalog(contentsOf: file) == catalog)
  }
}
