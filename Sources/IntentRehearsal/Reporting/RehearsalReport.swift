import Foundation
import IntentWire
import IntentWords

/// One file, and what came of it.
package struct RehearsalReport: Hashable, Sendable {
  package enum Result: Hashable, Sendable {
    case passed
    case recorded([Rehearsal.Note])
    /// A recording that changed nothing.
    case unchanged
    case differs(Difference)
    /// What is wrong with the file.
    case unreadable(TranscriptError)
    case broken(line: Int, Rehearsal.Breakage)
    /// It went as the file says, but with words that no person would read.
    case brokenCatalog
  }

  /// As it was named.
  package var file: String
  package var result: Result
  /// What was wrong with the catalogs whose words were read.
  package var notices: [CatalogNotice]

  package init(file: String, result: Result, notices: [CatalogNotice] = []) {
    self.file = file
    self.result = result
    self.notices = notices
  }

  package var isFine: Bool {
    switch result {
    case .passed, .recorded, .unchanged: true
    case .differs, .unreadable, .broken, .brokenCatalog: false
    }
  }

  /// The exit status that `Documentation/CommandLine.md` gives it.
  package var exitStatus: Int32 {
    switch result {
    case .passed, .recorded, .unchanged: 0
    case .differs, .unreadable, .brokenCatalog, .broken(_, .command(.unknownApp)): 1
    case .broken: 3
    }
  }
}

/// A line of a report, with what it is, so that a terminal may colour it.
package struct ReportLine: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case fine, wrong, context, expected, actual, note
  }

  package var kind: Kind
  package var text: String
}
