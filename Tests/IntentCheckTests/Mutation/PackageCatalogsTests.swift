import Foundation
import Testing

@testable import IntentCheck

@Suite struct PackageCatalogsTests {
  private static let manifest = """
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "A"), .testTarget(name: "ATests")])
    """

  private static func catalog(_ value: String) -> String {
    #"{"sourceLanguage": "en", "strings": {"through": {"localizations": {"hr": {"stringUnit": {"state": "new", "value": "\#(value)"}}}}}}"#
  }

  private let tree: SourceTree
  private var name: String { tree.root.lastPathComponent }

  /// As it is seen from the folder above it.
  private var package: NamedPackage {
    get throws { try NamedPackage(name, from: tree.root.deletingLastPathComponent().path) }
  }

  init() throws {
    tree = try SourceTree([
      "Package.swift": Self.manifest, "Sources/A/A.xcstrings": Self.catalog("kroz"),
      "Tests/ATests/B.xcstrings": Self.catalog("b"), "Inner/Package.swift": Self.manifest,
      "Inner/Sources/A/C.xcstrings": Self.catalog("c"),
    ])
  }

  @Test("the catalogs of the package count, not those of its tests or of a package inside it")
  func found() throws {
    let found = try PackageCatalogs(of: package)
    #expect(found.catalogs.map { "\($0.path) \($0.target ?? "-")" } == ["Sources/A/A.xcstrings A"])
    #expect(found.count == 3)
  }

  @Test("a language keeps its own mutants, a text those whose line holds it", arguments: [
    ("hr", 3), ("emptied", 1), ("A.xcstrings:1 ", 3), ("without hr", 1),
  ])
  func only(_ text: String, _ count: Int) throws {
    var found = try PackageCatalogs(of: package)
    try found.keep(only: text)
    #expect(found.count == count)
  }

  @Test("none left, no catalog and a broken one are told apart")
  func failures() throws {
    var found = try PackageCatalogs(of: package)
    #expect(throws: MutationFailure.noMutant(of: "de")) { try found.keep(only: "de") }
    try tree.write("{", to: "Sources/A/A.xcstrings")
    #expect {
      try PackageCatalogs(of: package)
    } throws: { error in
      guard case MutationFailure.brokenCatalog(let failure) = error else { return false }
      return failure.file == "\(name)/Sources/A/A.xcstrings" && failure.line == 1
    }
    try FileManager.default.removeItem(at: tree.root.appending(path: "Sources/A/A.xcstrings"))
    #expect(throws: MutationFailure.noCatalog(path: name)) { try PackageCatalogs(of: package) }
  }

  @Test("a run that says it had no test is no proof", arguments: [
    ("Executed 0 tests, with 0 failures\nTest run with 0 tests in 0 suites passed", true),
    ("Executed 0 tests, with 0 failures\nTest run with 1 test in 0 suites passed", false),
    ("Executed 1 test, with 0 failures\nTest run with 0 tests in 0 suites passed", false),
    ("Executed 10 tests, with 0 failures", false), ("Test run with 0 tests in 0 suites passed", true), ("fine", false),
  ])
  func noTests(_ output: String, _ isNone: Bool) {
    #expect(MutationCommandEnd(output: output, status: 0).ranNoTest == isNone)
  }
}
