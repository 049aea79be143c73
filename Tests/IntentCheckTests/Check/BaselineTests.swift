import Foundation
import Testing

@testable import IntentCheck

@Suite("A baseline")
struct BaselineTests {
  private func tree() throws -> SourceTree { try SourceTree(["A.swift": Snippet.card(), "B.swift": Snippet.card("B")]) }

  private func write(_ tree: SourceTree) throws -> CheckReport {
    let report = try tree.check { ($0.baseline, $0.writesBaseline) = ("base.json", true) }
    let written = try #require(report.baseline)
    try tree.write(try written.baseline.text(), to: "base.json")
    return report
  }

  @Test("is written with all that is found, and then nothing is")
  func whole() throws {
    let tree = try tree()
    #expect(try write(tree).findings.isEmpty)
    #expect(try tree.text("base.json") == """
      {
        "findings" : [
          {
            "path" : "A.swift",
            "rule" : "snippets.discoverable",
            "text" : "struct CardIntent: SnippetIntent {"
          },
          {
            "path" : "B.swift",
            "rule" : "snippets.discoverable",
            "text" : "struct B: SnippetIntent {"
          }
        ],
        "kind" : "baseline",
        "version" : 1
      }

      """)
    let report = try tree.check { $0.baseline = "base.json" }
    #expect(report.findings.isEmpty && report.inBaseline == 2)
  }

  @Test("holds while lines move and are indented, and tells what is new")
  func moved() throws {
    let tree = try tree()
    _ = try write(tree)
    try tree.write(Snippet.card(before: "// first\n\n  "), to: "A.swift")
    try tree.write(Snippet.card("C"), to: "C.swift")
    let report = try tree.check { $0.baseline = "base.json" }
    #expect(report.findings.map(\.path) == ["C.swift"] && report.inBaseline == 2)
  }

  @Test("counts equal lines: of two one may not become three")
  func equal() throws {
    let tree = try SourceTree(["A.swift": Snippet.card()])
    _ = try write(tree)
    try tree.write(Snippet.card() + Snippet.card(), to: "A.swift")
    #expect(try tree.check { $0.baseline = "base.json" }.findings.map(\.line) == [7])
  }

  @Test("only shrinks: what is mended is told until it is taken out, and nothing is added")
  func shrinks() throws {
    let tree = try tree()
    _ = try write(tree)
    try tree.write("import AppIntents\n", to: "B.swift")
    try tree.write(Snippet.card("C"), to: "C.swift")
    let gone = try tree.check { $0.baseline = "base.json" }.findings
    #expect(gone.map(\.text) == [
      "C.swift:2:8: warning: `C` can be found in Shortcuts and Spotlight, where it shows only itself [snippets.discoverable]",
      "base.json:8:5: warning: snippets.discoverable is mended in B.swift: take the entry out [check.fixed-in-baseline]",
    ])
    let again = try write(tree)
    #expect(again.findings.map(\.path) == ["C.swift"])
    #expect(again.baseline?.baseline.findings.map(\.path) == ["A.swift"])
    #expect(try tree.check { $0.baseline = "base.json" }.findings.map(\.path) == ["C.swift"])
  }

  @Test("lies anywhere: its paths begin at its own folder")
  func elsewhere() throws {
    let tree = try SourceTree(["App/A.swift": Snippet.card(), "ci/none.txt": ""])
    let report = try tree.check { ($0.path, $0.baseline, $0.writesBaseline) = ("App", "ci/base.json", true) }
    #expect(report.baseline?.baseline.findings.map(\.path) == ["../App/A.swift"])
  }

  @Test("that cannot be used is told", arguments: [
    ("none.json", "none.json is not there; --write-baseline makes it", 2), ("A.swift", "A.swift is no baseline of stagedoor check", 3),
    ("new.json", "new.json is a baseline of version 2, and this stagedoor knows 1", 3), (".", ". cannot be read", 3),
  ])
  func unusable(_ path: String, _ words: String, _ status: Int32) throws {
    let tree = try tree()
    try tree.write(#"{"kind": "baseline", "version": 2, "findings": []}"#, to: "new.json")
    let failure = #expect(throws: CheckFailure.self) { try tree.check { $0.baseline = path } }
    #expect(failure?.words == words && failure?.status == status)
  }
}
