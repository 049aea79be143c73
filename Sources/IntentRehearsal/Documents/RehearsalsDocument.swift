import Foundation

/// `stagedoor rehearse --json`, as `Documentation/CommandLine.md` specifies it.
package struct RehearsalsDocument: Hashable, Sendable, Codable {
  package var version = JSONDocument.version
  package var kind = "rehearsals"
  package var passed: Int
  package var failed: Int
  package var files: [File]

  package struct File: Hashable, Sendable, Codable {
    package var file: String
    package var result: String
    package var line: Int?
    package var message: String?
    package var reason: String?
    package var expected: [String]?
    package var actual: [String]?
    package var notes: [String] = []
    /// What is wrong with the app's catalogs; absent when nothing is.
    package var problems: [String]?
  }

  package init(_ reports: [RehearsalReport]) {
    passed = reports.filter(\.isFine).count
    failed = reports.count - passed
    files = reports.map(File.init)
  }
}

extension RehearsalsDocument.File {
  init(_ report: RehearsalReport) {
    switch report.result {
    case .passed: self.init(file: report.file, result: "passed")
    case .unchanged: self.init(file: report.file, result: "unchanged")
    case .recorded(let notes):
      self.init(file: report.file, result: "recorded", notes: notes.map { "\(report.file):\($0.line): \($0.words)" })
    case .differs(let difference):
      self.init(
        file: report.file, result: "differs", line: difference.line, message: difference.reason.words,
        reason: difference.reason.rawValue, expected: difference.expected, actual: difference.actual)
    case .unreadable(let error):
      self.init(file: report.file, result: "unreadable", line: error.line, message: error.problem.words)
    case .broken(let line, let breakage):
      self.init(file: report.file, result: "broken", line: line, message: breakage.words)
    case .brokenCatalog:
      self.init(file: report.file, result: "brokenCatalog", line: 1, message: RehearsalReport.brokenCatalog)
    }
    if !report.notices.isEmpty { problems = report.notices.lines.map(\.text) }
  }
}

/// How every document is written.
package enum JSONDocument {
  package static let version = 1

  /// - Throws: `EncodingError`.
  package static func text(_ document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }
}
