import Foundation
import Testing

@testable import IntentCheck

@Suite("The files that rules see")
struct CodeLoadingTests {
  private func parsed(_ files: [String: String]) throws -> [String] {
    let tree = try SourceTree(files)
    return try CheckedProject(tree.options(), readsWords: false).code.files.map(\.path)
  }

  private let intent = "import AppIntents\nstruct LogIntent: AppIntent { func perform() {} }\n"

  @Test("are none without App Intents, whatever else is there")
  func none() throws {
    #expect(try parsed(["A.swift": "struct A: View {}", "B.swift": "let c = try ModelContainer(for: A.self)"]).isEmpty)
  }

  @Test("are those that hold a name of App Intents, also without the import")
  func marked() throws {
    #expect(
      try parsed(["A.swift": intent, "B.swift": "extension E: AppEntity {}", "C.swift": "struct C {}"])
        == ["A.swift", "B.swift"])
  }

  @Test("also where a control performs an intent that it sees through another file's import", arguments: [
    "Toggle(\"On\", isOn: on, intent: Switch())", "Button(intent: Refresh()) {}", "ControlWidgetButton(action: Open()) {}",
    "AppIntentControlConfiguration(kind: k, provider: P()) {}",
  ])
  func controls(_ call: String) throws {
    #expect(try parsed(["A.swift": intent, "B.swift": "let b = \(call)"]) == ["A.swift", "B.swift"])
  }

  @Test("not those with a name of the project's own that only holds one of Apple's, or is a member", arguments: [
    "struct HAAppEntity {}", "func open(isComingFromAppIntent: Bool) {}", "let a = Table.AppEntity.name",
    "enum Texts { enum AppIntents {} }", "struct AppEntityRow {}",
  ])
  func ownNames(_ text: String) throws {
    #expect(try parsed(["A.swift": intent, "B.swift": text]) == ["A.swift"])
  }

  @Test("and those that name a protocol which refines Apple's, through another of the project's")
  func refined() throws {
    let files = [
      "A.swift": "import AppIntents\nprotocol House: AppIntent {}\n", "B.swift": "struct B: House {}",
      "C.swift": "struct C {}",
    ]
    #expect(try parsed(files) == ["A.swift", "B.swift"])
  }

  @Test("and what a card shows, view by view, through files that name nothing of App Intents")
  func views() throws {
    let files = [
      "A.swift": """
      import AppIntents
      struct CardIntent: SnippetIntent { func perform() async -> some IntentResult { .result(view: Card(day: 1)) } }
      """,
      "Card.swift": "struct Card: View {\n  var body: some View { VStack { Row() } }\n}",
      "Row.swift": "struct Row: View { var body: some View { RowMark() } }",
      "RowMark.swift": "struct RowMark: View { var body: some View { Text(\"a\") } }",
      "Other.swift": "struct Other: View { var body: some View { Row() } }",
    ]
    #expect(try parsed(files) == ["A.swift", "Card.swift", "Row.swift", "RowMark.swift"])
  }

  @Test("and the extension, the inherited protocol and the dependency of an intent, in files of their own")
  func surroundings() throws {
    let files = [
      "A.swift": "import AppIntents\nstruct A: AppIntent, Titled { @Dependency var door: Door }",
      "Titled.swift": "protocol Titled {}", "Door.swift": "public final class Door {}",
      "More.swift": "extension Outer.Titled where Self: Sendable {}", "Shed.swift": "class Shed {}",
      "A+Perform.swift": "extension A { func perform() {} }", "Text.swift": "extension String: Marked {}",
    ]
    #expect(try parsed(files) == ["A+Perform.swift", "A.swift", "Door.swift", "More.swift", "Titled.swift"])
  }

  @Test("and the declaration of a macro, which names nothing that it makes")
  func macros() throws {
    let macro = "@attached(extension) macro Logged() = #externalMacro(module: \"M\", type: \"LoggedMacro\")"
    #expect(try parsed(["A.swift": intent, "Macros.swift": macro]) == ["A.swift", "Macros.swift"])
  }

  @Test("but no test's")
  func tests() throws {
    #expect(try parsed(["A.swift": intent, "AppTests/B.swift": intent]) == ["A.swift"])
  }

  @Test("declare names that bytes tell", arguments: [
    ("struct A {}", ["A"]), ("extension Outer.Inner: P {}", ["Inner"]), ("final class\n  B<C> {}", ["B"]),
    ("class func make() {}", ["func"]), ("let structA = 1", []), ("protocol Č {}", ["Č"]), ("enum", []), ("", []),
    ("actor X{}struct Y{}", ["X", "Y"]),
  ])
  func declared(_ text: String, _ names: [String]) {
    let found = DeclaredNames(in: Data(text.utf8))
    #expect(found.declared.union(found.extended).sorted() == names)
    #expect(found.extended.isEmpty == !text.hasPrefix("extension"))
  }
}

