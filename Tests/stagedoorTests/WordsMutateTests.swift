import Foundation
import Testing

@Suite("The tool tries wrong words on a package's tests")
final class WordsMutateTests {
  private let folder: URL
  private var package: URL { folder.appending(path: "Tiny") }

  private static let catalog = #"""
    {
      "sourceLanguage": "en",
      "version": "1.0",
      "strings": {
        "Save": {
          "localizations": {
            "hr": {"stringUnit": {"state": "translated", "value": "Spremi"}}
          }
        },
        "Undo": {
          "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Undo"}},
            "hr": {"stringUnit": {"state": "translated", "value": "Opozovi"}}
          }
        }
      }
    }

    """#

  /// A package whose tests read one key and not the other. What its test program does besides is told by its environment.
  private static let files = [
    "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Tiny", defaultLocalization: "en", targets: [
        .target(name: "Tiny", resources: [.process("Localizable.xcstrings")]),
        .testTarget(name: "TinyTests", dependencies: ["Tiny"]),
      ])
      """,
    "Sources/Tiny/Tiny.swift": """
      import Foundation
      public func words() throws -> String {
        let file = Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")
        return try String(contentsOf: file ?? URL(filePath: "/absent"), encoding: .utf8)
      }
      """,
    "Sources/Tiny/Localizable.xcstrings": catalog,
    "Tests/TinyTests/TinyTests.swift": """
      import Foundation
      import Testing
      import Tiny
      @Test func save() throws {
        let environment = ProcessInfo.processInfo.environment
        #expect(environment["TINY_FAIL"] == nil, "told to fail")
        let isRight = try words().contains("Spremi")
        if !isRight, let tool = environment["TINY_KILL"].flatMap(Int32.init) { kill(tool, SIGKILL) }
        #expect(isRight)
      }
      """,
  ]

  init() throws {
    folder = try Tool.folder()
    for (path, text) in Self.files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = package.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func mutate(_ arguments: String..., environment: [String: String] = [:], shell: String? = nil) throws -> Tool.End {
    try Tool.run(["words", "mutate"] + arguments, in: folder, environment: environment, shell: shell)
  }

  /// The user's own files, with their times.
  private func mine() throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: package.path) where !path.hasPrefix(".build") {
      let file = package.appending(path: path)
      let text = FileManager.default.contents(atPath: file.path).map { $0.base64EncodedString() } ?? "folder"
      let time = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
      found[path] = [text, "\(time?.timeIntervalSince1970 ?? 0)"]
    }
    return found
  }

  private func copied(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: ".build/stagedoor-mutation/Tiny/\(path)"), encoding: .utf8)
  }

  private static let survivors = """
    survived  Tiny/Sources/Tiny/Localizable.xcstrings:12  "Undo" in en emptied
    survived  Tiny/Sources/Tiny/Localizable.xcstrings:13  "Undo" in hr emptied
    survived  Tiny/Sources/Tiny/Localizable.xcstrings:13  "Undo" in hr reads as en
    survived  Tiny/Sources/Tiny/Localizable.xcstrings:13  "Undo" without hr
    3 killed, 4 survived

    """

  @Test("by SwiftPM, on one build: the survivors, a killed run repaired, failing tests, none, and no build")
  func bySwiftPM() throws {
    let before = try mine()
    #expect(try mutate("Tiny") == Tool.End(output: Self.survivors, error: "", status: 1))
    #expect(try mine() == before)

    let killed = try mutate("Tiny", shell: #"TINY_KILL=$$ exec "$0" "$@""#)
    #expect(killed.status == -SIGKILL)
    #expect(try copied("Sources/Tiny/Localizable.xcstrings") != Self.catalog)
    #expect(try mutate("Tiny") == Tool.End(output: Self.survivors, error: "", status: 1))
    #expect(try copied("Sources/Tiny/Localizable.xcstrings") == Self.catalog)

    let red = try mutate("Tiny", environment: ["TINY_FAIL": "1"])
    #expect(red.error.hasPrefix("stagedoor: the tests fail already: swift test --skip-build\n"))
    #expect(red.error.contains("told to fail") && red.output.isEmpty && red.status == 3)
    let none = try mutate("Tiny", "--filter", "Nowhere")
    #expect(none.error == "stagedoor: swift test --skip-build --filter Nowhere runs no test, which would notice nothing\n")
    #expect(none.status == 3)

    try write("let broken: Int = \"\"", to: "Sources/Tiny/Broken.swift")
    let broken = try mutate("Tiny")
    #expect(broken.error.hasPrefix("stagedoor: the tests do not build\n") && broken.error.contains("Broken.swift:1:"))
    #expect(broken.status == 3)
  }

  private static let script = "grep -q Spremi Sources/Tiny/Localizable.xcstrings"

  @Test("by a command, which is run as it is in the package's folder of the copy")
  func command() throws {
    #expect(try mutate("Tiny", "--", "sh", "-c", Self.script) == Tool.End(output: Self.survivors, error: "", status: 1))
    let one = try mutate("Tiny", "--only", "\"Save\"", "--", "sh", "-c", Self.script)
    #expect(one == Tool.End(output: "3 killed, 0 survived\n", error: "", status: 0))
    #expect(try mutate("Tiny", "--", "false").error == "stagedoor: the tests fail already: false\n")
    #expect(try mutate("Tiny", "--", "no-such-program").error
        == "stagedoor: there is no command no-such-program in the folders of PATH; add its folder there\n")
  }

  @Test("and puts the catalog back when a signal ends it", .timeLimit(.minutes(1)))
  func signalled() throws {
    let pipe = folder.appending(path: "never").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let end = try mutate("Tiny", "--", "sh", "-c", "\(Self.script) || { kill -TERM $PPID; read x < '\(pipe)'; }")
    #expect(end.status == -SIGTERM && end.output.isEmpty)
    #expect(try copied("Sources/Tiny/Localizable.xcstrings") == Self.catalog)
  }

  @Test("or only lists them")
  func list() throws {
    let end = try mutate("Tiny", "--list", "--only", "emptied")
    #expect(end == Tool.End(output: """
      Tiny/Sources/Tiny/Localizable.xcstrings:7  "Save" in hr emptied
      Tiny/Sources/Tiny/Localizable.xcstrings:12  "Undo" in en emptied
      Tiny/Sources/Tiny/Localizable.xcstrings:13  "Undo" in hr emptied
      3 mutants

      """, error: "", status: 0))
    #expect(!FileManager.default.fileExists(atPath: package.appending(path: ".build").path))
    let document = try JSONSerialization.jsonObject(with: Data(try mutate("Tiny", "--list", "--json").output.utf8))
    let root = try #require(document as? [String: Any])
    #expect((root["mutants"] as? [Any])?.count == 7 && root["killed"] == nil)
  }

  @Test("as one document")
  func json() throws {
    let end = try mutate("Tiny", "--json", "--only", "without", "--", "sh", "-c", Self.script)
    #expect(end == Tool.End(output: """
      {
        "killed" : 1,
        "kind" : "mutation",
        "mutants" : [
          {
            "change" : "deleted",
            "key" : "Save",
            "language" : "hr",
            "line" : 7,
            "path" : "Tiny/Sources/Tiny/Localizable.xcstrings",
            "text" : "\\"Save\\" without hr",
            "verdict" : "killed"
          },
          {
            "change" : "deleted",
            "key" : "Undo",
            "language" : "hr",
            "line" : 13,
            "path" : "Tiny/Sources/Tiny/Localizable.xcstrings",
            "text" : "\\"Undo\\" without hr",
            "verdict" : "survived"
          }
        ],
        "survived" : 1,
        "version" : 1
      }

      """, error: "", status: 1))
  }

  @Test("not where there is no swift, or a file where the copy goes, in one line")
  func noPlace() throws {
    let end = try Tool.run(["words", "mutate", "Tiny"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(
      end == Tool.End(
        output: "", error: "stagedoor: there is no command swift in the folders of PATH; add its folder there\n", status: 2))
    let build = folder.appending(path: "Tiny/.build")
    try FileManager.default.removeItem(at: build)
    try Data().write(to: build)
    let other = try Tool.run(["words", "mutate", "Tiny"], in: folder)
    #expect(
      other == Tool.End(
        output: "", error: "stagedoor: \(build.path) is no folder, and the copy goes there; move it away\n", status: 3))
  }

  @Test("not where there is nothing to try, and says so", arguments: [
    (["absent"], "there is no absent"), (["."], ". holds no Package.swift; name the folder of a Swift package"),
    (["Empty"], "Empty has no string catalog (.xcstrings) with a text to change"),
    (["Tiny", "--only", "xx"], "no mutant is of the language \"xx\" or holds that text; --list shows them"),
    (["a", "b"], "words mutate takes no \"b\"; see stagedoor words mutate --help"),
    (["--fail-on", "error"], "words mutate takes no --fail-on; see stagedoor words mutate --help"),
    (["--filter", "a", "--", "x"], "--filter is for swift test; x chooses its tests by itself"),
    (["--only"], "--only needs a value; see stagedoor --help"),
  ])
  func nothing(_ arguments: [String], _ complaint: String) throws {
    try write("", to: "../Empty/Package.swift")
    let end = try Tool.run(["words", "mutate"] + arguments, in: folder)
    #expect(end == Tool.End(output: "", error: "stagedoor: \(complaint)\n", status: 2))
  }
}
