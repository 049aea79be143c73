import Foundation
import StringCatalog

/// What was wrong on the way to a reading.
package enum Problem: Hashable, Sendable {
  /// The catalog has no such key.
  case missingKey(String, table: String)
  /// The bundle has no such catalog.
  case missingCatalog(table: String, bundle: URL)
  /// The catalog cannot be read, or repeats the key.
  case catalog(CatalogFailure)
  /// The key has no text in the language that was asked for.
  case missingLanguage(String, key: String)
  /// The catalog has no key at all in the language.
  case unservedLanguage(String)
  /// The language uses the category for this count, and the key has no form for it.
  case missingPluralCategory(PluralCategory, language: String, key: String)
  /// The text varies by device, and lists neither this one nor `other`.
  case missingDevice(String, instead: String, key: String)
  /// The text asks for automatic agreement, which only Apple's systems can carry out.
  case inflection(key: String)
  /// The text varies by a number, and there is none.
  case missingCount(key: String)
  /// The text is there, but empty.
  case emptyText(key: String, language: String)
  /// The specifier cannot print the argument. Positions count from 1.
  case wrongArgument(Argument.Kind, position: Int, specifier: String, key: String)
  /// The text asks for an argument that the code does not give.
  case missingArgument(position: Int, specifier: String, key: String)
  /// A percent sign begins nothing that is known.
  case unknownSpecifier(String, key: String)
  /// The text names a substitution that the catalog does not have.
  case unknownSubstitution(String, key: String)
  /// Substitutions or resources are nested deeper than is read.
  case tooDeep(key: String)
  /// A form of the substitution asks for the substitution itself.
  case substitutionInItself(String, key: String)
  /// The text asks for more substitutions and resources than are read.
  case tooMuch(limit: Int, key: String)
  /// A placeholder was never filled.
  case unfilledPlaceholder(position: Int, key: String)
  /// An argument of a kind that only a newer sender knows.
  case unknownArgument(kind: String, key: String)
  /// A value that was formatted by its own process, but not in this language.
  case formattedTooEarly(languages: [String], key: String)
}
