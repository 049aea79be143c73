/// One language's words of one table: a `.strings` or a `.stringsdict` file.
package struct LanguageTable: Hashable, Sendable {
  package var entries: [String: Entry] = [:]
  /// The path of the file, as it was given.
  package var file: String
  /// Keys the file repeats, the first few thousand of them. The last of each stands in `entries`.
  package var repetitions: [CatalogFailure] = []

  package struct Entry: Hashable, Sendable {
    /// The comment that stands before the key.
    package var comment: String?
    package var localization: Localization
  }

  init(file: String) { self.file = file }

  /// More are of no use to whoever mends them.
  private static let repetitionLimit = 4096

  mutating func add(_ key: String, _ entry: Entry, _ cursor: TextCursor?) {
    if let first = entries.updateValue(entry, forKey: key), let cursor, repetitions.count < Self.repetitionLimit {
      let fault = CatalogFailure.Fault.repeated(path: [key], firstLine: first.localization.place.line)
      var failure = cursor.failure(fault, at: entry.localization.place)
      failure.saysTheSame = first.localization.text?.unit.map { $0.value == entry.localization.text?.unit?.value } ?? false
      repetitions.append(failure)
    }
  }
}
