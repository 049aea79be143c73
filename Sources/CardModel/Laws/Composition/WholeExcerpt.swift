import IntentWords

/// Prose has at most 140 characters, and ends where a sentence ends.
package enum WholeExcerpt: CompositionLaw {
  package static let law = Law(
    number: 9, name: "whole-excerpt", statement: "Prose has at most 140 characters, and ends where a sentence ends.",
    reason: "Three lines hold about so much, and a cut in a sentence says something else than the sentence.",
    source: "SiriCardKit, composition laws at 9e1063b")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    card.blocks.enumerated().compactMap { number, block in
      guard case .sentence(let words) = block else { return nil }
      // No text has more characters than bytes.
      guard words.text(in: languages).utf8.count > Excerpt.budget else { return nil }
      let reading = words.reading(in: languages)
      let count = reading.text.count
      guard count > Excerpt.budget else { return nil }
      let excerpt = Excerpt(of: reading.text, language: reading.language ?? languages.first ?? "en")
      return Verdict(
        law, .failure, block: number,
        .longProse(characters: count, most: Excerpt.budget, fitsWhole: excerpt.isWhole),
        repair: .shorten(block: number, to: excerpt.text))
    }
  }
}
