import IntentPhrases

/// A book like YearlyQuest's: one shortcut without a slot, one with the trend, one with a pair said in one breath.
func questBook(
  language: String = "en", names: [String] = ["YearlyQuest"], update: [String] = ["Update ${applicationName}"],
  log: [String] = ["Log ${trend} in ${applicationName}"], trends: [[String]] = [["Mood"], ["Mood at work"], ["Sleep"]]
) -> PhraseBook {
  PhraseBook(
    language: language, applicationNames: names,
    shortcuts: [
      PhraseBook.Shortcut(intent: "Quest.Update", phrases: update),
      PhraseBook.Shortcut(intent: "Quest.Log", phrases: log),
    ],
    values: [
      PhraseBook.Slot(intent: "Quest.Log", parameter: "trend"): trends.enumerated().map { position, texts in
        PhraseBook.Value(id: "t\(position)", texts: texts)
      }
    ])
}

extension PhraseMatch {
  /// `intent`, or `intent value`, for each match; nothing when there is none.
  var summary: [String] {
    func line(_ match: Match) -> String {
      [match.intent, match.filled?.value].compactMap(\.self).joined(separator: " ")
    }
    return switch self {
    case .one(let match): [line(match)]
    case .several(let matches): matches.map(line)
    case .none: []
    }
  }

  var nearMisses: [NearMiss] { if case .none(let misses) = self { misses } else { [] } }
}
