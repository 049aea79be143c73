import Testing

@testable import IntentWords

@Suite("A language nobody speaks")
struct PseudolanguageTests {
  @Test("accents the words alone, adds about 40 %, and shows both ends", arguments: [
    ("Save", "[Šåṽé one]"), ("", ""), ("•", "•"), ("%@", "%@"), ("%1$lld/7", "%1$lld/7"),
    ("Updated %@ to %2$@.", "[Ûṗďåţéď %@ ţö %2$@. one]"),
    ("%#@days@ and %1$#@hours@, %arg", "[%#@days@ åñď %1$#@hours@, %arg one]"),
    ("Open ${target} in ${applicationName}", "[Öṗéñ ${target} îñ ${applicationName} one]"),
    ("Read [the help](https://example.com/%@?a=b) now", "[Ŕéåď [ţĥé ĥéļṗ](https://example.com/%@?a=b) ñöŵ one two]"),
    ("^[%lld item](inflect: true) left", "[^[%lld îţéṁ](inflect: true) ļéḟţ one]"),
    ("50%% off, 100 % sure", "[50%% öḟḟ, 100 % šûŕé one]"), ("100%", "100%"), ("${open", "[${öṗéñ one]"),
    ("Quick wizards jump over a lazy fox", "[Q̇ûîçķ ŵîžåŕďš ĵûṁṗ öṽéŕ å ļåžý ḟöẋ one two three]"),
  ])
  func accented(_ text: String, _ expected: String) {
    #expect(Pseudolanguage.accented.text(of: text) == expected)
  }

  @Test("takes no minute for a long text that opens placeholders and ends none", .timeLimit(.minutes(1)))
  func unended() {
    let text = String(repeating: "${", count: 200_000)
    #expect(Pseudolanguage.accented.text(of: text + "a", isWhole: false) == text + "å")
  }

  @Test("has accents that fold away, so that an answer is typed without them")
  func folded() {
    let alphabet = "The quick brown fox jumps over the lazy dog"
    let accented = Pseudolanguage.accented.text(of: alphabet, isWhole: false)
    #expect(zip(alphabet, accented).allSatisfy { $0 == " " || $0 != $1 })
    #expect(accented.folding(options: .diacriticInsensitive, locale: nil) == alphabet)
  }

  @Test("overrides the direction of each word, and closes all it opens")
  func rightToLeft() {
    let text = Pseudolanguage.rightToLeft.text(of: "Undo %@ [now](a://b)")
    #expect(Pseudolanguage.rightToLeft.text(of: "29 %@") == "29 %@")
    #expect(text == "\u{2067}[\u{202E}Undo\u{202C} %@ [\u{202E}now\u{202C}](a://b)]\u{2069}")
  }

  @Test("is known by its name in either spelling", arguments: [
    ("en-XA", Pseudolanguage.accented), ("ar_XB", .rightToLeft), ("EN-xa", .accented), ("en", nil), ("ar-XBA", nil),
  ])
  func names(_ tag: String, _ expected: Pseudolanguage?) { #expect(Pseudolanguage(tag: tag) == expected) }

  private let strings = [
    TemporaryBundle.plural("%@ has %lld days", ["en": ["one": "%@ has %lld day", "other": "%@ has %lld days"], "ar": ["other": "ع"]]),
    TemporaryBundle.entry("Great", ["en": "Great", "ar": "عظيم"]), #""Plain": {}"#,
  ].joined(separator: ",")

  @Test("reads what a catalog has, from the source language, and leaves the arguments and all else as they are")
  func reading() throws {
    let bundle = try TemporaryBundle(strings: strings).url
    func read(_ resource: Resource, _ languages: String...) -> String { resource.reading(in: languages).text }
    let great = Resource(key: "Great", bundle: bundle)
    let sentence = Resource(key: "%@ has %lld days", arguments: [.text("Ana"), .integer(1)], bundle: bundle)
    #expect(read(great, "en-XA") == "[Ĝŕéåţ one]")
    #expect(read(great, "ar-XB").contains("Great"))
    #expect(read(great, "hr", "en-XA") == "Great")
    #expect(read(sentence, "en-XA") == "[Ana ĥåš 1 ďåý one]")
    #expect(read(Resource(key: "Plain", bundle: bundle), "en-XA") == "[Ṗļåîñ one]")
    #expect(read(Resource(key: "Absent", bundle: bundle), "en-XA") == "Absent")
    #expect(read(.verbatim("Ana"), "en-XA") == "Ana")
    let inner = Resource(key: "%@ has %lld days", arguments: [.resource(great), .integer(2000)], bundle: bundle)
    #expect(read(inner, "en-XA") == "[[Ĝŕéåţ one] ĥåš 2,000 ďåýš one]")
    #expect(sentence.reading(in: ["en-XA"]).problems.isEmpty)
  }

  @Test("is made of the source language, whichever that is", arguments: ["en-XA", "ar-XB"])
  func source(_ language: String) throws {
    let strings = TemporaryBundle.entry("Great", ["en": "Great", "hr": "Sjajno", "ar": "عظيم"])
    let bundle = try TemporaryBundle(["Localizable.xcstrings": TemporaryBundle.catalog(strings, source: "hr")]).url
    let reading = Resource(key: "Great", bundle: bundle).reading(in: [language])
    #expect(reading.language == "hr" && reading.text.contains(language == "en-XA" ? "Šĵåĵñö" : "Sjajno"))
  }

  @Test("sets a name apart where the sentence runs the other way")
  func isolated() throws {
    let bundle = try TemporaryBundle(strings: strings).url
    let sentence = Resource(key: "%@ has %lld days", arguments: [.text("Ana"), .integer(2)], bundle: bundle)
    #expect(sentence.reading(in: ["ar-XB"]).text.contains("\u{2068}Ana\u{2069}"))
    #expect(sentence.reading(in: ["ar-XB"]).text.contains(" 2 "))
  }

  @Test("has the phrases of the source language, for they are to be said")
  func phrases() throws {
    let bundle = try TemporaryBundle([
      "AppShortcuts.xcstrings": TemporaryBundle.catalog(TemporaryBundle.entry("Go", ["en": "Go on", "ar": "ع"]))
    ]).url
    let phrases = CatalogStore.shared.phrases(for: "Go", bundles: [bundle], languages: ["ar-XB"])
    #expect(phrases.texts == ["Go on"] && phrases.problems.isEmpty)
  }
}

@Suite("A reading tells")
struct ChosenFormTests {
  private func forms(_ count: Int64, in language: String, _ strings: String) throws -> [ChosenForm] {
    let bundle = try TemporaryBundle(strings: strings).url
    return Resource(key: "%lld days", arguments: [.integer(count)], bundle: bundle).reading(in: [language]).forms
  }

  @Test("the category of the number, and the form that was read", arguments: [
    (0, "hr", PluralCategory.other, PluralCategory.other), (2, "hr", .few, .other), (21, "hr", .one, .one),
    (0, "en", .zero, .zero), (1, "en", .one, .one),
  ])
  func forms(_ count: Int64, _ language: String, _ category: PluralCategory, _ form: PluralCategory) throws {
    let strings = TemporaryBundle.plural("%lld days", [
      "hr": ["one": "%lld dan", "other": "%lld dana"], "en": ["zero": "none", "one": "%lld day", "other": "%lld days"],
    ])
    #expect(try forms(count, in: language, strings) == [ChosenForm(category: category, form: form)])
  }

  @Test("nothing of a text that does not vary")
  func plain() throws { #expect(try forms(1, in: "en", TemporaryBundle.entry("%lld days", ["en": "%lld d"])).isEmpty) }
}
