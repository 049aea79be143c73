import Foundation

@testable import IntentCheck

extension SourceTree {
  /// The folder as findings see it: links resolved.
  var folder: String { root.resolvingSymlinksInPath().path }

  func options(_ change: (inout CheckOptions) -> Void = { _ in }) -> CheckOptions {
    var options = CheckOptions(here: folder)
    change(&options)
    return options
  }

  func check(_ change: (inout CheckOptions) -> Void = { _ in }) throws -> CheckReport {
    try CheckRun(options(change)).report()
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  @discardableResult
  func run(_ program: String, _ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = root
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// Sources with one finding each, for what is not about rules.
enum Snippet {
  /// `snippets.discoverable` on the line of the structure, with a fix.
  static func card(_ name: String = "CardIntent", before: String = "") -> String {
    """
    import AppIntents
    \(before)struct \(name): SnippetIntent {
      static let title: LocalizedStringResource = "Card"
      func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
    }

    """
  }
}
