import CardKit
import CardModel
import CardRender
import Testing

/// Expects that a card breaks no law, in each of some languages.
///
/// Every failure and every warning is an issue with its words and the repair; advice is none. What is measured is
/// measured with the fonts that cards are drawn in, so they must be there.
/// - Parameters:
///   - card: the card, as an intent would return it.
///   - languages: what the card is read in, as BCP 47 tags; it is judged in each.
///   - spoken: what is said with the card, in the one language it is judged in; nil when that is not to be judged.
///   - printed: what the sheet prints above the card; nil for nothing.
/// - Returns: whether nothing was found.
@discardableResult
public func expectLawfulCard(
  _ card: SiriCard, in languages: [String], spoken: String? = nil, printed: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let layout: CardLayout
  do throws(CardRenderProblem) {
    layout = CardLayout(measurer: PangoMeasurer(try GoldenPlace.typesetter()))
  } catch {
    Issue.record("The card cannot be judged: \(error)", sourceLocation: sourceLocation)
    return false
  }
  var isLawful = !languages.isEmpty
  if languages.isEmpty { Issue.record("The card is judged in no language", sourceLocation: sourceLocation) }
  for language in languages {
    var verdicts = layout.verdicts(on: card.card, in: [language])
    if spoken != nil || printed != nil {
      let dialog = DialogAgreement(layout.placed(card.card, in: [language]))
      verdicts += dialog.verdicts(spoken: spoken ?? "", printed: printed)
        .filter { spoken != nil || $0.law != SpokenCard.law }
    }
    for verdict in verdicts where verdict.severity != .advice {
      isLawful = false
      Issue.record(
        "The card in \(language), \(verdict.severity.rawValue): \(verdict)", sourceLocation: sourceLocation)
    }
  }
  return isLawful
}
