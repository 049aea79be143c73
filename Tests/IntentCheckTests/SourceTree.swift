import Foundation

@testable import IntentCheck

/// A folder of files for one test, gone with it.
final class SourceTree {
  let root: URL

  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func project() throws -> WordsProject { try WordsProject.load(at: root) }
}

/// The asks of one source, each on a line: table, key, and the default value where there is one.
func asks(_ text: String, keys: Set<String> = []) -> [String] {
  let (source, declarations) = parsed(text)
  return AskReader.read(source, declarations, keys: keys).asks.map { ask in
    let table = if case .named(let name) = ask.table { name } else { "?" }
    let value = ask.defaultValue.map { " = \($0.shown)" } ?? ""
    return "\(ask.isCertain ? "" : "~")\(table)/\(ask.key.shown)\(value)"
  }
}

func parsed(_ text: String) -> (SwiftSource, Declarations) {
  let source = SwiftSource(path: "A.swift", text: text)
  var declarations = DeclarationReader.read(source)
  declarations.keepWords()
  return (source, declarations)
}
