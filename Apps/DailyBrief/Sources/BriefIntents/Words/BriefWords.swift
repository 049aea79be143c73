import AppIntents
import BriefEngine
import CardKit

/// What a brief says: the card, the spoken answer and the app's own page take their words from here.
public struct BriefWords: Sendable {
  let brief: Brief
  /// What the person reads: it tells where the sentences of a note end.
  let language: String

  /// Gives a brief its words.
  /// - Parameter language: what the person reads, as a BCP 47 tag.
  public init(_ brief: Brief, language: String) {
    self.brief = brief
    self.language = language
  }

  var day: String.LocalizationValue { "TODAY" }

  var headline: String.LocalizationValue { brief.isBlank ? "A blank page" : "Under way" }

  /// None on a day of which nothing is known: three zeros say less.
  var figures: [Figure] { brief.isBlank ? [] : BriefFigure.allCases.map { Figure($0, brief[$0]) } }

  /// What of a note fits in the three lines of a card, in characters: a German line ends after some 35 of them.
  private static let room = 105

  /// As much prose as a card has room for: whole sentences, so that a first one that is longer is left to the app.
  var prose: String.LocalizationValue? {
    let excerpt = brief.note.cardExcerpt(budget: Self.room, language: language)
    return prose(note: brief.note.hasPrefix(excerpt) ? excerpt : "")
  }

  private func prose(note: String) -> String.LocalizationValue? {
    if brief.isSnoozed { return "Snoozed until tomorrow." }
    return note.isEmpty ? nil : "\(note)"
  }

  /// Stands alone: the person may see nothing.
  var spoken: LocalizedStringResource {
    guard let prose else { return words(spokenFigures) }
    return words("\(words(spokenFigures)) \(words(prose))")
  }

  private var spokenFigures: String.LocalizationValue {
    let (focus, sleep) = (Figure.minutes(brief.focus), Figure.minutes(brief.sleep))
    return brief.isBlank
      ? "A blank page: nothing is logged yet today."
      : """
      Under way: today \(focus, format: Figure.wideMinutes) of focus, \(brief.steps) steps \
      and \(sleep, format: Figure.wideHours) of sleep.
      """
  }

  /// Stands above the card, which shows the rest.
  var shown: LocalizedStringResource { words("Here is your day.") }

  /// The brief as the app's own page has it: lines, each of one part, or of a figure's name, value and unit.
  public var page: [[LocalizedStringResource]] {
    let lines = [[day], [headline]] + figures.map { [$0.label, $0.value] + [$0.unit].compactMap(\.self) }
    return (lines + [prose(note: brief.note)].compactMap(\.self).map { [$0] }).map { $0.map(words) }
  }
}
