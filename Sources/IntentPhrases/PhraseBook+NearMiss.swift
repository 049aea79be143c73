extension PhraseBook {
  /// How many words of a sentence and of a phrase are compared: no phrase worth saying is longer, and the work for
  /// a sentence of any length is bounded.
  static var longestComparison: Int { 64 }
  /// How many texts of a slot are tried for each phrase.
  private static var triedTexts: Int { 8 }
  private static var reported: Int { 3 }

  /// The phrases nearest to a sentence that reaches none.
  func nearMisses(of sentence: String) -> [PhraseMatch.NearMiss] {
    let said = SpokenText(sentence, folding: folding, limit: Self.longestComparison).words
    let saidWords = Set(said.map(\.folded))
    let frame = frameForName(in: saidWords)
    let nearestTexts = slots.mapValues { $0.nearest(to: saidWords, limit: Self.triedTexts) }
    let candidates = phrases.enumerated().compactMap { position, phrase -> Candidate? in
      let texts: [SlotNames.Text?] = phrase.slot.map { nearestTexts[$0] ?? [] } ?? [nil]
      let tried = texts.map { Candidate(phrase, frame: phrase.frames[frame], text: $0, said: said, position: position) }
      return tried.min { $0.rank < $1.rank }
    }
    let ranked = candidates.sorted {
      ($0.rank.0, $0.rank.1, $0.phrase.shortcut, $0.position) < ($1.rank.0, $1.rank.1, $1.phrase.shortcut, $1.position)
    }
    return ranked.prefix(Self.reported).map { $0.nearMiss(said: said) }
  }

  /// The position of the frames whose app name the sentence holds; else the shown name's.
  private func frameForName(in words: Set<[Unicode.Scalar]>) -> Int {
    applicationNames.flatMap(\.spellings).firstIndex { spelling in
      spelling.words.allSatisfy { words.contains($0.folded) }
    } ?? 0
  }

  private struct Candidate {
    var phrase: Phrase
    var position: Int
    var shown: String
    var words: [SpokenWord]
    var difference: WordDifference
    var rank: (Int, Int) { (difference.distance, difference.count) }

    init(_ phrase: Phrase, frame: PhraseFrame, text: SlotNames.Text?, said: [SpokenWord], position: Int) {
      self.phrase = phrase
      self.position = position
      shown = frame.shown.before + (text?.name.text ?? "") + frame.shown.after
      let name = text?.name.spellings[0] ?? SpokenText(words: [])
      let whole = frame.before.followed(by: name).followed(by: frame.after)
      words = Array(whole.words.prefix(PhraseBook.longestComparison))
      difference = WordDifference(from: words, to: said)
    }

    func nearMiss(said: [SpokenWord]) -> PhraseMatch.NearMiss {
      PhraseMatch.NearMiss(
        phrase: shown, intent: phrase.intent, shortcut: phrase.shortcut,
        missing: WordDifference.written(words, at: difference.missing),
        extra: WordDifference.written(said, at: difference.extra))
    }
  }
}
