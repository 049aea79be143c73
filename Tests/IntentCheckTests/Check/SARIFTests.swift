import Foundation
import Testing

@testable import IntentCheck

/// The members that SARIF 2.1.0 requires, and the values that it allows, of what a report uses (sections 3.13 to 3.57).
@Suite("A report as SARIF")
struct SARIFTests {
  private func run(_ report: CheckReport = ReporterTests.report) throws -> [String: Any] {
    let text = try report.text(as: .sarif, here: "/here")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ report: CheckReport = ReporterTests.report) throws -> [[String: Any]] {
    try #require(try run(report)["results"] as? [[String: Any]])
  }

  @Test("names its driver, and describes each rule that found something once")
  func driver() throws {
    let tool = try #require(try run()["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "stagedoor check")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["snippets.pure", "words.key-absent"])
    for rule in rules {
      for member in ["shortDescription", "fullDescription", "help"] {
        let text = (rule[member] as? [String: Any])?["text"] as? String
        #expect(text?.isEmpty == false, "\(member)")
      }
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      #expect(["none", "note", "warning", "error"].contains(level))
    }
    #expect(try run()["columnKind"] as? String == "unicodeCodePoints")
  }

  @Test("has a result for each finding, which points at its rule")
  func pointing() throws {
    let results = try results()
    #expect(results.map { $0["ruleId"] as? String } == ["snippets.pure", "words.key-absent", "snippets.pure"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1, 0])
    #expect(results.map { $0["level"] as? String } == ["warning", "error", "note"])
    #expect(results.map { ($0["message"] as? [String: Any])?["text"] as? String } == [
      "A \"b\" & <c> | 50%\\u{1B}", "one\\u{A}two, three: four; write: five", "possible",
    ])
    let prints = results.map { ($0["partialFingerprints"] as? [String: String])?["stagedoor/v1"] }
    #expect(prints == ["00000000000000a1", "00000000000000b2", "00000000000000c3"])
  }

  @Test("places results by URI references, relative ones with a base, and by regions from 1")
  func places() throws {
    let places = try results().map { result in
      (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    }
    let files = places.map { $0?["artifactLocation"] as? [String: String] }
    #expect(files == [
      ["uri": "App/A%20b.swift", "uriBaseId": "SRCROOT"], ["uri": "App", "uriBaseId": "SRCROOT"],
      ["uri": "file:///else/C.swift"],
    ])
    let regions = places.map { $0?["region"] as? [String: Int] }
    #expect(regions == [["startLine": 7, "startColumn": 3], nil, ["startLine": 1, "startColumn": 1]])
  }

  @Test("has a fix as the bytes that it replaces")
  func fixes() throws {
    let fixes = try #require(try results()[0]["fixes"] as? [[String: Any]])
    let change = try #require((fixes.first?["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect(replacement["deletedRegion"] as? [String: Int] == ["byteOffset": 4, "byteLength": 5])
    #expect((replacement["insertedContent"] as? [String: String])?["text"] == "x")
    #expect(try results()[1]["fixes"] == nil)
  }

  @Test("tells what was not read")
  func unread() throws {
    let invocation = try #require((try run()["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let told = (invocation["toolExecutionNotifications"] as? [[String: Any]])?.first?["message"] as? [String: Any]
    #expect(told?["text"] as? String == "not read: W.swift, which is no UTF-8")
  }

  @Test("has fingerprints that stay while lines move, and differ for equal lines")
  func fingerprints() throws {
    let before = try SourceTree(["A.swift": Snippet.card() + Snippet.card()]).check()
    let after = try SourceTree(["A.swift": Snippet.card(before: "// a\n") + Snippet.card()]).check()
    #expect(before.fingerprints == after.fingerprints && Set(before.fingerprints).count == 2)
    #expect(before.fingerprints.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
  }
}
