#if canImport(IntentCheck)
import Foundation
import IntentCheck
import IntentHost
import IntentRehearsal

/// `words mutate`: which texts of a package could be wrong, and its tests would pass.
struct WordsMutateCommand {
  let options: Options
  let terminal: Terminal

  /// - Parameter command: what tests the package; empty for `swift test`.
  /// - Returns: the exit status.
  /// - Throws: `MutationFailure`.
  func mutate(_ path: String, command: [String]) async throws -> Int32 {
    let package = try NamedPackage(path)
    // Before anything is copied: a package without catalogs needs no copy.
    let catalogs = try PackageCatalogs(of: package, only: options.only)
    if options.lists { return try list(catalogs, of: package) }
    let tried = try await tryAll(of: package, by: command.isEmpty ? .package(filter: options.filter) : .command(command))
    let survived = tried.count { $0.verdict == .survived }
    if options.writesJSON {
      terminal.print(try DocumentText.of(MutationDocument(tried, seen: package.seen)))
    } else {
      terminal.print("\(tried.count - survived) killed, \(survived) survived")
    }
    return survived == 0 ? 0 : 1
  }

  private func list(_ catalogs: PackageCatalogs, of package: NamedPackage) throws -> Int32 {
    if options.writesJSON {
      terminal.print(try DocumentText.of(MutationDocument(catalogs, seen: package.seen)))
      return 0
    }
    for catalog in catalogs.catalogs {
      for mutant in catalog.mutants { terminal.print(mutant.line(in: package.seen(catalog.path)), colour: "") }
    }
    terminal.print("\(catalogs.count) mutant\(catalogs.count == 1 ? "" : "s")")
    return 0
  }

  private func tryAll(of package: NamedPackage, by tests: MutationTests) async throws -> [MutationRun.Tried] {
    let copy = ScratchCopy(of: LocalPackages(of: package.folder))
    try copy.hold()
    let files = MutatedFiles()
    Interruption.beforeIt { end in
      RunningCommands.endAll {
        files.close()
        end()
      }
    }
    defer { terminal.clearProgress() }
    let run = MutationRun(copy: copy, tests: tests, files: files, run: MutationCommand.run) { stage in
      show(stage, of: package)
    }
    return try await run.tryAll(of: package, only: options.only)
  }

  private func show(_ stage: MutationRun.Stage, of package: NamedPackage) {
    terminal.clearProgress()
    switch stage {
    case .copying: terminal.progress("copying the package …")
    case .building: terminal.progress("building its tests …")
    case .testing: terminal.progress("testing the unchanged copy …")
    case .passedOver(let catalog):
      let path = package.seen(catalog)
      terminal.complain("stagedoor: a link leads from the package to \(path), which is not tried")
    case .tried(let tried, let number, let all):
      if tried.verdict == .survived, !options.writesJSON {
        terminal.print("survived  \(tried.mutant.line(in: package.seen(tried.path)))", colour: "1;31")
      }
      terminal.progress("\(number) of \(all)")
    }
  }
}

extension Mutant {
  fileprivate func line(in path: String) -> String { "\(path):\(line)  \(text)" }
}

/// Runs what tests a package.
enum MutationCommand {
  /// Enough for the names of 200 000 files.
  private static let limit = 16 << 20

  /// - Throws: `MutationFailure`.
  @Sendable static func run(
    _ words: [String], in folder: String, deadline: Duration
  ) async throws -> MutationCommandEnd {
    guard let name = words.first, let program = program(name, from: folder) else {
      throw MutationFailure.noCommand(words.first ?? "")
    }
    // Nobody reads the toolchain's report of a crash here, and it takes long.
    let quiet = ["SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"]
    let environment = ProcessInfo.processInfo.environment.merging(quiet) { $1 }
    do {
      let end = try await CommandRunner(
        executable: program, arguments: Array(words.dropFirst()), environment: environment, folder: folder,
        deadline: deadline, limit: limit, keepsEnd: true
      ).run()
      return MutationCommandEnd(output: end.output, status: end.status)
    } catch CommandFailure.deadlinePassed {
      return MutationCommandEnd(output: "", status: nil)
    } catch is CommandFailure {
      throw MutationFailure.noCommand(name)
    }
  }

  private static func program(_ name: String, from folder: String) -> String? {
    if name.contains("/") { return name.hasPrefix("/") ? name : "\(folder)/\(name)" }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension MutationFailure {
  /// What is said of it, and the exit status that `Documentation/Words.md` gives it.
  var told: (words: String, status: Int32) {
    switch self {
    case .notFound(let path): ("there is no \(path.visible)", 2)
    case .noPackage(let path): ("\(path.visible) holds no Package.swift; name the folder of a Swift package", 2)
    case .noCatalog(let path): ("\(path.visible) has no string catalog (.xcstrings) with a text to change", 2)
    case .noMutant(let text):
      ("no mutant is of the language \"\(text.visible)\" or holds that text; --list shows them", 2)
    case .noCommand(let name):
      ("there is no command \(name.visible)\(name.contains("/") ? "" : " in the folders of PATH; add its folder there")", 2)
    case .brokenCatalog(let failure): ("\("\(failure)".visible); mend it first", 3)
    case .inUse(let copy): ("another run is at work in \(copy.visible)", 3)
    case .noFolder(let path):
      ("\(path.visible) is no folder, and the copy goes there; move it away", 3)
    case .cannotCopy(let path, let reason): ("\(path.visible) cannot be copied: \(reason.visible)", 3)
    case .cannotBuild(let output): ("the tests do not build\(Self.end(of: output))", 3)
    case .testsFail(let command, let output):
      ("the tests fail already: \(command.visible)\(Self.end(of: output))", 3)
    case .tooSlow(let command, let deadline):
      ("\(command.visible) did not end within \(deadline.components.seconds / 60) minutes, without any mutant", 3)
    case .noTests(let command): ("\(command.visible) runs no test, which would notice nothing", 3)
    }
  }

  /// The last lines of an output, below what is said.
  private static func end(of output: String) -> String {
    output.split(whereSeparator: \.isNewline).suffix(20).map { "\n  \(String($0).visible)" }.joined()
  }
}
#endif
