import IntentWords

/// A name and the ways it may be said.
struct SpokenName: Hashable, Sendable {
  /// As it is shown.
  var text: String
  /// With its symbols and, if something else is left, without.
  var spellings: [SpokenText]

  /// Nil when there is nothing to say in the text.
  init?(_ text: String, folding: Folding) {
    self.text = text
    let bare = String(text.map { CharacterRole($0) == .word(.symbol) ? " " : $0 })
    spellings = [SpokenText(text, folding: folding), SpokenText(bare, folding: folding)].filter { !$0.words.isEmpty }
    if spellings.count == 2, spellings[0].key == spellings[1].key { spellings.removeLast() }
    if spellings.isEmpty { return nil }
  }
}

/// What can be said in one slot, ready to be looked up.
struct SlotNames: Sendable {
  /// A text of a value, in book order.
  struct Text: Sendable {
    var value: Int
    var name: SpokenName
  }

  let values: [PhraseBook.Value]
  private(set) var texts: [Text] = []
  private var valuesByKey: [[Unicode.Scalar]: [Int]] = [:]
  private var longestKey = 0
  private var textsByWord: [[Unicode.Scalar]: [Int]] = [:]

  init(_ values: [PhraseBook.Value], folding: Folding) {
    self.values = values
    for (position, value) in values.enumerated() {
      for text in value.texts {
        guard let name = SpokenName(text, folding: folding) else { continue }
        for spelling in name.spellings where valuesByKey[spelling.key, default: []].last != position {
          valuesByKey[spelling.key, default: []].append(position)
          longestKey = max(longestKey, spelling.key.count)
        }
        for word in Set(name.spellings[0].words.map(\.folded)) {
          textsByWord[word, default: []].append(texts.count)
        }
        texts.append(Text(value: position, name: name))
      }
    }
  }

  var isEmpty: Bool { texts.isEmpty }

  /// The values that are said so, in book order.
  func values(saidAs key: some Collection<Unicode.Scalar>) -> [Int] {
    // A long sentence is not copied for each phrase it begins and ends like.
    key.count <= longestKey ? valuesByKey[Array(key)] ?? [] : []
  }

  /// The texts that hold a word nearly said, then those that share most words with a sentence; the first text when
  /// there are none.
  func nearest(to words: Set<[Unicode.Scalar]>, limit: Int) -> [Text] {
    var shared: [Int: Int] = [:]
    for word in words {
      for text in textsByWord[word] ?? [] { shared[text, default: 0] += 1 }
    }
    let sharing = shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let ranked = misspelt(in: words).prefix(limit / 2) + sharing
    guard !ranked.isEmpty else { return Array(texts.prefix(1)) }
    var seen: Set<Int> = []
    return ranked.filter { seen.insert($0).inserted }.prefix(limit).map { texts[$0] }
  }

  /// Words longer than this are no slip of a finger, and comparing them costs time.
  private static var longestMisspelt: Int { 32 }

  /// The texts with a word that one of the sentence's may have been meant for, the nearest first.
  private func misspelt(in words: Set<[Unicode.Scalar]>) -> [Int] {
    var distances: [Int: Int] = [:]
    for said in words where textsByWord[said] == nil && said.count <= Self.longestMisspelt {
      for (known, texts) in textsByWord where known.count <= Self.longestMisspelt {
        // Letters that are too many must all be dropped, which alone may be too far.
        guard LetterDistance.isSlip(abs(known.count - said.count), lengths: known.count, said.count) else { continue }
        let distance = LetterDistance.between(said, known)
        guard LetterDistance.isSlip(distance, lengths: known.count, said.count) else { continue }
        for text in texts { distances[text] = min(distance, distances[text] ?? .max) }
      }
    }
    return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }
}
