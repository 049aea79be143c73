import Foundation

/// Findings that were there before, by what stays the same while lines move (`Documentation/Formats.md`).
package struct Baseline: Hashable, Sendable, Codable, KeptDocument {
  package struct Entry: Hashable, Sendable, Codable, Comparable {
    /// From the folder of the baseline's file.
    package var path: String
    package var rule: String
    package var text: String

    package static func < (one: Entry, other: Entry) -> Bool {
      (one.path, one.rule, one.text) < (other.path, other.rule, other.text)
    }
  }

  package private(set) var version = 1
  package private(set) var kind = Baseline.kindName
  package var findings: [Entry]

  package init(_ findings: [Entry]) { self.findings = findings.sorted() }

  static let kindName = "baseline"

  /// - Parameter shown: the path as a message names it.
  /// - Throws: `CheckFailure`.
  static func read(_ path: String, shown: String) throws(CheckFailure) -> Baseline {
    do throws(KeptFileFault) { return try KeptFile<Baseline>(path).document } catch { throw .baseline(path: shown, error) }
  }

  /// The file's text; the last line is ended.
  package func text() throws -> String { try DocumentText.of(self) + "\n" }
}

/// Findings without those that a baseline lists.
struct BaselineComparison {
  /// What it does not list.
  private(set) var left: [Finding] = []
  private(set) var known = 0
  /// Its entries that something was found for.
  private(set) var kept: [Baseline.Entry] = []
  /// The places among its entries of those that nothing was found for.
  private(set) var gone: [Int] = []

  /// - Parameter entries: of the findings, in their order.
  init(_ findings: [Finding], entries: [Baseline.Entry], baseline: Baseline) {
    var waiting: [Baseline.Entry: Int] = [:]
    for entry in baseline.findings { waiting[entry, default: 0] += 1 }
    for (finding, entry) in zip(findings, entries) {
      if let count = waiting[entry], count > 0 {
        waiting[entry] = count - 1
        known += 1
        kept.append(entry)
      } else {
        left.append(finding)
      }
    }
    for (index, entry) in baseline.findings.enumerated().reversed() {
      guard let count = waiting[entry], count > 0 else { continue }
      waiting[entry] = count - 1
      gone.append(index)
    }
    gone.reverse()
  }
}
