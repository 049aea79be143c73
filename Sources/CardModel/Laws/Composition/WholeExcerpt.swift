import IntentWords

/// Prose has at most 140 characters, and is not cut.
package enum WholeExcerpt: CompositionLaw {
  package static let law = Law(
    number: 9, name: "whole-excerpt", statement: "Prose has at most 140 characters, and is not cut.",
    reason: "Three lines hold about so much, and a cut in a sentence says something else than the sentence.",
    source: "SiriCardKit, composition laws at 9e1063b")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    card.blocks.enumerated().compactMap { number, block in
      guard case .sentence(let words) = block else { return nil }
      let text = words.text(in: languages)
      // No text has more characters than bytes.
      guard text.utf8.count > Excerpt.budget, text.count > Excerpt.budget else {
        return text.hasSuffix("…") || text.hasSuffix("...") ? Verdict(law, .warning, block: number, .cutProse) : nil
      }
      let reading = words.reading(in: languages)
      let count = reading.text.count
      let excerpt = Excerpt(of: reading.text, language: reading.language ?? languages.first ?? "en")
      return Verdict(
        law, .failure, block: number,
        .longProse(characters: count, most: Excerpt.budget, fitsWhole: excerpt.isWhole),
        // What a catalog says is shortened there, in each language; a first sentence that is too long, by a person.
        repair: words.bundle == nil && excerpt.isWhole ? .shorten(block: number, to: excerpt.text) : nil)
    }
  }
}
