import Foundation

/// A localized string that is not yet resolved: what crosses between processes instead of text.
///
/// Resolving it late, in the language of the surface that shows it, is the point of App Intents' words:
/// the process that wrote the sentence may prefer another language than the one that shows it.
package struct Resource: Hashable, Sendable, Codable {
  /// The key in the catalog: the source text with a format specifier for each argument.
  package var key: String
  /// The source-language format when the code gave one; nil when the key is the text.
  package var defaultValue: String?
  /// What the specifiers stand for, in source order.
  package var arguments: [Argument]
  /// The catalog's name; nil means `Localizable`.
  package var table: String?
  /// The bundle that holds the catalog; nil means that no catalog is to be asked.
  package var bundle: URL?

  package init(
    key: String, defaultValue: String? = nil, arguments: [Argument] = [], table: String? = nil, bundle: URL? = nil
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.arguments = arguments
    self.table = table
    self.bundle = bundle
  }

  /// Text that is the same in every language, such as a name that a person gave.
  package static func verbatim(_ text: String) -> Resource {
    Resource(key: "%@", arguments: [.text(text)])
  }
}
