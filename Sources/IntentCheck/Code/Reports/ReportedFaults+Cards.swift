extension ReportedFault {
  /// Faults of cards, of what is said, and of the intents around a card.
  static let cards: [ReportedFault] = [
    .init("S01", rule: "snippets.conditional-view"),
    .init("S02", rule: "snippets.pure"),
    .init("S04", rule: "cards.dead-button"),
    .init("S05", rule: "snippets.self-button"),
    .init("S06", rule: "snippets.direct-view"),
    .init("S07", rule: "snippets.static-state"),
    .init("S09", rule: "dialogs.split"),
    .init(
      "S10",
      refusal: """
        The report is a sample without words: that an asset without a universal variant is the cause is a guess, and \
        a rule must not say it.
        """),
    .init("L03", rule: "dialogs.raw-value"),
    .init("L04", rule: "dialogs.fragment"),
    .init("P06", rule: "dialogs.silent"),
    .init(
      "P06",
      refusal: """
        Its other half, a string catalog of phrases in an app for iOS 16: no source besides the report was found, and the \
        oldest system of a target is one number for several platforms.
        """),
    .init("D20", rule: "dialogs.hidden-failure"),
    .init("D21", rule: "dialogs.hidden-failure"),
    .init("D25", rule: "dialogs.swallowed-refusal"),
    .init(
      "D25",
      refusal: """
        Its other half, a change that nobody is asked about: only what removes something is asked about here \
        (dialogs.unconfirmed), as a question at every change is one too many.
        """),
  ]
}
