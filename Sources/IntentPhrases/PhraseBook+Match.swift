extension PhraseBook {
  /// The intents that a sentence reaches.
  package func match(_ sentence: String) -> PhraseMatch {
    let matches = matches(of: sentence)
    guard let first = matches.first else { return .none(nearMisses(of: sentence)) }
    return matches.count == 1 ? .one(first) : .several(matches)
  }

  /// Every way to read a sentence, in book order.
  package func matches(of sentence: String) -> [PhraseMatch.Match] {
    let key = SpokenText(sentence, folding: folding).key
    var matches: [PhraseMatch.Match] = []
    var seen: Set<PhraseMatch.Match> = []
    for phrase in phrases {
      for match in readings(of: key, as: phrase) where seen.insert(match).inserted { matches.append(match) }
    }
    let ordered = matches.enumerated().sorted { ($0.element.shortcut, $0.offset) < ($1.element.shortcut, $1.offset) }
    return ordered.map(\.element)
  }

  private func readings(of key: [Unicode.Scalar], as phrase: Phrase) -> [PhraseMatch.Match] {
    guard let slot = phrase.slot, let names = slots[slot] else {
      return phrase.frames.contains { $0.isSaid(by: key) }
        ? [PhraseMatch.Match(intent: phrase.intent, shortcut: phrase.shortcut)] : []
    }
    let found = Set(phrase.frames.flatMap { frame in frame.slot(in: key).map(names.values(saidAs:)) ?? [] })
    return found.sorted().map { position in
      let value = names.values[position]
      return PhraseMatch.Match(
        intent: phrase.intent, shortcut: phrase.shortcut,
        filled: PhraseMatch.Filled(
          parameter: slot.parameter, value: value.id, title: value.texts.first ?? value.id))
    }
  }
}
