import Testing

@testable import IntentCheck

@Suite struct KeyUnusedTests {
  private func unused(
    _ source: String, _ key: String, state: String? = nil, more: [String: String] = [:]
  ) throws -> [String] {
    let files = [
      "A.swift": "import SwiftUI\nlet h = String(localized: \"Hello\")\n\(source)\n",
      "Localizable.xcstrings": catalog(["Hello", key], languages: ["de", "hr"], state: state),
    ]
    return try findings(files.merging(more) { $1 }).filter { $0.contains("key-unused") }
  }

  @Test(
    "the message says what it costs, and how sure it is",
    arguments: [
      (
        "", nil,
        "warning: words.key-unused: No source asks for \"Left over\"; it is kept in 2 languages for nobody. "
          + "Remove it, or ask for it."
      ),
      (
        "", "stale",
        "warning: words.key-unused: No source asks for \"Left over\"; it is kept in 2 languages for nobody. "
          + "Remove it, or ask "
          + "for it. Xcode has marked it stale."
      ),
      (
        "", "manual",
        "advice: words.key-unused: No source asks for \"Left over\"; it is kept in 2 languages for nobody. "
          + "Remove it, or ask "
          + "for it. Possibly in use: it was written by hand, so something Xcode does not see may ask for it."
      ),
      (
        "let d = NSLocalizedString(name, comment: \"\")", nil,
        "advice: words.key-unused: No source asks for \"Left over\"; it is kept in 2 languages for nobody. "
          + "Remove it, or ask "
          + "for it. Possibly in use: A.swift:3 makes keys of this table at run time."
      ),
    ] as [(String, String?, String)])
  func messages(source: String, state: String?, message: String) throws {
    #expect(try unused(source, "Left over", state: state) == ["Localizable.xcstrings:3: \(message)"])
  }

  @Test(
    "a key that something may ask for is not reported",
    arguments: [
      (#"let a = String(localized: "\(n) left")"#, "%lld left"),
      (#"let a = Text(b ? "Left over" : name)"#, "Left over"),
      (#"let a = "Left over""#, "Left over"),
      (#"let a = show("\(n) left")"#, "%lld left"),
      (#"let a = NSLocalizedString("kind.\(n).title", comment: "")"#, "kind.one.title"),
      ("#Preview { Text(\"Left over\") }", "Left over"),
      (#"let a = String(localized: "Left over", bundle: Bundle(for: X.self))"#, "Left over"),
    ])
  func possiblyUsed(source: String, key: String) throws {
    #expect(try unused(source, key) == [])
  }

  @Test(
    "the same text in another place is no use",
    arguments: [
      #"let a = Text("Left over", tableName: "Other")"#, "// Text(\"Left over\")", #"let a = "Left""#,
      #"let a = NSLocalizedString("kind.\(n).title", comment: "")"#,
    ])
  func notUsed(source: String) throws {
    let found = try unused(source, "Left over", more: ["Other.xcstrings": catalog(["Left over"])])
    #expect(found.count { $0.hasPrefix("Localizable") } == 1)
  }

  @Test("a key in a property list, an Objective-C file or a file that is not parsed may be in use")
  func mentioned() throws {
    #expect(try unused("", "Left over", more: ["A.plist": "<string>Left over</string>"]) == [])
    #expect(try unused("", "Left over", more: ["A.m": "NSLocalizedString(@\"Left over\", nil)"]) == [])
    #expect(try unused("", "Left over", more: ["B.swift": "let a = \"Left over\""]) == [])
    #expect(try unused("", "Left over", more: ["A.txt": "\"Left over\""]).count == 1)
  }

  @Test("the symbol that Xcode makes of a key written by hand is a use of it")
  func symbols() throws {
    #expect(try unused("let a = String(localized: .settingsLeftOver)", "settings.left over", state: "manual") == [])
    #expect(WordTables.symbol(of: "%lld items left") == "itemsLeft")
  }

  @Test("tables that the system reads by themselves are none of the code's")
  func systems() throws {
    let found = try findings([
      "A.swift": "let h = String(localized: \"Hello\")", "Localizable.xcstrings": catalog(["Hello"]),
      "InfoPlist.xcstrings": catalog(["CFBundleName"]), "mul.lproj/Main.xcstrings": catalog(["a.title"]),
      "Start.storyboard": "", "Start.xcstrings": catalog(["b.title"]),
    ])
    #expect(found == [])
  }

  @Test("a table that nobody asks at all is told once")
  func wholeTable() throws {
    let found = try findings(["A.swift": "let a = 1", "Old.xcstrings": catalog(["One", "Two"])])
    #expect(
      found == [
        "Old.xcstrings:0: advice: words.key-unused: No source asks for any of the 2 keys of Old: the sources "
          + "may lie outside "
          + "this folder, or the whole catalog may go."
      ])
  }

  @Test("phrases are left to their own rule")
  func phrases() throws {
    let found = try findings([
      "A.swift":
        "import AppIntents\nlet s = AppShortcut(intent: I(), phrases: [\"A \\(.applicationName)\"], shortTitle: \"-\")",
      "AppShortcuts.xcstrings": catalog(["A ${applicationName}", "C ${applicationName}"]),
    ])
    #expect(found == [])
  }
}
