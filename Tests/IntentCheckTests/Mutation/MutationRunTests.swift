import Foundation
import Synchronization
import Testing

@testable import IntentCheck

@Suite struct MutationRunTests {
  private let tree: SourceTree
  private var root: String { tree.root.resolvingSymlinksInPath().path }
  private var copy: ScratchCopy { ScratchCopy(of: LocalPackages(of: root)) }
  private static let words =
    #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"hr": {"stringUnit": {"state": "new", "value": "x"}}}}}}"#

  init() throws {
    tree = try SourceTree(["Package.swift": "let package = Package(targets: [.target(name: \"A\")])", "Sources/A/W.xcstrings": Self.words])
  }

  /// What was run, and for how long it might.
  private final class Runs: Sendable {
    let all = Mutex<[(words: [String], deadline: Duration)]>([])
  }

  /// - Parameter answer: what a command says of the catalog as it is then.
  private func tried(
    _ tests: MutationTests = .command(["test"]), runs: Runs = Runs(),
    answer: @escaping @Sendable (_ words: [String], _ catalog: String) throws -> MutationCommandEnd
  ) async throws -> [String] {
    let copy = copy
    let run = MutationRun(copy: copy, tests: tests, files: MutatedFiles()) { words, folder, deadline in
      if words.first == "git" { return MutationCommandEnd(output: "", status: 1) }
      runs.all.withLock { $0.append((words, deadline)) }
      #expect(folder == copy.package)
      let catalog = FileManager.default.contents(atPath: "\(folder)/Sources/A/W.xcstrings") ?? Data()
      return try answer(words, String(decoding: catalog, as: UTF8.self))
    } tell: { _ in }
    return try await run.tryAll(of: try NamedPackage(root)).map { "\($0.verdict) \($0.mutant.text)" }
  }

  @Test("a mutant is killed by a failure or by its deadline, and survives else")
  func verdicts() async throws {
    let runs = Runs()
    let verdicts = try await tried(runs: runs) { _, catalog in
      catalog == Self.words
        ? .init(output: "", status: 0)
        : catalog.contains("\"\"") ? .init(output: "", status: nil) : .init(output: "", status: catalog.contains("hr") ? 0 : 1)
    }
    #expect(verdicts == ["timedOut \"a\" in hr emptied", "survived \"a\" in hr reads as en", "killed \"a\" without hr"])
    // The unchanged copy took nearly no time.
    #expect(runs.all.withLock { $0.dropFirst().allSatisfy { (.seconds(30)...(.seconds(60))).contains($0.deadline) } })
    #expect(try String(contentsOfFile: "\(copy.package)/Sources/A/W.xcstrings", encoding: .utf8) == Self.words)
  }

  @Test("tests that do not end without a mutant are told, and so is a build")
  func slow() async throws {
    await #expect(throws: MutationFailure.tooSlow(command: "test", deadline: MutationRun.longestTests)) {
      try await tried { _, _ in .init(output: "", status: nil) }
    }
    await #expect(
      throws: MutationFailure.tooSlow(command: "swift build --build-tests", deadline: MutationRun.longestBuild)
    ) { try await tried(.package(filter: nil)) { _, _ in .init(output: "", status: nil) } }
  }

  @Test("a crash counts when it happens again")
  func crash() async throws {
    let crashes = Mutex(0)
    let verdicts = try await tried { _, catalog in
      if catalog.contains("\"\"") { return .init(output: "", status: -11) }
      let isFirst = catalog != Self.words && crashes.withLock { $0 += 1; return $0 == 1 }
      return .init(output: "", status: isFirst ? -11 : 0)
    }
    #expect(verdicts == ["killed \"a\" in hr emptied", "survived \"a\" in hr reads as en", "survived \"a\" without hr"])
  }

  @Test("nothing is mutated when the copy does not build, its tests fail or are none")
  func unchanged() async throws {
    let answer = { (failing: String, output: String, status: Int32) in
      { @Sendable (words: [String], catalog: String) -> MutationCommandEnd in
        #expect(catalog == Self.words)
        return words[1] == failing ? .init(output: output, status: status) : .init(output: "", status: 0)
      }
    }
    await #expect(throws: MutationFailure.cannotBuild(output: "o")) {
      try await tried(.package(filter: "F"), answer: answer("build", "o", 1))
    }
    await #expect(throws: MutationFailure.testsFail(command: "swift test --skip-build --filter F", output: "o")) {
      try await tried(.package(filter: "F"), answer: answer("test", "o", 1))
    }
    await #expect(throws: MutationFailure.noTests(command: "swift test --skip-build")) {
      try await tried(.package(filter: nil), answer: answer("test", "Executed 0 tests, with", 0))
    }
  }

  @Test("what breaks a run off leaves the copy as it was")
  func brokenOff() async throws {
    await #expect(throws: MutationFailure.noCommand("x")) {
      try await tried { _, catalog in
        if catalog != Self.words { throw MutationFailure.noCommand("x") }
        return .init(output: "", status: 0)
      }
    }
    #expect(try String(contentsOfFile: "\(copy.package)/Sources/A/W.xcstrings", encoding: .utf8) == Self.words)
  }
}
