import AppIntents
import BriefEngine
import CardKit

/// The brief as a card, of plain values and nothing else.
struct BriefCard {
  let words: BriefWords

  var card: SiriCard {
    let isSnoozed = words.brief.isSnoozed
    return SiriCard(bundle: .adapter) {
      Eyebrow(words.day)
      Headline(words.headline)
      for figure in words.figures { Row(figure.label, value: figure.value, unit: figure.unit) }
      if let prose = words.prose { Sentence(prose) }
      Well("Start focus", intent: StartFocusIntent())
      Well(isSnoozed ? "Resume" : "Snooze", intent: SnoozeIntent(snoozed: !isSnoozed))
    }
  }
}
