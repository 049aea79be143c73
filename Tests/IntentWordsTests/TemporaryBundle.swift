import Foundation

/// A folder with catalogs in it that goes when the tests end.
struct TemporaryBundle {
  let url = Self.folder.appending(path: UUID().uuidString, directoryHint: .isDirectory)

  /// Removed when the process exits, so that no test has to keep its bundle alive.
  private static let folder: URL = {
    atexit { TemporaryBundle.removeAll() }
    return FileManager.default.temporaryDirectory.appending(
      path: "words-\(ProcessInfo.processInfo.processIdentifier)", directoryHint: .isDirectory)
  }()

  private static func removeAll() { try? FileManager.default.removeItem(at: folder) }

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  /// A bundle whose table `Localizable` has these entries (JSON), written in English.
  init(strings: String) throws { try self.init(["Localizable.xcstrings": Self.catalog(strings)]) }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  static func catalog(_ strings: String, source: String = "en") -> String {
    #"{ "sourceLanguage": "\#(source)", "version": "1.0", "strings": { \#(strings) } }"#
  }

  /// One entry with a plain text in each language.
  static func entry(_ key: String, _ texts: [String: String]) -> String {
    let localizations = texts.map { #""\#($0)": { "stringUnit": { "state": "translated", "value": "\#($1)" } }"# }
    return #""\#(key)": { "localizations": { \#(localizations.joined(separator: ", ")) } }"#
  }

  /// One entry with plural forms in each language.
  static func plural(_ key: String, _ forms: [String: [String: String]]) -> String {
    let localizations = forms.map { #""\#($0)": { "variations": \#(variations($1)) }"# }
    return #""\#(key)": { "localizations": { \#(localizations.joined(separator: ", ")) } }"#
  }

  static func variations(_ forms: [String: String]) -> String {
    let forms = forms.map { #""\#($0)": { "stringUnit": { "state": "translated", "value": "\#($1)" } }"# }
    return #"{ "plural": { \#(forms.joined(separator: ", ")) } }"#
  }
}
