import Foundation
import IntentWire
import IntentWords

/// Finds what a person means by a name: title or synonym, in the person's languages, whatever the case,
/// the width or the accents.
package enum NameMatch {
  /// The values that are called `text`: those of exactly that spelling when there are any, else the folded ones.
  package static func matches<Value>(
    _ text: String, among values: [Value], languages: [String], display: (Value) -> Display
  ) -> [Value] {
    let wanted = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let folded = fold(wanted)
    var exact: [Value] = []
    var similar: [Value] = []
    for value in values {
      let names = names(of: display(value), languages: languages)
      if names.contains(wanted) {
        exact.append(value)
      } else if names.contains(where: { fold($0) == folded }) {
        similar.append(value)
      }
    }
    return exact.isEmpty ? similar : exact
  }

  /// What a value may be called in the languages.
  package static func names(of display: Display, languages: [String]) -> [String] {
    ([display.title] + display.synonyms).map { $0.reading(in: languages).text }
  }

  package static func fold(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
