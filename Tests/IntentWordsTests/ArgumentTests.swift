import IntentWords
import Testing

@Suite("The arguments of a sentence")
struct ArgumentTests {
  private func read(_ format: String, _ arguments: [Argument], in languages: [String] = ["en"]) -> Reading {
    Resource(key: format, arguments: arguments).reading(in: languages)
  }

  @Test("may be reordered, repeated and left out by position")
  func positions() {
    #expect(read("%2$@: %1$lld, %1$lld", [.integer(3), .text("Ana")]).text == "Ana: 3, 3")
    #expect(read("%2$@", [.integer(3), .text("Ana")]) == Reading(text: "Ana", step: .verbatim))
  }

  @Test(
    "that do not fit are printed as well as can be, and told",
    arguments: [
      ("%@", Argument.integer(1234), "1,234", Argument.Kind.number), ("%@", .double(1.5), "1.5", .fraction),
      ("%lld", .text("Ana"), "Ana", .text), ("%lld", .double(2.5), "2.5", .fraction),
      ("%.1f", .integer(2), "2.0", .number), ("%x", .text("z"), "z", .text),
      ("%x", .double(1.5), "1.5", .fraction), ("%lld", .resource(.verbatim("R")), "R", .text),
    ])
  func mismatch(format: String, argument: Argument, text: String, kind: Argument.Kind) {
    #expect(
      read(format, [argument])
        == Reading(
          text: text, step: .verbatim,
          problems: [.wrongArgument(kind, position: 1, specifier: format, key: format)]))
  }

  @Test("that are missing leave a gap, and are told")
  func missing() {
    #expect(
      read("%@ and %@", [.text("a")])
        == Reading(
          text: "a and ", step: .verbatim,
          problems: [.missingArgument(position: 2, specifier: "%@", key: "%@ and %@")]))
    #expect(
      read("%9$@", [.text("a")]).problems == [.missingArgument(position: 9, specifier: "%9$@", key: "%9$@")])
  }

  @Test("without any, a percent sign is a percent sign, but a specifier is told")
  func none() {
    #expect(read("100 % certain, 5% done", []) == Reading(text: "100 % certain, 5% done", step: .verbatim))
    #expect(read("100%% of it", []).text == "100%% of it")
    #expect(
      read("Hello %@", []).problems == [.missingArgument(position: 1, specifier: "%@", key: "Hello %@")])
  }

  @Test("beside some, a percent sign that begins nothing is kept and told")
  func bare() {
    #expect(
      read("%lld% posts", [.integer(3)])
        == Reading(text: "3% posts", step: .verbatim, problems: [.unknownSpecifier("% ", key: "%lld% posts")]))
  }

  @Test("that nobody filled or nobody knows are told")
  func unreadable() {
    #expect(read("%@", [.placeholder]).problems == [.unfilledPlaceholder(position: 1, key: "%@")])
    #expect(read("%@", [.unknown(kind: "later")]).problems == [.unknownArgument(kind: "later", key: "%@")])
  }

  @Test("an opaque one is read in the person's language, or the nearest one it has")
  func opaque() {
    let texts = ["en": "in English", "hr": "na hrvatskom", "pt-PT": "em português"]
    #expect(read("%@", [.opaque(texts)], in: ["hr"]).text == "na hrvatskom")
    #expect(read("%@", [.opaque(texts)], in: ["hr-HR"]).text == "na hrvatskom")
    #expect(read("%@", [.opaque(texts)], in: ["pt-BR"]) == Reading(text: "em português", step: .verbatim))
    #expect(
      read("%@", [.opaque(["hr": "h", "de": "d"])], in: ["ja"])
        == Reading(
          text: "d", step: .verbatim, problems: [.formattedTooEarly(languages: ["de", "hr"], key: "%@")]))
    #expect(read("%@", [.opaque([:])], in: ["ja"]).text == "")
  }

  @Test("a resource within is read in the language of the whole")
  func nested() throws {
    let outer = try TemporaryBundle(
      strings: TemporaryBundle.entry("Updated %@", ["en": "Updated %@", "hr": "Spremljeno: %@"]))
    let inner = try TemporaryBundle(
      strings: TemporaryBundle.entry("Sleep", ["hr": "San", "ja": "睡眠", "en": "Sleep"]))
    let resource = Resource(
      key: "Updated %@", arguments: [.resource(Resource(key: "Sleep", bundle: inner.url))], bundle: outer.url)
    #expect(resource.reading(in: ["hr"]).text == "Spremljeno: San")
    // The sentence has no Japanese: its English must not hold a Japanese word.
    #expect(resource.reading(in: ["ja"]).text == "Updated Sleep")
  }

  @Test("within a text that is not to be translated are read in the person's language")
  func untranslated() throws {
    let bundle = try TemporaryBundle(
      strings: #""%@ %@": { "shouldTranslate": false }, "#
        + TemporaryBundle.entry("Sleep", ["en": "Sleep", "hr": "San"]))
    let sleep = Argument.resource(Resource(key: "Sleep", bundle: bundle.url))
    let pair = Resource(key: "%@ %@", arguments: [sleep, .text("7")], bundle: bundle.url)
    #expect(pair.reading(in: ["hr"]) == Reading(text: "San 7", language: "hr", step: .key))
    #expect(pair.reading(in: ["en"]).text == "Sleep 7")
  }

  @Test("with a format are written in English where the environment names no language")
  func noLanguage() {
    let value: String.LocalizationValue = "\(0.5, format: .percent)"
    #expect(LocalizedStringResource(value).resource(languages: []).reading(in: []).text == "50%")
  }

  @Test("a problem within is a problem of the whole")
  func nestedProblem() {
    let inner = Resource(key: "%@")
    #expect(read("%@", [.resource(inner)]).problems == [.missingArgument(position: 1, specifier: "%@", key: "%@")])
  }

  @Test("a list is joined as the language joins it")
  func list() throws {
    let members = ["Ana", "Ivo", "Mia"].map(Resource.verbatim)
    #expect(read("%@.", [.list(members, conjunction: true)]).text == "Ana, Ivo, and Mia.")
    #expect(read("%@.", [.list(members, conjunction: false)]).text == "Ana, Ivo, or Mia.")
    #expect(read("%@.", [.list(members, conjunction: true)], in: ["hr"]).text == "Ana, Ivo i Mia.")
    #expect(read("%@.", [.list([], conjunction: true)], in: ["hr"]).text == ".")
  }

  @Test("resources nested without end are cut off, and told")
  func deep() {
    var resource = Resource.verbatim("end")
    for _ in 0..<100 { resource = Resource(key: "%@", arguments: [.resource(resource)]) }
    #expect(resource.reading(in: ["en"]) == Reading(text: "", step: .verbatim, problems: [.tooDeep(key: "%@")]))
  }
}
