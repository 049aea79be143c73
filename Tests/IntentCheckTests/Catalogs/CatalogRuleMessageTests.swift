import Testing

@testable import IntentCheck

@Suite("What the rules say")
struct CatalogRuleMessageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let rule: String
    let example: String
    let messages: [String]

    init(_ rule: String, _ example: String, _ messages: String...) {
      (self.rule, self.example, self.messages) = (rule, example, messages)
    }

    var testDescription: String { "\(rule): \(example)" }
  }

  /// Severity, message and repair of every failing example.
  static let rows: [Row] = [
    Row(
      "words.argument-type", "a number for a text",
      #"error: "Hello %@" in Japanese: %d prints a whole number of 32 bits, but argument 1 is a text (%@ in the "#
        + #"source)"#),
    Row(
      "words.argument-width", "half the bits",
      #"warning: "%lld days" in German: %d prints a whole number of 32 bits, but argument 1 is a whole number; "#
        + #"write: %lld Tage"#),
    Row(
      "words.broken-markdown", "a space within the link",
      #"warning: "Read the [terms](https://example.com)" in German: the source's link is broken or gone"#),
    Row(
      "words.broken-markdown", "bold without its end",
      #"warning: "Read it **now**" in German: a ** has no partner"#),
    Row(
      "words.catalog-languages", "a catalog without German",
      #"warning: it has no German; A.xcstrings has, so the app offers that language with this catalog untranslated"#),
    Row(
      "words.decided-singular", "the singular written out",
      #"advice: "1 day left" seems to be chosen for 1 instead of "%lld days left"; one key that varies by "#
        + #"plural serves every language"#),
    Row(
      "words.decided-singular", "the singular with its number",
      #"advice: "%lld day" seems to be chosen for 1 instead of "%lld days"; one key that varies by plural "#
        + #"serves every language"#),
    Row(
      "words.empty-text", "empty",
      #"warning: "Save" is empty in German: a person sees nothing there"#),
    Row(
      "words.extra-argument", "two for one",
      #"error: "Hello %@" in Korean: %@ asks for argument 2, but the source has one argument"#),
    Row(
      "words.extra-argument", "one for none",
      #"error: "Hello you" in German: %@ asks for argument 1, but the source has no argument"#),
    Row(
      "words.fragment", "a joining word",
      #"advice: "and" is a joining word alone: if it is put together with others, make one key of the whole sentence"#),
    Row(
      "words.fragment", "an open end",
      #"advice: "Version: " ends with a space: if it is put together with others, make one key of the whole sentence"#),
    Row(
      "words.language-code", "Northern Sami, where Swedish was meant",
      #"warning: `se` is North Sámi; if Swedish is meant, nobody who speaks it reads this; write: sv"#),
    Row(
      "words.language-code", "no language",
      #"warning: `jp` is no language, so nobody reads it; Japanese is `ja`; write: ja"#),
    Row(
      "words.language-code", "another case than the system looks for",
      #"warning: `zh-hans` is written `zh-Hans`; where file names tell case apart it is not found; write: zh-Hans"#),
    Row(
      "words.language-code", "no region",
      #"warning: `en-EN` names the region EN, which does not exist, so nobody has it; write: en"#),
    Row(
      "words.missing-language", "a key without German",
      #"warning: "Undo" has no text in German, and reads in English there"#),
    Row(
      "words.missing-language", "made by Xcode, and never written",
      #"warning: "Undo" has no text in German, and reads in English there"#),
    Row(
      "words.missing-other", "without",
      #"error: "%lld days" has plural forms in English, but not `other`, which every language must have"#),
    Row(
      "words.missing-plural", "Croatian without `few`",
      #"warning: Croatian needs `few` (2–4, 22–24, 32–34, …): these counts of "%lld days" will read as `other`"#),
    Row(
      "words.missing-plural", "`other` alone",
      "advice: \"%lld days\" says the same for every count; Croatian has `one` (1, 21, 31, …) and `few` (2–4, 22–24, 32–34, …) "
        + "besides `other`"),
    Row(
      "words.mixed-positions", "one of two",
      #"advice: "%@ and %@" in German numbers some of its arguments and not the others; number all of them"#),
    Row(
      "words.needs-review", "to be reviewed",
      #"warning: "Save" needs review in German: its source may have changed since"#),
    Row(
      "words.new", "a translation that nobody wrote",
      #"warning: "Save" is new in German: translate it"#),
    Row(
      "words.omitted-argument", "the name is lost",
      #"warning: "Hello %@" in German leaves out argument 1 (%@), which the source shows"#),
    Row(
      "words.omitted-argument", "21 would read as one",
      #"warning: "%lld days" in Croatian leaves out argument 1 (%lld), which the source shows; Croatian `one` "#
        + #"serves 1, 21, 31, …"#),
    Row(
      "words.parenthesised-plural", "in brackets",
      #"warning: "Delete %lld item(s)" has its plural in brackets; let it vary by plural"#),
    Row(
      "words.phrase-application-name", "not at all",
      #"error: "Starte": the phrase lacks ${applicationName}, so Siri cannot tell which app is meant"#),
    Row(
      "words.phrase-application-name", "twice",
      #"error: "${applicationName}, starte ${applicationName}": the phrase has ${applicationName} 2 times; once "#
        + #"is allowed"#),
    Row(
      "words.phrase-application-name", "misspelt",
      #"error: "Starte ${application_name}": the phrase lacks ${applicationName}, so Siri cannot tell which app is "#
        + #"meant; ${application_name} does not stand for it"#),
    Row(
      "words.phrase-application-name", "a key without",
      #"error: "Start": the phrase lacks ${applicationName}, so Siri cannot tell which app is meant"#),
    Row(
      "words.phrase-interpolation", "Swift's",
      #"error: "Öffne \(\.$trend) in \(.applicationName)": Swift's \(…) is text in a catalog; write "#
        + #"${applicationName} and ${parameter}"#),
    Row(
      "words.phrase-key", "a phrase that the code no longer has",
      #"warning: "Begin ${applicationName}" is no phrase of an App Shortcut in the sources, so nobody's "#
        + #"sentence reaches it"#),
    Row(
      "words.phrase-language", "one without",
      #"warning: "Stop ${applicationName}" has no phrase in German: nobody can say it there"#),
    Row(
      "words.phrase-parameter", "translated",
      #"error: "Öffne ${verlauf} in ${applicationName}": ${verlauf} is no parameter of the shortcut; it has ${trend}"#),
    Row(
      "words.phrase-parameter", "lost",
      #"warning: "Open ${trend} in ${applicationName}" has no phrase with ${trend} in German: nobody can say "#
        + #"the value there"#),
    Row(
      "words.plural-without-count", "no number",
      #"error: "Items" has plural forms in English, but no number to choose one by"#),
    Row(
      "words.reordered-arguments", "not numbered",
      #"error: "%@ has %lld" in Chinese (Simplified): the arguments stand in another order than in the source, "#
        + #"and have no numbers; write: %2$lld 属于 %1$@"#),
    Row(
      "words.repeated-key", "a key twice",
      #"warning: the key "Save" is repeated; it is on line 2 already; keep one of them"#),
    Row(
      "words.similar-keys", "another case",
      #"advice: "Log In" differs from "Log in" on line 2 in upper and lower case alone"#),
    Row(
      "words.similar-keys", "another space",
      #"advice: "Log  in " differs from "Log in" on line 2 in spaces alone"#),
    Row(
      "words.source-language", "one catalog apart",
      #"warning: the source language is German, while 2 catalogs of the project start from English"#),
    Row(
      "words.stray-percent", "alone with an argument",
      #"error: "%lld%% for hours" in Portuguese (Brazil): "% ho" is read as an argument; a percent sign in a "#
        + #"text with arguments is written %%; write: %lld%% horas"#),
    Row(
      "words.stray-percent", "read as the first argument",
      #"error: "%@ of it" in Spanish: "% d" is read as an argument; a percent sign in a text with arguments is "#
        + #"written %%; write: 100%% de %@"#),
    Row(
      "words.symbol-collision", "the same name",
      #"warning: "Log in" and "log_in" on line 2 both give the symbol logIn; with generated symbols the project "#
        + #"does not build"#),
    Row(
      "words.unknown-substitution", "another name",
      #"error: "%lld days left" in German inserts "tage", which is not defined there; defined: days"#),
    Row(
      "words.unreadable-catalog", "a lost value",
      #"error: not JSON: "," stands where an object should be"#),
    Row(
      "words.unreadable-catalog", "no keys at all",
      #"error: not a string catalog: it has no "strings""#),
    Row(
      "words.untranslated-copy", "copied",
      #"advice: "Save to the library" is the source text in German, though it counts as translated"#),
    Row(
      "words.unused-plural", "`one` in Japanese",
      #"advice: "%lld days" has the form `one` in Japanese, which no number shows"#),
    Row(
      "words.unvaried-count", "one form",
      #"advice: "%lld days left" does not vary by its number: 1 reads as "1 days"; let it vary by plural"#,
      #"advice: "You have %lld unread messages" does not vary by its number: 1 reads as "1 unread messages"; "#
        + #"let it vary by plural"#),
  ]

  @Test("is a sentence that teaches", arguments: rows)
  func message(_ row: Row) throws {
    let rule = try #require(RuleList.catalogs.first { $0.id == row.rule })
    let example = try #require(rule.examples.first { $0.title == row.example })
    let findings = rule.findings(in: try .example(example)).sorted()
    let said = findings.map { "\($0.severity.rawValue): \($0.message)\($0.repair.map { "; write: \($0)" } ?? "")" }
    #expect(said == row.messages)
  }

  @Test("is tested for every failing example")
  func complete() {
    let failing = RuleList.catalogs.flatMap { rule in
      rule.examples.filter { !$0.passes }.map { "\(rule.id): \($0.title)" }
    }
    #expect(Set(Self.rows.map(\.testDescription)) == Set(failing))
  }
}
