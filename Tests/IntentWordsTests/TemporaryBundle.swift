import Foundation

/// A folder with catalogs in it that goes when the test ends.
final class TemporaryBundle: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(
    path: "words-\(UUID().uuidString)", directoryHint: .isDirectory)

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  /// A bundle whose table `Localizable` has these entries (JSON), written in English.
  convenience init(strings: String) throws { try self.init(["Localizable.xcstrings": Self.catalog(strings)]) }

  deinit { try? FileManager.default.removeItem(at: url) }

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
