import Foundation
import Testing

/// The built program, run as a person runs it.
@Suite("stagedoor-check", .timeLimit(.minutes(2)))
final class ProgramTests {
  private struct End: Equatable {
    var output: String
    var error: String
    var status: Int32
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Self.card, to: "A.swift")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let card = """
    import AppIntents
    struct CardIntent: SnippetIntent {
      static let title: LocalizedStringResource = "Card"
      func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
    }

    """

  private static let sum = "0 errors, 1 warning, 0 advice; 1 that --fix mends"
  private static let line =
    "A.swift:2:8: warning: `CardIntent` can be found in Shortcuts and Spotlight, where it shows only itself [snippets.discoverable]"

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  private static func program() throws -> URL {
    var place = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while place.path != "/" {
      place.deleteLastPathComponent()
      let program = place.appending(path: "stagedoor-check")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    // The runner itself may be elsewhere: then SwiftPM's folder is below where it was called.
    let built = URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".build/debug/stagedoor-check")
    return try #require(FileManager.default.isExecutableFile(atPath: built.path) ? built : nil)
  }

  private func run(_ arguments: String..., only isCode: Bool = true) throws -> End {
    let process = Process()
    let (output, error) = (Pipe(), Pipe())
    process.executableURL = try Self.program()
    process.arguments = arguments + (isCode ? ["--only", "snippets.discoverable,check"] : [])
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try error.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return End(
      output: String(decoding: printed, as: UTF8.self), error: String(decoding: complained, as: UTF8.self),
      status: process.terminationStatus)
  }

  @Test("prints findings and the sum, plain in a pipe, and ends as the flag says", arguments: [("error", 0), ("warning", 1), ("advice", 1)])
  func check(_ severity: String, _ status: Int32) throws {
    let end = try run("check", "--fail-on", severity)
    #expect(end == End(
      output: "\(Self.line)\n\n1 Swift file (1 parsed), 0 catalogs, 5 rules: \(Self.sum)\n", error: "", status: status))
  }

  @Test("names files as they are seen from where it runs")
  func paths() throws {
    try FileManager.default.createDirectory(at: folder.appending(path: "App"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: folder.appending(path: "A.swift"), to: folder.appending(path: "App/A.swift"))
    #expect(try run("check", "./App/").output.hasPrefix("App/\(Self.line)\n"))
    #expect(try run("check", folder.resolvingSymlinksInPath().path).output.hasPrefix("App/\(Self.line)\n"))
  }

  @Test("checks one file of a project, as an editor asks for it")
  func file() throws {
    try write(Self.card.replacing("CardIntent", with: "OtherIntent"), to: "B.swift")
    #expect(try run("check", "A.swift") == End(
      output: "\(Self.line)\n\n2 Swift files (2 parsed), 0 catalogs, 5 rules: \(Self.sum); 1 in other files\n", error: "",
      status: 0))
    try write("", to: "README.md")
    let refused = try run("check", "README.md")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.error == "stagedoor-check: README.md is no Swift file, no string catalog and no recipe; name one, or a folder\n")
  }

  @Test("writes the report to a file, and the text beside it")
  func output() throws {
    let end = try run("check", "--format", "github", "--output", "report")
    #expect(end.output.hasPrefix(Self.line) && end.status == 0)
    #expect(try text("report").hasPrefix("::warning file=A.swift,line=2,col=8,title=snippets.discoverable::`CardIntent`"))
    #expect(try run("check", "--format", "github").output == text("report"))
    let unwritable = try run("check", "--output", "none/report")
    #expect(unwritable.error.hasPrefix("stagedoor-check: none/report cannot be written: ") && unwritable.status == 3)
  }

  @Test("shows fixes, makes them, and has nothing to do then")
  func fix() throws {
    let shown = try run("check", "--dry-run", "--fail-on", "warning")
    #expect(shown.output.hasPrefix("--- a/A.swift\n+++ b/A.swift\n@@ -1,5 +1,6 @@\n") && shown.status == 1)
    // Who says both wants to see.
    #expect(try run("check", "--fix", "--dry-run", "--fail-on", "warning") == shown)
    #expect(try text("A.swift") == Self.card)
    let made = try run("check", "--fix", "--fail-on", "warning")
    #expect(made.output.hasPrefix("fixed A.swift:2: say that it is not discoverable [snippets.discoverable]\n\n1 Swift file"))
    #expect(made.status == 0)
    let after = try text("A.swift")
    #expect(try run("check", "--fix").output.hasPrefix("1 Swift file") && text("A.swift") == after)
  }

  @Test("keeps a document on standard output alone")
  func document() throws {
    let end = try run("check", "--fix", "--json")
    #expect(end.error == "fixed A.swift:2: say that it is not discoverable [snippets.discoverable]\n")
    #expect(end.output.hasPrefix("{\n") && end.output.hasSuffix("}\n"))
  }

  @Test("writes a baseline, and then finds nothing")
  func baseline() throws {
    #expect(try run("check", "--baseline", "b.json", "--write-baseline", only: false).status == 0)
    let end = try run("check", "--baseline", "b.json", "--fail-on", "advice", only: false)
    #expect(end.status == 0 && end.output.hasSuffix("0 advice; 1 in the baseline\n"))
    #expect(try run("check", "--write-baseline", only: false).error == "stagedoor-check: --write-baseline needs --baseline beside it, or a baseline in stagedoor.json\n")
  }

  @Test("writes the identifiers, and tells what is gone from the file of the settings")
  func identifiers() throws {
    #expect(try run("check", "--identifiers", "i.json", "--write-identifiers", only: false).status == 0)
    #expect(try run("check", "--identifiers", "i.json", only: false).status == 0)
    try write(#"{"kind": "identifiers", "version": 1, "intents": {"LogIntent": {}}}"#, to: "i.json")
    try write(#"{"version": 1, "check": {"identifiers": "i.json"}}"#, to: "stagedoor.json")
    let end = try run("check", only: false)
    #expect(end.status == 1 && end.output.contains("metadata.identifier-removed"))
    try write(#"{"version": 1, "check": {"identifiers": 1}}"#, to: "stagedoor.json")
    #expect(try run("check", only: false).error == "stagedoor-check: stagedoor.json: \"identifiers\" must be a path\n")
  }

  @Test("checks words, and explains rules")
  func others() throws {
    #expect(try run("words", only: false) == End(output: "", error: "stagedoor-check: . holds no string catalog (.xcstrings, .strings, .stringsdict)\n", status: 2))
    #expect(try run("explain", "snippet-pure", only: false).output.hasPrefix("snippets.pure: warning\n"))
    #expect(try run("--version", only: false).output == "stagedoor-check 0.1.0\n")
  }
}
