import Foundation
import Testing

@testable import IntentCheck

@Suite("Identifiers that were released")
struct ReleasedIdentifierTests {
  private let intent = """
    import AppIntents
    struct LogIntent: AppIntent {
      static let title: LocalizedStringResource = "Log"
      @Parameter(title: "Value") var value: Int
      func perform() async throws -> some IntentResult { .result() }
    }

    """

  /// Writes them, as a release does.
  @discardableResult
  private func release(_ tree: SourceTree) throws -> CheckReport {
    let report = try tree.check { ($0.identifiers, $0.writesIdentifiers) = ("ids.json", true) }
    try tree.write(try #require(report.identifiers).identifiers.text(), to: "ids.json")
    return report
  }

  private func told(_ tree: SourceTree) throws -> [String] {
    try tree.check { ($0.identifiers, $0.only) = ("ids.json", ["metadata"]) }.findings.map(\.text)
      .filter { $0.contains("metadata.identifier") }
  }

  @Test("are compared with the whole of what the settings are about, not with a part")
  func part() throws {
    let tree = try SourceTree([
      "App/Log.swift": intent, "Other/Undo.swift": intent.replacing("LogIntent", with: "UndoIntent"),
      "stagedoor.json": #"{"version": 1, "check": {"identifiers": "ids.json"}}"#,
    ])
    let report = try tree.check { $0.writesIdentifiers = true }
    try tree.write(try #require(report.identifiers).identifiers.text(), to: "ids.json")
    func gone(_ path: String) throws -> [String] {
      try tree.check { $0.path = path }.findings.map(\.rule).filter { $0.contains("identifier") }
    }
    #expect(try gone("Other") == [])
    try tree.write("import AppIntents\n", to: "App/Log.swift")
    #expect(try gone(".") == ["metadata.identifier-removed"])
    #expect(try gone("Other") == [])
  }

  @Test("are not written while one seems renamed: both names would hide which became which")
  func renameStands() throws {
    let tree = try SourceTree(["Log.swift": intent])
    try release(tree)
    try tree.write(intent.replacing("LogIntent", with: "NoteIntent"), to: "Log.swift")
    let report = try tree.check { ($0.identifiers, $0.writesIdentifiers) = ("ids.json", true) }
    #expect(report.identifiers == nil)
    #expect(report.findings.map(\.rule) == ["metadata.identifier-renamed"])
  }

  @Test("are only possibly gone where a file was not read")
  func unread() throws {
    let tree = try SourceTree(["Log.swift": intent])
    try release(tree)
    try tree.write("import AppIntents\nlet a = " + String(repeating: "[", count: 5000), to: "Log.swift")
    let report = try tree.check { $0.identifiers = "ids.json" }
    let gone = report.findings.filter { $0.rule == "metadata.identifier-removed" }
    #expect(gone.map(\.severity) == [.advice])
    #expect(gone.allSatisfy { $0.message.hasPrefix("possible, as not everything was read: ") && $0.line > 1 })
  }

  @Test("that are numbers are read as Swift writes them, and not guessed", arguments: ["Int", "UInt16", "UInt64"])
  func numbers(_ type: String) throws {
    let tree = try SourceTree([
      "Level.swift": """
      import AppIntents
      enum Level: \(type), AppEnum { case a = 1, b, c = 0x10, d, e = 0b1_1, f = 1e3, g, h = 7 }
      """
    ])
    let values = try #require(try release(tree).identifiers).identifiers.enums["Level"]?.values
    #expect(values?.sorted() == ["1", "16", "17", "2", "3", "7"])
  }

  @Test("are written sorted, one a line, and nothing is told of them")
  func whole() throws {
    let tree = try SourceTree([
      "Log.swift": intent,
      "Moment.swift": #"""
      import AppIntents
      enum Moment: String, AppEnum { case morning, `in` = "within", late }
      enum Level: Int, AppEnum { case low = 2, high, top = 7 }
      struct TrendEntity: AppEntity { static let persistentIdentifier = "Trend"; let id: UUID; @Property var name: String }
      struct CardIntent: SnippetIntent {}
      struct HiddenIntent: AppIntent { static let isDiscoverable = false }
      struct ShownIntent: WidgetConfigurationIntent { static let isDiscoverable = false }
      struct OddIntent: AppIntent { static var persistentIdentifier: String { prefix + "Odd" } }
      """#,
    ])
    try release(tree)
    #expect(try tree.text("ids.json") == """
      {
        "entities" : {
          "Trend" : {
            "id" : "UUID",
            "properties" : [
              "name"
            ]
          }
        },
        "enums" : {
          "Level" : {
            "values" : [
              "2",
              "3",
              "7"
            ]
          },
          "Moment" : {
            "values" : [
              "late",
              "morning",
              "within"
            ]
          }
        },
        "intents" : {
          "LogIntent" : {
            "parameters" : [
              "value"
            ]
          },
          "ShownIntent" : {

          }
        },
        "kind" : "identifiers",
        "version" : 1
      }

      """)
    #expect(try told(tree).isEmpty)
  }

  @Test("only grow: what is gone stays, and stays told, until a person takes it out")
  func grows() throws {
    let tree = try SourceTree(["Log.swift": intent, "Note.swift": "import AppIntents\nstruct NoteIntent: AppIntent {}\n"])
    try release(tree)
    try tree.write("import AppIntents\nstruct PlanIntent: AppIntent { @Parameter var day: Date }\n", to: "Note.swift")
    let gone = [
      "ids.json:8:5: error: shortcuts that run `NoteIntent` stop: no intent has this identifier any more [metadata.identifier-removed]"
    ]
    #expect(try told(tree) == gone)
    try release(tree)
    #expect(try told(tree) == gone)
    let text = try tree.text("ids.json")
    #expect(text.contains(#""PlanIntent""#) && text.contains(#""NoteIntent""#))
    let start = try #require(text.range(of: #"    "NoteIntent""#)), end = try #require(text.range(of: #"    "PlanIntent""#))
    try tree.write(text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: ""), to: "ids.json")
    #expect(try told(tree).isEmpty)
  }

  @Test("are asked for after a rename, until the type keeps the old one")
  func renamed() throws {
    let tree = try SourceTree(["Log.swift": intent])
    try release(tree)
    let other = intent.replacing("LogIntent", with: "WriteIntent")
    try tree.write(other, to: "Log.swift")
    #expect(try told(tree) == [
      "Log.swift:2:8: error: saved shortcuts ask for `LogIntent`, which seems to be `WriteIntent` now; "
        + #"`static let persistentIdentifier = "LogIntent"` keeps it [metadata.identifier-renamed]"#
    ])
    try tree.write(other.replacing("  static", with: "  static let persistentIdentifier = \"LogIntent\"\n  static"), to: "Log.swift")
    #expect(try told(tree).isEmpty)
  }

  @Test("are not guessed where two could be the one")
  func alike() throws {
    let tree = try SourceTree(["Log.swift": intent])
    try release(tree)
    try tree.write(
      intent.replacing("LogIntent", with: "A") + intent.replacing("LogIntent", with: "B").dropFirst(18), to: "Log.swift")
    #expect(try told(tree).count == 1)
    #expect(try told(tree).first?.contains("identifier-removed") ?? false)
  }

  @Test("of a migrated intent are its own name and that of the one it replaced")
  func migrated() throws {
    let tree = try SourceTree([
      "Log.swift": "import AppIntents\nstruct LogIntent: CustomIntentMigratedAppIntent { static let intentClassName = \"INLog\" }\n",
      "ids.json": #"{"kind": "identifiers", "version": 1, "intents": {"INLog": {}, "LogIntent": {"in": ["moon"]}}}"#,
    ])
    #expect(try told(tree).isEmpty)
  }

  @Test("of a case are not asked of an enumeration whose cases are another module's")
  func foreign() throws {
    let tree = try SourceTree([
      "Moment.swift": "import AppIntents\nextension Moment: AppEnum {}\n",
      "ids.json": #"{"kind": "identifiers", "version": 1, "enums": {"Moment": {"values": ["noon"]}}}"#,
    ])
    #expect(try told(tree).isEmpty)
  }

  @Test("of types in another folder, and above the folder that is checked, are told where they stand")
  func elsewhere() throws {
    let tree = try SourceTree([
      "App/Log.swift": intent,
      "stagedoor.json": #"{"version": 1, "check": {"identifiers": "ci/ids.json"}}"#, "ci/none.txt": "",
    ])
    let report = try tree.check { ($0.path, $0.writesIdentifiers) = ("App", true) }
    let written = try #require(report.identifiers)
    #expect(written.path == "\(tree.folder)/ci/ids.json")
    try tree.write(try written.identifiers.text(), to: "ci/ids.json")
    try tree.write("import AppIntents\n", to: "App/Log.swift")
    let findings = try tree.check { ($0.path, $0.identifiers) = ("App", "ci/ids.json") }.findings
    #expect(findings.map { "\($0.path):\($0.line)" } == ["ci/ids.json:3"])
  }

  @Test("that are gone are told whatever line changed")
  func since() throws {
    let tree = try SourceTree(["Log.swift": intent])
    try release(tree)
    try tree.run("git", "init", "-q")
    try tree.run("git", "add", ".")
    try tree.run("git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "a")
    try tree.write("import AppIntents\n", to: "Log.swift")
    let report = try tree.check { ($0.identifiers, $0.since) = ("ids.json", "HEAD") }
    #expect(report.findings.map(\.rule) == ["metadata.identifier-removed"])
  }

  @Test("in a file that cannot be used are told", arguments: [
    ("none.json", "none.json is not there; --write-identifiers makes it", 2),
    ("A.swift", "A.swift is no file of identifiers of stagedoor check", 3),
    ("new.json", "new.json is a file of identifiers of version 2, and this stagedoor knows 1", 3),
    (".", ". cannot be read", 3),
  ] as [(String, String, Int32)])
  func unusable(_ path: String, _ words: String, _ status: Int32) throws {
    let tree = try SourceTree(["A.swift": intent, "new.json": #"{"kind": "identifiers", "version": 2}"#])
    let failure = #expect(throws: CheckFailure.self) { try tree.check { $0.identifiers = path } }
    #expect(failure?.words == words && failure?.status == status)
    let unnamed = #expect(throws: CheckFailure.self) { try tree.check { $0.writesIdentifiers = true } }
    #expect(unnamed == .noIdentifiers)
  }
}
