import Foundation
import Testing

@testable import IntentCheck

@Suite("A file that is checked alone")
struct CheckedFileTests {
  private static let provider = """
    import AppIntents
    struct CardShortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: LogIntent(), phrases: ["Do it"], shortTitle: "Do it", systemImageName: "pencil")
      }
    }

    """

  /// The provider is updated in a file of its own, as a look at its own file alone would not tell.
  private static func tree() throws -> SourceTree {
    try SourceTree([
      "Package.swift":
        #"let package = Package(name: "App", targets: [.target(name: "App"), .testTarget(name: "Tests")])"#,
      "Sources/App/A.swift": Snippet.card("A"), "Sources/App/Shortcuts.swift": provider,
      "Sources/App/Launch.swift": "func launch() { CardShortcuts.updateAppShortcutParameters() }\n",
      "Tests/Tests/T.swift": Snippet.card("T"), "README.md": "", "Sources/App/a.recipe": "headline: One\nheadline: Two\n",
    ])
  }

  private static func rules(_ report: CheckReport) -> [String] {
    report.findings.map { "\($0.path) \($0.rule)" }.filter { !$0.contains("metadata") && !$0.contains("architecture") }
  }

  @Test("is seen with its project, and only its own findings are told", arguments: [
    ("Sources/App/Shortcuts.swift", "shortcuts.phrase-app-name"), ("Sources/App/A.swift", "snippets.discoverable"),
    ("Sources/App/a.recipe", "cards.one-headline"),
  ])
  func alone(_ path: String, _ rule: String) throws {
    let tree = try Self.tree()
    let report = try tree.check { $0.path = path }
    #expect(Self.rules(report) == ["\(path) \(rule)"] && report.unread.isEmpty)
    #expect(report.elsewhere == (try tree.check().findings.count) - report.findings.count)
    #expect(report.closing.first?.hasSuffix("; \(report.elsewhere) in other files") == true)
  }

  @Test("is mended alone")
  func mended() throws {
    let tree = try Self.tree()
    try tree.write(Snippet.card("B"), to: "Sources/App/B.swift")
    let run = try FixRun(CheckRun(tree.options { $0.path = "Sources/App/A.swift" }), writes: true)
    #expect(run.made.map(\.finding.path) == ["Sources/App/A.swift"])
    #expect(try tree.text("Sources/App/B.swift") == Snippet.card("B"))
  }

  @Test("keeps what is told once for a target from being mended elsewhere, and so does a file that is left out")
  func mendedWithinLimits() throws {
    func tree(_ section: String) throws -> SourceTree {
      let intents = ["A", "B", "C"].map { name in
        ("Sources/App/\(name).swift", """
        import AppIntents
        struct \(name)Intent: AppIntent { static var title: LocalizedStringResource = "Log" }

        """)
      }
      let tree = try SourceTree(Dictionary(uniqueKeysWithValues: intents))
      try tree.write(#"let package = Package(name: "App", targets: [.target(name: "App")])"#, to: "Package.swift")
      try tree.write(#"{"version": 1, "check": \#(section)}"#, to: "stagedoor.json")
      return tree
    }
    func mended(_ tree: SourceTree, _ path: String) throws -> [String] {
      _ = try FixRun(CheckRun(tree.options { ($0.path, $0.only) = (path, ["concurrency.static-var"]) }), writes: true)
      return try ["A", "B", "C"].filter { try tree.text("Sources/App/\($0).swift").contains("static let") }
    }
    #expect(try mended(tree("{}"), ".") == ["A", "B", "C"])
    #expect(try mended(tree("{}"), "Sources/App/A.swift") == ["A"])
    #expect(try mended(tree(#"{"exclude": ["Sources/App/B.swift"]}"#), ".") == ["A", "C"])
  }

  @Test("that lies outside the project, where a link leads, is not mended")
  func linkedElsewhere() throws {
    let source = "import AppIntents\nstruct A: AppIntent { static var title: LocalizedStringResource = \"Log\" }\n"
    let (project, other) = try (SourceTree(["stagedoor.json": #"{"version": 1}"#]), SourceTree(["A.swift": source]))
    try FileManager.default.createSymbolicLink(at: project.root.appending(path: "Other"), withDestinationURL: other.root)
    let run = try FixRun(CheckRun(project.options()), writes: true)
    #expect(run.made.isEmpty && run.report.findings.contains { $0.rule == "concurrency.static-var" })
    #expect(try other.text("A.swift") == source)
  }

  @Test("that no rule looks at is told", arguments: [
    ("Tests/Tests/T.swift", "{}"), ("Sources/App/A.swift", #"{"exclude": ["Sources/App/A.swift"]}"#),
  ])
  func passedOver(_ path: String, _ section: String) throws {
    let tree = try Self.tree()
    try tree.write(#"{"version": 1, "check": \#(section)}"#, to: "stagedoor.json")
    let report = try tree.check { $0.path = path }
    #expect(report.findings.isEmpty && report.unread == ["\(path), which is a test's, or left out"])
  }

  @Test("belongs to the nearest folder that says what its targets are", arguments: [
    ("a/b/A.swift", "a/Package.swift", "a"), ("a/b/A.swift", "a/X.xcodeproj/project.pbxproj", "a"),
    ("a/b/A.swift", "a/b/stagedoor.json", "a/b"), ("a/b/A.swift", ".git/config", ""),
    ("a/b/en.lproj/L.strings", "a/project.yml", "a"), ("a/b/A.swift", "c/Package.swift", ""),
  ])
  func project(_ path: String, _ manifest: String, _ folder: String) throws {
    let tree = try SourceTree([path: "", manifest: "", ".git/HEAD": ""])
    let file = try #require(try CheckedFile(path, from: tree.folder))
    #expect(file.project == (folder.isEmpty ? tree.folder : "\(tree.folder)/\(folder)"))
    #expect(file.path == "\(tree.folder)/\(path)")
  }

  @Test("that is none of a project's is refused")
  func refused() throws {
    let tree = try Self.tree()
    #expect(throws: CheckFailure.noSource(path: "README.md")) { try tree.check { $0.path = "README.md" } }
    #expect(throws: CheckFailure.notFound(path: "none.swift")) { try tree.check { $0.path = "none.swift" } }
    #expect(CheckFailure.noSource(path: "a").status == 2)
  }
}
