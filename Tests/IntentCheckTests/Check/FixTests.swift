import Foundation
import Testing

@testable import IntentCheck

@Suite("Fixes")
struct FixTests {
  private func fix(_ tree: SourceTree, writes: Bool = true) throws -> FixRun {
    try FixRun(CheckRun(tree.options()), writes: writes)
  }

  @Test("are made, told, and leave nothing to do")
  func made() throws {
    let tree = try SourceTree(["A.swift": Snippet.card()])
    let run = try fix(tree)
    #expect(run.made.map(\.title) == ["say that it is not discoverable"] && run.report.findings.isEmpty)
    let text = try tree.text("A.swift")
    #expect(text.contains("SnippetIntent {\n  static let isDiscoverable = false\n  static let title"))
    #expect(try fix(tree).made.isEmpty && tree.text("A.swift") == text)
  }

  @Test("are only shown, as a patch that makes the same of the file", arguments: ["", "\u{FEFF}// a\r\n"])
  func shown(_ before: String) throws {
    let lineEnd = before.isEmpty ? "\n" : "\r\n"
    let many = String(repeating: "// line\n", count: 20)
    let source = before + (Snippet.card() + many + Snippet.card("Second")).replacing("\n", with: lineEnd)
    let tree = try SourceTree(["A.swift": source])
    let run = try fix(tree, writes: false)
    #expect(try tree.text("A.swift") == source && run.report.findings.count == 2)
    try tree.write(run.diff, to: "fix.diff")
    try tree.run("git", "apply", "--whitespace=nowarn", "fix.diff")
    let patched = try tree.text("A.swift")
    try tree.write(source, to: "A.swift")
    _ = try fix(tree)
    #expect(try tree.text("A.swift") == patched && patched != source)
    #expect(!patched.replacing("\r\n", with: "").contains(before.isEmpty ? "\r" : "\n"))
  }

  @Test("keep a file's permissions, and the link that leads to it")
  func links() throws {
    let tree = try SourceTree(["App/none.txt": "", "real.txt": Snippet.card()])
    let (real, link) = (tree.root.appending(path: "real.txt"), tree.root.appending(path: "App/A.swift"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    _ = try fix(tree)
    #expect(try tree.text("real.txt").contains("isDiscoverable"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("real.txt"))
    let mode = try FileManager.default.attributesOfItem(atPath: real.path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  private func finding(_ line: Int, _ edits: (Range<Int>, String)...) -> Finding {
    let fix = Fix("mend", edits.map { Fix.Edit(path: "A", range: $0.0, replacement: $0.1) })
    return Finding(rule: "r", severity: .error, path: "A", line: line, message: "", fix: fix)
  }

  @Test("that touch one place wait, whole; equal ones are one, and insertions at one place stand in order")
  func clashes() {
    let findings = [
      finding(1, (0..<2, "X"), (4..<5, "Y")), finding(2, (1..<3, "no"), (6..<6, "no")), finding(3, (4..<5, "Y")),
      finding(4, (5..<5, "1")), finding(5, (5..<5, "2")), finding(6, (9..<99, "beyond")),
    ]
    let plan = FixPlan(findings) { _ in Array("abcdef".utf8) }
    #expect(plan.files.map { String(decoding: $0.after, as: UTF8.self) } == ["XcdY12f"])
    #expect(plan.made.map(\.line) == [1, 3, 4, 5] && plan.waiting == 1)
  }

  @Test("leave a file alone that has changed since it was read")
  func changed() {
    #expect(FixPlan([finding(1, (0..<2, "X"))]) { _ in nil }.made.isEmpty)
  }

  @Test("are shown as diff -u shows them", arguments: [
    ("a\nb\nc\n", "a\nX\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+X\n c\n"), ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"), ("a\n", "a\n", ""),
    ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\nX\n3\n4\n5\n6\n7\n8\nY\n9\n", "@@ -1,9 +1,10 @@\n 1\n-2\n+X\n 3\n 4\n 5\n 6\n 7\n 8\n+Y\n 9\n"),
  ])
  func diff(_ before: String, _ after: String, _ hunk: String) {
    let text = UnifiedDiff.text(from: Array(before.utf8), to: Array(after.utf8), path: "A")
    #expect(text == (hunk.isEmpty ? "" : "--- a/A\n+++ b/A\n" + hunk))
  }
}
