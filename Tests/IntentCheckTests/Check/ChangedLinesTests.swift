import Foundation
import Testing

@testable import IntentCheck

@Suite("Only what changed")
struct ChangedLinesTests {
  @Test("is read from what git prints")
  func diff() {
    let diff = """
      diff --git a/A.swift b/A.swift
      index 1..2 100644
      --- a/A.swift
      +++ b/A.swift
      @@ -3 +3,2 @@ struct A {
      -+++ b/trap.swift
      +++ b/trap.swift
      +b
      @@ -10,2 +11,0 @@
      -x
      -y
      diff --git a/gone.swift b/gone.swift
      --- a/gone.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -x
      diff --git "a/t\\tq\\".swift" "b/t\\tq\\".swift"
      --- "a/t\\tq\\".swift"
      +++ "b/t\\tq\\".swift"
      @@ -0,0 +1 @@
      +x
      diff --git a/with space.swift b/with space.swift
      --- a/with space.swift\t
      +++ b/with space.swift\t
      @@ -1 +9223372036854775807,2 @@
      +x
      """
    let lines = ChangedLines(diff: diff, new: ["New.swift"], folder: "/p")
    #expect([2, 3, 4, 5, 10, 11].filter { lines.holds("/p/A.swift", line: $0) } == [3, 4])
    #expect(lines.holds("/p/A.swift", line: 0) && lines.holds("/p/t\tq\".swift", line: 1))
    #expect(lines.holds("/p/with space.swift", line: 0) && lines.holds("/p/New.swift", line: 99))
    #expect(!lines.holds("/p/trap.swift", line: 0) && !lines.holds("/p/gone.swift", line: 0))
  }

  @Test("is what git says of the working copy: lines, new files, whole files, from the point where branches part")
  func git() throws {
    let tree = try SourceTree(["App/Old.swift": Snippet.card("Old") + Snippet.card("Older"), "ć č.swift": Snippet.card("Name")])
    try tree.run("git", "init", "-q", "-b", "main")
    func commit() throws {
      try tree.run("git", "add", "-A")
      try tree.run("git", "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "a")
    }
    try commit()
    try tree.run("git", "checkout", "-qb", "topic")
    try tree.write(Snippet.card("Old") + Snippet.card("Newer"), to: "App/Old.swift")
    try commit()
    try tree.run("git", "checkout", "-q", "main")
    try tree.write(Snippet.card("Elsewhere"), to: "Elsewhere.swift")
    try commit()
    try tree.run("git", "checkout", "-q", "topic")
    try tree.write(Snippet.card("Untracked"), to: "Untracked.swift")
    try tree.write(Snippet.card("Renamed"), to: "ć č.swift")
    let report = try tree.check { $0.since = "main" }
    #expect(report.findings.map { "\($0.path):\($0.line)" } == ["App/Old.swift:7", "Untracked.swift:2", "ć č.swift:2"])
    #expect(report.unchanged == 1)
    let inner = try tree.check { ($0.path, $0.since) = ("App", "main") }
    #expect(inner.findings.map { "\($0.path):\($0.line)" } == ["App/Old.swift:7"])
  }

  @Test("needs a repository and a revision", arguments: [
    (false, "main", "--since needs a git repository, and . is in none"), (true, "no such", "git knows no revision no such"),
    (true, "--output=x", "git knows no revision --output=x"), (true, "", "git knows no revision "),
  ])
  func wrong(_ isRepository: Bool, _ revision: String, _ words: String) throws {
    let tree = try SourceTree(["A.swift": Snippet.card()])
    if isRepository { try tree.run("git", "init", "-q") }
    let failure = #expect(throws: CheckFailure.self) { try tree.check { $0.since = revision } }
    #expect(failure?.words == words && failure?.status == 2)
    #expect(!FileManager.default.fileExists(atPath: tree.root.appending(path: "x").path))
  }
}
