import Foundation

/// Who reads: the languages they prefer, how they write numbers, and where catalogs are kept.
struct ReadingContext {
  /// BCP 47 tags, best first.
  var languages: [String]
  var numbers: NumberForms
  var store: CatalogStore
  /// The language nobody speaks that every catalog text is read in; nil: the languages themselves.
  let pseudo: Pseudolanguage?
  /// The device that is rehearsed.
  var device: Device
  /// How many resources stand around this one.
  var depth = 0
  /// What all the texts of this reading may still ask for together.
  let budget = ReadingBudget()

  init(languages: [String], numbers: NumberForms, store: CatalogStore, device: Device) {
    self.languages = languages
    self.numbers = numbers
    self.store = store
    self.device = device
    pseudo = Pseudolanguage(among: languages)
  }

  private static let formats = BoundedCache<String, Format>(limit: 4096)

  /// Several times the longest sentence; 4096 texts that are longer would take hundreds of megabytes.
  private static let longestKept = 2048

  /// The text taken apart; kept, because the same few sentences are read again and again.
  func format(_ text: String) -> Format {
    text.utf8.count > Self.longestKept ? Format(text) : Self.formats.value(for: text) { Format(text) }
  }

  /// For a resource that stands in a text of a language.
  func within(_ language: String?) -> ReadingContext {
    var inner = self
    inner.depth += 1
    if let language, language != languages.first { inner.languages.insert(language, at: 0) }
    return inner
  }
}
