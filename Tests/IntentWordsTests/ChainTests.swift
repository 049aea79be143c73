import IntentWords
import StringCatalog
import Testing

@Suite("The chain of a reading")
struct ChainTests {
  private func read(
    _ strings: String, _ key: String = "Hello", default value: String? = nil, in languages: [String]
  ) throws -> Reading {
    let bundle = try TemporaryBundle(strings: strings)
    return Resource(key: key, defaultValue: value, bundle: bundle.url).reading(in: languages)
  }

  private let hello = TemporaryBundle.entry("Hello", ["hr": "Bok", "de": "Hallo", "en": "Hello!", "es": "Hola"])

  @Test("a language the person chose answers first")
  func chosen() throws {
    #expect(try read(hello, in: ["hr"]) == Reading(text: "Bok", language: "hr", step: .language))
    #expect(try read(hello, in: ["ja", "de", "hr"]) == Reading(text: "Hallo", language: "de", step: .language))
  }

  @Test("a region override reads the language of its tag", arguments: ["hr@rg=dezzzz", "hr-u-rg-dezzzz", "hr_DE"])
  func regionOverride(tag: String) throws {
    #expect(try read(hello, in: [tag]).text == "Bok")
  }

  @Test("a region never picks the language")
  func region() throws {
    #expect(try read(hello, in: ["en_HR"]).text == "Hello!")
  }

  @Test("the nearest variant answers before its parent")
  func nearest() throws {
    let strings = TemporaryBundle.entry("Hello", ["es": "Hola", "es-419": "Qué tal", "en": "Hello!"])
    #expect(try read(strings, in: ["es-MX"]) == Reading(text: "Qué tal", language: "es-419", step: .language))
    #expect(try read(strings, in: ["es-ES"]).text == "Hola")
  }

  @Test("a nearer variant that lacks the key gives way to its parent without complaint")
  func parent() throws {
    let strings = hello + "," + TemporaryBundle.entry("Other", ["es-419": "Otro"])
    #expect(try read(strings, in: ["es-MX"]) == Reading(text: "Hola", language: "es", step: .language))
  }

  @Test("a language the catalog lacks reads as the source language, and is told")
  func source() throws {
    #expect(
      try read(hello, in: ["ja"])
        == Reading(
          text: "Hello!", language: "en", step: .source, problems: [.missingLanguage("ja", key: "Hello")]))
  }

  @Test("a language that one key lacks reads as the source language, and is told")
  func oneKey() throws {
    let strings = TemporaryBundle.entry("Hello", ["en": "Hi"]) + "," + TemporaryBundle.entry("Other", ["hr": "Drugo"])
    #expect(
      try read(strings, in: ["hr"])
        == Reading(text: "Hi", language: "en", step: .source, problems: [.missingLanguage("hr", key: "Hello")]))
  }

  @Test("without a source text the default answers, then the key")
  func defaultAndKey() throws {
    let strings = TemporaryBundle.entry("Hello", ["de": "Hallo"])
    let missing = [Problem.missingLanguage("ja", key: "Hello")]
    #expect(
      try read(strings, default: "Hello there", in: ["ja"])
        == Reading(text: "Hello there", language: "en", step: .defaultValue, problems: missing))
    #expect(
      try read(strings, in: ["ja"]) == Reading(text: "Hello", language: "en", step: .key, problems: missing))
  }

  @Test("in the source language an empty entry is complete: its key is its text")
  func emptyEntry() throws {
    #expect(try read(#""Hello": {}"#, in: ["en-US"]) == Reading(text: "Hello", language: "en", step: .key))
  }

  @Test("a key that is not to be translated lacks nothing")
  func untranslatable() throws {
    let strings = #""Hello": { "shouldTranslate": false }, "# + TemporaryBundle.entry("Other", ["hr": "Drugo"])
    #expect(try read(strings, in: ["hr"]).problems.isEmpty)
  }

  @Test("a key the catalog lacks is told")
  func missingKey() throws {
    #expect(
      try read(hello, "Goodbye", in: ["hr"])
        == Reading(
          text: "Goodbye", step: .key, problems: [.missingKey("Goodbye", table: "Localizable")]))
  }

  @Test("a catalog the bundle lacks is told")
  func missingCatalog() throws {
    let bundle = try TemporaryBundle()
    let reading = Resource(key: "Hello", table: "Words", bundle: bundle.url).reading(in: ["hr"])
    #expect(reading.problems == [.missingCatalog(table: "Words", bundle: bundle.url)])
    #expect(reading.text == "Hello")
  }

  @Test("a catalog that is not JSON is told with file and line, and the default answers")
  func damaged() throws {
    let bundle = try TemporaryBundle(["Localizable.xcstrings": "{\n  oops"])
    let reading = Resource(key: "a", defaultValue: "A", bundle: bundle.url).reading(in: ["hr"])
    #expect(reading.text == "A")
    let path = bundle.url.appending(path: "Localizable.xcstrings").path(percentEncoded: false)
    #expect(
      reading.problems.map(\.description)
        == ["\(path):2:3: not JSON: \"o\" stands where a key in quotes should be"])
  }

  @Test("a repeated key is told where it is read, and only there")
  func repeated() throws {
    let strings = hello + ",\n" + TemporaryBundle.entry("Hello", ["hr": "Zdravo"]) + ", \"Other\": {}"
    let reading = try read(strings, in: ["hr"])
    #expect(reading.text == "Zdravo")
    guard case .catalog(let failure) = reading.problems.first else {
      Issue.record("nothing told")
      return
    }
    #expect(failure.fault == .repeated(path: ["Hello"], firstLine: 1))
    #expect(failure.line == 2)
    #expect(try read(strings, "Other", in: ["en"]).problems.isEmpty)
  }

  @Test("an empty text is told; one that Xcode made and nobody wrote is missing")
  func empty() throws {
    #expect(
      try read(TemporaryBundle.entry("Hello", ["hr": ""]), in: ["hr"])
        == Reading(text: "", language: "hr", step: .language, problems: [.emptyText(key: "Hello", language: "hr")]))
    let new = #""Hello": { "localizations": { "hr": { "stringUnit": { "state": "new", "value": "" } } } }"#
    #expect(
      try read(new, in: ["hr"])
        == Reading(text: "Hello", language: "en", step: .key, problems: [.missingLanguage("hr", key: "Hello")]))
  }

  @Test("an empty key is no sentence")
  func emptyKey() throws {
    #expect(try read(hello, "", in: ["hr"]) == Reading(text: "", step: .key))
  }

  @Test("text that is the same everywhere asks no catalog")
  func verbatim() {
    #expect(Resource.verbatim("50% Ana").reading(in: ["hr"]) == Reading(text: "50% Ana", step: .verbatim))
  }

  @Test("a table's name cannot leave the bundle")
  func traversal() throws {
    let bundle = try TemporaryBundle(strings: hello)
    try FileManager.default.createDirectory(
      at: bundle.url.appending(path: "sub"), withIntermediateDirectories: true)
    let sub = bundle.url.appending(path: "sub", directoryHint: .isDirectory)
    #expect(Resource(key: "Hello", table: "../Localizable", bundle: sub).reading(in: ["hr"]).text == "Hello")
  }
}