@Suite("Hard files")
struct HardFileTests {
  @Test("do not keep the others from being checked, and are told")
  func unread() throws {
    let tree = try SourceTree(["Card.swift": Snippet.card(), "Deep.swift": "import AppIntents\nlet a = " + String(repeating: "[", count: 5000)])
    try Data([0xFF, 0xFE] + Array("i".utf8)).write(to: tree.root.appending(path: "Wide.swift"))
    try FileManager.default.createSymbolicLink(
      at: tree.root.appending(path: "Loop"), withDestinationURL: tree.root)
    let report = try tree.check()
    #expect(report.findings.map(\.rule) == ["snippets.discoverable"])
    #expect(report.unread == [
      "Deep.swift, which is too large, or nests brackets or types too deep", "Wide.swift, which is no UTF-8",
    ])
  }

  @Test("that do not parse are told once, with the place, and the rest is checked")
  func broken() throws {
    let tree = try SourceTree(["A.swift": "import AppIntents\nstruct B {\n  let = 3 )\n", "Card.swift": Snippet.card()])
    #expect(try tree.check().findings.map { "\($0.path):\($0.line) \($0.rule)" } == [
      "A.swift:3 code.syntax", "Card.swift:2 snippets.discoverable",
    ])
  }

  @Test("are placed by line feeds and scalars, whatever ends a line and begins a file", arguments: [
    ("\u{FEFF}", 2, 8), ("// č\r\n", 3, 8), ("\t\t", 2, 8), ("/* \r a */ ", 2, 8),
  ])
  func places(_ before: String, _ line: Int, _ column: Int) throws {
    let tree = try SourceTree(["A.swift": before + Snippet.card()])
    let finding = try #require(try tree.check().findings.first)
    #expect(finding.line == line && finding.column == column)
  }

  @Test("have columns of scalars, not of bytes")
  func columns() throws {
    let tree = try SourceTree(["A.swift": Snippet.card(before: "/* č日🇭🇷 */ ")])
    #expect(try tree.check { $0.only = ["snippets"] }.findings.map(\.column) == [19])
  }

  @Test("of cards are judged wherever they lie")
  func recipes() throws {
    let tree = try SourceTree(["Cards/day.recipe": "headline: Under way\nrows: SLEEP | 7:40 | h\n"])
    #expect(try tree.check().findings.map { "\($0.path):\($0.line) \($0.rule)" } == ["Cards/day.recipe:2 cards.recipe"])
  }

  @Test("of many lines are read")
  func large() throws {
    let long = String(repeating: "func f() { print(1) }\n", count: 20_000)
    let tree = try SourceTree(["A.swift": Snippet.card() + long])
    #expect(try tree.check { $0.only = ["snippets"] }.findings.map(\.line) == [2])
  }

  @Test("of round brackets nested deep are told", arguments: [200, 5000])
  func deep(_ depth: Int) throws {
    let deep = "let a = " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    let report = try SourceTree(["B.swift": Snippet.card("B") + deep]).check { $0.only = ["snippets"] }
    #expect(depth == 200 ? report.findings.map(\.line) == [2] && report.unread.isEmpty : !report.unread.isEmpty)
  }
}
