import Testing

@testable import IntentCheck

@Suite struct AskReaderTests {
  @Test(
    "Foundation's calls ask for their keys",
    arguments: [
      (#"let a = String(localized: "Hello")"#, ["Localizable/Hello"]),
      (#"let a = String(localized: "a", defaultValue: "Hi", table: "T", bundle: .module)"#, ["T/a = Hi"]),
      (#"let a = AttributedString(localized: "Hello")"#, ["Localizable/Hello"]),
      (#"let a = NSLocalizedString("Hello", comment: "")"#, ["Localizable/Hello"]),
      (
        #"let a = NSLocalizedString("Hello", tableName: "T", bundle: .main, value: "Hi", comment: "")"#,
        ["T/Hello = Hi"]
      ),
      (#"let a = NSLocalizedString("Hello, " + "you", comment: "")"#, ["Localizable/Hello, you"]),
      (#"let a = NSLocalizedString("Hello", value: "", comment: "")"#, ["Localizable/Hello"]),
      (#"let a = Bundle.main.localizedString(forKey: "Hello", value: nil, table: "T")"#, ["T/Hello"]),
      (#"let a = LocalizedStringResource("Hello", table: "T")"#, ["T/Hello"]),
      (#"let a = LocalizedStringResource("a", defaultValue: "Hi \(name)")"#, ["Localizable/a = Hi %?"]),
      (#"let a = String(localized: LocalizedStringResource("Hello", table: "T"))"#, ["T/Hello"]),
      (#"let a = String(localized: .init("Hello"), table: table)"#, ["Localizable/Hello"]),
      (#"let a = String(localized: "Hello", table: table)"#, ["?/Hello"]),
      (#"let a = String(describing: "Hello")"#, []),
    ])
  func foundation(source: String, expected: [String]) {
    #expect(asks(source) == expected)
  }

  @Test(
    "a place of a localized type asks for its literals",
    arguments: [
      (#"let a: LocalizedStringResource = "Hello""#, ["Localizable/Hello"]),
      (#"let a: LocalizedStringResource? = .init("Hello", table: "T")"#, ["T/Hello"]),
      (#"var a: LocalizedStringResource { "Hello" }"#, ["Localizable/Hello"]),
      (#"var a: LocalizedStringKey { get { return "Hello" } }"#, ["Localizable/Hello"]),
      (
        #"var a: LocalizedStringResource { switch self { case .a: "A"; case .b: "B" } }"#,
        ["Localizable/A", "Localizable/B"]
      ),
      (
        #"var a: LocalizedStringResource { switch self { case .a: return "A"; default: return x } }"#, ["Localizable/A"]
      ),
      (#"func a() -> LocalizedStringResource { if b { "A" } else { "B" } }"#, ["Localizable/A", "Localizable/B"]),
      (
        #"func a() -> LocalizedStringResource { b ? "A" : c ? "B" : "C" }"#,
        ["Localizable/A", "Localizable/B", "Localizable/C"]
      ),
      (#"let a: LocalizedStringResource = b ?? "A""#, ["Localizable/A"]),
      (#"let a: [LocalizedStringResource] = ["A", .init("B")]"#, ["Localizable/A", "Localizable/B"]),
      (#"let a: [Kind: LocalizedStringKey] = [.a: "A"]"#, ["Localizable/A"]),
      (#"let a: () -> LocalizedStringResource = { "A" }"#, ["Localizable/A"]),
      (#"func a(_ b: LocalizedStringResource = "A") {}"#, ["Localizable/A"]),
      (#"let a: String = "A""#, []),
      (#"func a() -> LocalizedStringResource { let f = { return "A" }; return b(f) }"#, []),
    ])
  func typed(source: String, expected: [String]) {
    #expect(asks(source) == expected)
  }

  @Test(
    "SwiftUI's views and modifiers ask where the file can mean them",
    arguments: [
      ("import SwiftUI\nlet a = Text(\"Hello\")", ["Localizable/Hello"]),
      ("import SwiftUI\nlet a = Text(\"Hello\", tableName: \"T\", bundle: .module)", ["T/Hello"]),
      (
        "import SwiftUI\nlet a = b.navigationTitle(\"Hello\").help(\"Help\")",
        ["Localizable/Hello", "Localizable/Help"]
      ),
      ("import SwiftUI\nlet a = Text(b ? \"A\" : \"B\")", ["Localizable/A", "Localizable/B"]),
      ("import SwiftUI\nlet a = Text(b ? \"A\" : name)", ["~Localizable/A"]),
      ("import SwiftUI\nlet a = Text(verbatim: \"Hello\")", []),
      ("import SwiftUI\nlet a = Label(\"Hello\", systemImage: \"star\")", ["Localizable/Hello"]),
      ("import SwiftUI\nlet a = Text(\"a\" + b)", []),
      ("import SwiftUI\nstruct Text { let b: Int }\nlet a = Text(\"Hello\")", ["~Localizable/Hello"]),
      ("import SwiftUI\n#Preview { Text(\"Hello\") }", ["~Localizable/Hello"]),
      ("#if DEBUG\nlet a = String(localized: \"Hello\")\n#endif", ["~Localizable/Hello"]),
      ("#if DEBUG\n#else\nlet a = String(localized: \"Hello\")\n#endif", ["Localizable/Hello"]),
      ("#if !DEBUG\nlet a = String(localized: \"Hello\")\n#endif", ["Localizable/Hello"]),
      ("#if os(iOS) && DEBUG\nlet a = String(localized: \"Hello\")\n#endif", ["~Localizable/Hello"]),
      ("#if os(iOS) || DEBUG\nlet a = String(localized: \"Hello\")\n#endif", ["Localizable/Hello"]),
      ("import SwiftUI\nstruct PreviewWrapper: View { var body: some View { Text(\"Hello\") } }", ["~Localizable/Hello"]),
      ("import SwiftUI\nstruct WrapperForPreview: View { var body: some View { Text(\"Hello\") } }", ["~Localizable/Hello"]),
      ("import SwiftUI\nstruct LinkPreview: View { var body: some View { Text(\"Hello\") } }", ["Localizable/Hello"]),
      ("import Foundation\nlet a = Text(\"Hello\")", []),
    ])
  func swiftUI(source: String, expected: [String]) {
    #expect(asks(source) == expected)
  }

  @Test(
    "the places of App Intents ask",
    arguments: [
      (#"static let title: LocalizedStringResource = "Log""#, ["Localizable/Log"]),
      (
        #"static let d = IntentDescription("Logs", categoryName: "Days", searchKeywords: ["year"], resultValueName: "Day")"#,
        ["Localizable/Logs", "Localizable/Days", "Localizable/year", "Localizable/Day"]
      ),
      (#"static let d: IntentDescription = "Logs""#, ["Localizable/Logs"]),
      (
        #"@Parameter(title: "Day", description: "Which", requestValueDialog: "Which day?") var day: Date"#,
        ["Localizable/Day", "Localizable/Which", "Localizable/Which day?"]
      ),
      (
        #"@Parameter(title: "Day", requestValueDialog: IntentDialog("Which day?")) var day: Date"#,
        ["Localizable/Day", "Localizable/Which day?"]
      ),
      (
        #"static let t = TypeDisplayRepresentation(name: "Trend", numericFormat: "\(placeholder: .int) trends")"#,
        ["Localizable/Trend", "Localizable/%lld trends"]
      ),
      (#"static var t: TypeDisplayRepresentation { "Trend" }"#, ["Localizable/Trend"]),
      (
        #"let d = DisplayRepresentation(title: "\(name)", subtitle: "Kept", synonyms: ["Held"])"#,
        ["Localizable/%?", "Localizable/Kept", "Localizable/Held"]
      ),
      (
        #"static let c: [Kind: DisplayRepresentation] = [.a: "A", .b: .init(title: "B", subtitle: "b")]"#,
        ["Localizable/A", "Localizable/B", "Localizable/b"]
      ),
      (#"return .result(dialog: "Done")"#, ["Localizable/Done"]),
      (
        #"return .result(dialog: IntentDialog(full: "All done", supporting: "Done"))"#,
        ["Localizable/All done", "Localizable/Done"]
      ),
      (#"throw $day.needsValueError("Which day?")"#, ["Localizable/Which day?"]),
      (#"Summary("Log \(\.$value) for \(\.$trend)")"#, ["Localizable/Log ${value} for ${trend}"]),
      (#"Summary("Log 5% of \(\.$value)", table: "T")"#, ["T/Log 5% of ${value}"]),
      (
        #"AppShortcut(intent: I(), phrases: ["Log in \(.applicationName)", "Log \(\.$trend) in \(.applicationName)"], shortTitle: "Log")"#,
        [
          "AppShortcuts/Log in ${applicationName}", "AppShortcuts/Log ${trend} in ${applicationName}",
          "Localizable/Log",
        ]
      ),
      (
        #"static let p: [AppShortcutPhrase<I>] = ["Log in \(.applicationName)"]"#,
        ["AppShortcuts/Log in ${applicationName}"]
      ),
    ])
  func appIntents(source: String, expected: [String]) {
    #expect(asks("import AppIntents\n" + source) == expected)
  }

  @Test(
    "the elements of a card ask, wherever its bundle is",
    arguments: [
      (#"Eyebrow("TODAY")"#, ["TODAY"]), (#"Sentence("You slept well.")"#, ["You slept well."]),
      (#"Chip("STEADY")"#, ["STEADY"]), (#"Well("Undo", isOn: true, intent: I())"#, ["Undo"]),
      (#"Row("SLEEP", value: "\(hours) h", unit: "hrs")"#, ["SLEEP", "%? h", "hrs"]),
      (#"Columns.Cell("RIDES", value: "4")"#, ["RIDES", "4"]), (#"Year.Month("Jan", days: [])"#, ["Jan"]),
      (#"Year(months, spoken: "A good year")"#, ["A good year"]), (#"Headline(verbatim: "Nobody's")"#, []),
    ])
  func cards(source: String, keys: [String]) {
    #expect(asks("import CardKit\n" + source).map { String($0.drop { $0 != "/" }.dropFirst()) } == keys)
  }

  @Test("of an intent that is not discoverable, only what it says is read")
  func hidden() {
    let source = """
      import AppIntents
      struct Tap: AppIntent {
        static let title: LocalizedStringResource = "Tap"
        static let isDiscoverable = false
        @Parameter(title: LocalizedStringResource("Day")) var day: Int
        func perform() async throws -> some IntentResult { .result(dialog: "Done") }
      }
      struct Log: AppIntent { static let title: LocalizedStringResource = "Log" }
      """
    #expect(asks(source) == ["~Localizable/Tap", "~Localizable/Day", "Localizable/Done", "Localizable/Log"])
  }

  @Test("an error's words are asked for")
  func errors() {
    let source = """
      enum E: Error, CustomLocalizedStringResourceConvertible {
        case gone(String)
        var localizedStringResource: LocalizedStringResource {
          switch self { case .gone(let name): return "\\(name) is gone." }
        }
      }
      """
    #expect(asks(source) == ["Localizable/%? is gone."])
  }

  @Test("only the first phrase of a shortcut is the key of its translations")
  func phrases() {
    let (source, declarations) = parsed(
      "import AppIntents\nlet s = AppShortcut(intent: I(), phrases: [\"A \\(.applicationName)\", \"B\"], shortTitle: \"C\")"
    )
    let found = AskReader.read(source, declarations, keys: []).asks
    #expect(found.map(\.phrase) == [.first, .further, nil])
  }

  @Test("phrases are phrases where the project declares an App Shortcut of its own, too")
  func phrasesBesideOwnType() {
    let (source, declarations) = parsed(
      """
      import AppIntents
      struct AppShortcut { init(intent: I, phrases: [AppShortcutPhrase<I>]) {} }
      let s = AppShortcut(intent: I(), phrases: ["A \\(.applicationName)", "B"])
      """)
    #expect(AskReader.read(source, declarations, keys: []).asks.map(\.phrase) == [.first, .further])
  }

  @Test(
    "a key that only a run can tell is told, with what is known of it",
    arguments: [
      (#"let a = NSLocalizedString(name, comment: "")"#, ["Localizable/"]),
      (#"let a = NSLocalizedString("kind.\(name).title", tableName: "T", comment: "")"#, ["T/kind.%?.title"]),
      (#"let a = LocalizedStringKey(kind.rawValue)"#, ["Localizable/"]),
      (#"let a = String(localized: String.LocalizationValue(name))"#, ["Localizable/"]),
      (#"let a = LocalizedStringResource(stringLiteral: name)"#, ["Localizable/"]),
      (#"let a = names.map(LocalizedStringKey.init)"#, ["?/"]),
      (#"func say(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#, []),
      (#"let a = String(localized: resource)"#, []),
    ])
  func dynamic(source: String, expected: [String]) {
    let (source, declarations) = parsed(source)
    let found = AskReader.read(source, declarations, keys: []).dynamic.map { ask in
      "\(ask.table == .unknown ? "?" : ask.table == .localizable ? "Localizable" : "T")/\(ask.known.shown)"
    }
    #expect(found == expected)
  }

  @Test("a place is given in lines and Unicode scalars")
  func places() {
    let (source, declarations) = parsed("// é\r\nlet e = \"é\u{1F600}\"; let a = String(localized: \"A\")\r\n")
    let place = AskReader.read(source, declarations, keys: []).asks.first?.place
    #expect(place == FindingPlace(path: "A.swift", line: 2, column: 41))
  }

  @Test("what does not parse is passed over, the rest is read")
  func broken() {
    #expect(
      asks("let a = String(localized: \"A\"\nfunc ( {\nlet b = String(localized: \"B\")").contains("Localizable/A"))
  }

  @Test("an expression of ten thousand links is read")
  func deep() {
    let chain = "let a = b" + String(repeating: ".c()", count: 10_000) + "\nlet d = String(localized: \"D\")"
    let found = inParallel([chain]) { asks($0) }
    #expect(found == [["Localizable/D"]])
  }
}
