import Foundation
import QuestTestSupport
import Testing

@Suite("The words: sources and catalogs agree")
struct WordsAskedForTests {
  @Test("every sentence of the sources has one entry")
  func entries() throws {
    let keys = try Catalog.localizable.get().strings.keys
    let sentences = try AdapterSources.sentences().filter { $0.kind == .sentence }
    #expect(sentences.count > 40, "the scan has lost the sources")
    for sentence in sentences {
      #expect(keys.count { sentence.asks(for: $0) } == 1, "\(sentence.place): \(sentence.template)")
    }
  }

  @Test("every entry is asked for by a source")
  func asked() throws {
    let sentences = try AdapterSources.sentences().filter { $0.kind == .sentence }
    for key in try Catalog.localizable.get().strings.keys {
      #expect(sentences.contains { $0.asks(for: key) }, "no source asks for: \(key)")
    }
  }

  @Test("the phrases of a shortcut are those of the catalog, under the first of them")
  func phrases() throws {
    let strings = try Catalog.appShortcuts.get().strings
    let lists = Dictionary(grouping: try AdapterSources.sentences().filter { $0.kind != .sentence }) { "\($0.kind)" }
    let written = lists.values.map { $0.map(\.template) }
    #expect(Set(written.compactMap(\.first)) == Set(strings.keys))
    for phrases in written {
      let first = try #require(phrases.first)
      #expect(strings[first]?.localizations?["en"]?.stringSet?.values == phrases)
    }
  }

  /// What the scan makes of a source: the keys it finds there.
  static let snippets: [(source: String, keys: [String])] = [
    (#"LocalizedStringResource("A key", bundle: .adapter)"#, ["A key"]),
    ("LocalizedStringResource(\n  \"On its own line\",\n  bundle: .adapter)", ["On its own line"]),
    (#"let title: LocalizedStringResource = .init("By init", table: "T", comment: "for translators")"#, ["By init"]),
    (#"words("%\(count) of \(name(of: (one, two)))")"#, ["%%%lld of %@"]),
    (#"words("100 % sure")"#, ["100 % sure"]),
    (#"dialog: .said("A \"quoted\" question?")"#, [#"A "quoted" question?"#]),
    (#"Week(days, spoken: "\(count) days")"#, ["%lld days"]),
    (#"Summary("Log \(\.$value) for \(\.$trend)") { \.$day }"#, ["Log ${value} for ${trend}"]),
    (#"TypeDisplayRepresentation(numericFormat: LocalizedStringResource("\(placeholder: .int) days"))"#, ["%lld days"]),
    ("switch day {\ncase 2: \"Mo\"\ndefault: \"Su\"\n}", ["Mo", "Su"]),
    (#"Eyebrow(verbatim: "A NAME"); Headline("Nothing yet")"#, ["Nothing yet"]),
    (#"// words("In a comment")"# + "\n" + #"/* words("In another") */ words("Read")"#, ["Read"]),
    (#""\(uuid)/\(index)""#, []),
  ]

  @Test("the scan sees a literal however it is wrapped", arguments: snippets)
  func scan(source: String, keys: [String]) throws {
    let sentences = try Sentence.all(in: source, file: "x.swift")
    #expect(sentences.count == keys.count)
    for (sentence, key) in zip(sentences, keys) { #expect(sentence.asks(for: key), "\(sentence) asks for \(key)") }
  }

  @Test("the scan refuses a literal it cannot judge", arguments: [#"speak("Hello")"#, #"title = "Hello""#])
  func unknown(source: String) {
    #expect(throws: Sentence.UnknownLiteral.self) { try Sentence.all(in: source, file: "x.swift") }
  }

  @Test("the scan refuses a literal it cannot read", arguments: [##"words(#"Raw"#)"##, "words(\"\"\"\nLong\n\"\"\")"])
  func unreadable(source: String) {
    #expect(throws: SwiftLiteral.Unreadable.self) { try Sentence.all(in: source, file: "x.swift") }
  }
}
