import Foundation

/// Tries the mutants of a package one after the other, in its scratch copy.
package struct MutationRun: Sendable {
  /// Runs a command to its end, or to its deadline.
  package typealias Command =
    @Sendable (_ words: [String], _ folder: String, _ deadline: Duration) async throws -> MutationCommandEnd

  package enum Stage: Hashable, Sendable {
    case copying, building, testing
    /// A link takes it out of the copy.
    case passedOver(catalog: String)
    case tried(Tried, number: Int, of: Int)
  }

  package enum Verdict: String, Hashable, Sendable, Codable {
    case killed, timedOut, survived
  }

  package struct Tried: Hashable, Sendable {
    /// Relative to the package's folder.
    package var path: String
    package var mutant: Mutant
    package var verdict: Verdict
  }

  private let copy: ScratchCopy
  private let tests: MutationTests
  private let files: MutatedFiles
  private let run: Command
  private let tell: @Sendable (Stage) -> Void

  /// Long enough for any build that somebody waits for.
  static let longestBuild = Duration.seconds(3600)
  /// And for any tests that are then run for each of some hundred mutants.
  static let longestTests = Duration.seconds(900)

  package init(
    copy: ScratchCopy, tests: MutationTests, files: MutatedFiles, run: @escaping Command,
    tell: @escaping @Sendable (Stage) -> Void
  ) {
    self.copy = copy
    self.tests = tests
    self.files = files
    self.run = run
    self.tell = tell
  }

  /// Tries the mutants of the package as it is now.
  /// - Parameter only: a language, or a text of those that are to be tried; nil for all.
  /// - Throws: `MutationFailure`, and what running a command throws.
  package func tryAll(of package: NamedPackage, only: String? = nil) async throws -> [Tried] {
    tell(.copying)
    try await copy.sync { command in
      guard let end = try? await run(command, "/", .seconds(60)), end.status == 0 else { return nil }
      return end.output
    }
    // Read from the copy: what is changed must be what was read.
    var catalogs = try PackageCatalogs(in: copy.package, of: package)
    if let only { try catalogs.keep(only: only) }
    let (command, deadline) = try await testedUnchanged()
    let total = catalogs.count
    var tried: [Tried] = []
    for catalog in catalogs.catalogs where !catalog.mutants.isEmpty {
      guard let source = copy.ownPath(of: catalog.path) else {
        tell(.passedOver(catalog: catalog.path))
        continue
      }
      let paths = [source] + (tests.build == nil ? [] : BuiltCopies.of(catalog, in: copy.package))
      for mutant in catalog.mutants {
        let bytes = mutant.applied(to: catalog.bytes)
        guard try files.write(bytes, to: paths, original: catalog.bytes) else { return tried }
        defer { try? files.restore() }
        var end = try await run(command, copy.package, deadline)
        // A test program was seen to crash by chance: a mutant that it is to blame for crashes again.
        if let status = end.status, status < 0 { end = try await run(command, copy.package, deadline) }
        let verdict: Verdict = end.status == nil ? .timedOut : end.status == 0 ? .survived : .killed
        tried.append(Tried(path: catalog.path, mutant: mutant, verdict: verdict))
        tell(.tried(tried[tried.count - 1], number: tried.count, of: total))
      }
    }
    return tried
  }

  /// Builds and runs the unchanged copy.
  /// - Returns: what runs its tests, and how long a mutant may take.
  private func testedUnchanged() async throws -> (command: [String], deadline: Duration) {
    if let build = tests.build {
      tell(.building)
      let end = try await run(build, copy.package, Self.longestBuild)
      guard let status = end.status else {
        throw MutationFailure.tooSlow(command: build.joined(separator: " "), deadline: Self.longestBuild)
      }
      guard status == 0 else { throw MutationFailure.cannotBuild(output: end.output) }
    }
    tell(.testing)
    let (end, time) = try await timed(tests.run)
    let command = tests.run.joined(separator: " ")
    guard let status = end.status else {
      throw MutationFailure.tooSlow(command: command, deadline: Self.longestTests)
    }
    guard status == 0 else { throw MutationFailure.testsFail(command: command, output: end.output) }
    if end.ranNoTest { throw MutationFailure.noTests(command: command) }
    if let count = end.onlySwiftTesting, let program = tests.program(in: copy.package) {
      let (direct, time) = try await timed(program)
      if direct.status == 0, direct.onlySwiftTesting == count { return (program, Self.deadline(after: time)) }
    }
    return (tests.run, Self.deadline(after: time))
  }

  private func timed(_ command: [String]) async throws -> (MutationCommandEnd, Duration) {
    let start = ContinuousClock.now
    return (try await run(command, copy.package, Self.longestTests), ContinuousClock.now - start)
  }

  private static func deadline(after time: Duration) -> Duration { min(time * 10 + .seconds(30), longestBuild) }
}
