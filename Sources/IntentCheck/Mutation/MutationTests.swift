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

  /// What runs them in general.
  var run: [String] {
    switch self {
    case .package(let filter): ["swift", "test", "--skip-build"] + (filter.map { ["--filter", $0] } ?? [])
    case .command(let words): words
    }
  }

  /// What runs the built test program itself, where SwiftPM built one: `swift test` costs many times as much before the
  /// first test begins.
  /// - Parameter package: the folder that holds `.build`.
  func program(in package: String) -> [String]? {
    guard case .package(let filter) = self else { return nil }
    let programs = BuiltCopies.products(in: package).filter { $0.hasSuffix("/debug") }.flatMap { folder in
      BuiltCopies.names(in: folder).filter { $0.hasSuffix("PackageTests.xctest") }.map { "\(folder)/\($0)" }
    }.filter { FileState(of: $0)?.kind == .file }
    guard programs.count == 1 else { return nil }
    return programs + ["--testing-library", "swift-testing"] + (filter.map { ["--filter", $0] } ?? [])
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

  /// How many tests of each library there were, where it says so.
  private var counts: (xctest: [Int], testing: [Int]) {
    (
      output.matches(of: /Executed (\d+) tests?,/).map { Int($0.1) ?? 0 },
      output.matches(of: /Test run with (\d+) tests? in/).map { Int($0.1) ?? 0 }
    )
  }

  /// Whether it says how many tests there were, and that there was none.
  var ranNoTest: Bool {
    let all = counts.xctest + counts.testing
    return !all.isEmpty && all.allSatisfy { $0 == 0 }
  }

  /// How many tests there were, when none was XCTest's; nil when one was, or it does not say.
  var onlySwiftTesting: Int? {
    guard counts.xctest.allSatisfy({ $0 == 0 }), counts.testing.count == 1 else { return nil }
    return counts.testing.first
  }
}
