import Testing

@testable import IntentCheck

@Suite("An adapter that the command line names")
struct NamedAdapterTests {
  private static let intent = """
    import AppIntents
    struct LogIntent: AppIntent { static let title: LocalizedStringResource = "Log" }

    """

  private func findings(_ adapter: String) throws -> [String] {
    let tree = try SourceTree([
      "Sources/Engine/Undo.swift": "import AppIntents\nstruct UndoIntent: AppIntent {}\n", "Sources/Views/View.swift": "",
      "Sources/Engine/Voice/Log.swift": Self.intent, "Sources/Intents/Log.swift": Self.intent, "Other/A.swift": "",
      "Sources/Intents/Localizable.xcstrings": RuleExample.catalog(strings: "\"Log\": {}"),
    ])
    let families = ["architecture", "metadata"]
    return try tree.check { ($0.sources, $0.adapter, $0.only) = ("Sources", adapter, families) }.findings.map(\.text)
  }

  @Test("is the one that may import AppIntents, also where another target declares an intent")
  func alone() throws {
    let others = try findings("Sources/Intents").filter { $0.contains("framework-import") }
    #expect(others == [
      "Sources/Engine/Undo.swift:1:1: warning: Engine imports `AppIntents`, and the adapter is Intents [architecture.framework-import]",
      "Sources/Engine/Voice/Log.swift:1:1: warning: Engine imports `AppIntents`, and the adapter is Intents [architecture.framework-import]",
    ])
  }

  @Test("may lie deeper, and then has its own files alone")
  func deeper() throws {
    let others = try findings("Sources/Engine/Voice").filter { $0.contains("framework-import") }
    #expect(others.map { $0.prefix { $0 != ":" } } == ["Sources/Engine/Undo.swift", "Sources/Intents/Log.swift"])
  }

  @Test("is a library: it declares its intents, and names the bundle of its words")
  func library() throws {
    let own = try findings("Sources/Intents").filter { $0.hasPrefix("Sources/Intents/") }
    #expect(own.map { $0.split(separator: "[").last } == ["architecture.package-missing]", "metadata.bundle]"])
  }

  @Test("is a folder in the sources", arguments: ["Other", "Sources", "."])
  func outside(_ path: String) {
    #expect(throws: CheckFailure.adapterOutside(path: path, sources: "Sources")) { try findings(path) }
  }
}
