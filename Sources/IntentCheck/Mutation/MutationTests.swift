/// How the tests of a package are run.
package enum MutationTests: Hashable, Sendable {
  /// By SwiftPM, built once; the words go to `swift test`.
  case package(filter: String?)
  /// By a command that builds by itself.
  case command([String])

  /// What builds them before the first run; nil when the run does.
  var build: [String]? {
    switch self {
    case .package: ["swift", "build", "--build-tests"]
    case .command: nil
    }
  }

  var run: [String] {
    switch self {
    case .package(let filter): ["swift", "test", "--skip-build"] + (filter.map { ["--filter", $0] } ?? [])
    case .command(let words): words
    }
  }
}

/// How a command ended.
package struct MutationCommandEnd: Hashable, Sendable {
  /// The end of what it wrote.
  package var output: String
  /// Nil when it had to be ended, because its time was over.
  package var status: Int32?

  package init(output: String, status: Int32?) {
    self.output = output
    self.status = status
  }

  /// Whether it says how many tests there were, and that there was none.
  var ranNoTest: Bool {
    let counts = [output.matches(of: /Executed (\d+) tests?,/), output.matches(of: /Test run with (\d+) tests? in/)]
    return counts.contains { !$0.isEmpty } && counts.joined().allSatisfy { $0.1 == "0" }
  }
}
