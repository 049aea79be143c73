import Foundation
import SwiftParser
import Testing

@testable import IntentCheck

/// The apps of `Tests/Fixtures/Faults`, each with the list of what is wrong in it.
@Suite("The apps with faults")
struct FaultsTests {
  static let apps = ["Briefs", "Diary", "Journal", "Lamps", "Ledger", "Letters", "Trips"]

  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Faults")

  private static func expected(_ app: String) throws -> [String] {
    let list = try Data(contentsOf: folder.appending(path: "\(app)/expected.txt"))
    return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func line(_ finding: Finding) -> String { "\(finding.path):\(finding.line) \(finding.rule)" }

  @Test("are all there are in the folder")
  func whole() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(entries.filter { !$0.hasSuffix(".md") }.sorted() == Self.apps)
  }

  @Test("have the faults that are listed, and no other", arguments: apps)
  func found(_ app: String) throws {
    let report = try CheckRun(CheckOptions(here: Self.folder.appending(path: app).path)).report()
    let (found, expected) = (report.findings.map(Self.line), try Self.expected(app))
    // Two short lists say more than two long ones that differ.
    #expect(Self.rest(of: expected, without: found) == [], "listed, and not found")
    #expect(Self.rest(of: found, without: expected) == [], "found, and not listed")
    #expect(report.unread == [])
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.appending(path: app).path)
    #expect(report.recipes == files.count { $0.hasSuffix(".recipe") })
  }

  @Test("show every rule at least once")
  func everyRule() throws {
    let lines = try Self.apps.flatMap(Self.expected)
    let shown = Set(lines.compactMap { $0.split(separator: " ").last.map(String.init) })
    #expect(Set(RuleList.all.map(\.id)).subtracting(shown).sorted() == [])
  }

  @Test("are told as SARIF: each result points at its rule, and no two are taken for one", arguments: apps)
  func sarif(_ app: String) throws {
    let here = Self.folder.appending(path: app).path
    let text = try CheckRun(CheckOptions(here: here)).report().text(as: .sarif, here: here)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(try #require(rules.indices.contains(index) ? rules[index] : nil) == result["ruleId"] as? String)
    }
    let prints = Set(results.compactMap { ($0["partialFingerprints"] as? [String: String])?["stagedoor/v1"] })
    #expect(try prints.count == Self.expected(app).count)
  }

  /// What `--fix` mends of each app; of every rule that has a fix at least one.
  static let mended: [(app: String, rules: [String])] = [
    ("Briefs", ["dialogs.split", "snippets.discoverable", "snippets.initialisers"]),
    ("Diary", ["dialogs.unpromised"]),
    ("Journal", ["metadata.bundle", "snippets.discoverable"]),
    ("Lamps", ["process.legacy-opening"]),
    ("Ledger", []),
    ("Letters", []),
    (
      "Trips",
      [
        "concurrency.static-var", "intents.empty-init", "metadata.description-type", "shortcuts.phrase-app-name",
        "shortcuts.phrase-literal", "shortcuts.phrase-token",
      ]
    ),
  ]

  @Test("lose by --fix what it mends, and get nothing new; a second one changes nothing", arguments: mended)
  func fixed(_ app: String, _ rules: [String]) throws {
    let scratch = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let copy = scratch.appending(path: "faults-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: Self.folder.appending(path: app), to: copy)
    let run = try CheckRun(CheckOptions(here: copy.path))
    let before = try run.report().findings
    let fixes = try FixRun(run, writes: true)
    #expect(fixes.made.map(\.finding.rule).sorted() == rules)
    // Lines move, so that a finding is told by its file and its rule.
    let left = try run.report().findings
    let expected = Self.rest(of: before.map(Self.fault), without: fixes.made.map(\.finding).map(Self.fault))
    #expect(left.map(Self.fault).sorted() == expected.sorted())
    for path in Set(fixes.made.map(\.finding.path)) {
      let text = try String(contentsOf: copy.appending(path: path), encoding: .utf8)
      #expect(!Parser.parse(source: text).hasError, "\(path)")
    }
    #expect(try FixRun(run, writes: true).made.isEmpty)
  }

  private static func fault(_ finding: Finding) -> String { "\(finding.path) \(finding.rule)" }

  /// What is left of a list when each line of another is taken out once.
  private static func rest(of lines: [String], without others: [String]) -> [String] {
    var others = others
    return lines.filter { line in
      guard let index = others.firstIndex(of: line) else { return true }
      others.remove(at: index)
      return false
    }
  }
}
