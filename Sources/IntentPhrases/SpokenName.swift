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

  /// The texts that share most words with a sentence; the first text when none shares any.
  func nearest(to words: Set<[Unicode.Scalar]>, limit: Int) -> [Text] {
    var shared: [Int: Int] = [:]
    for word in words {
      for text in textsByWord[word] ?? [] { shared[text, default: 0] += 1 }
    }
    guard !shared.isEmpty else { return Array(texts.prefix(1)) }
    let ranked = shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ranked.prefix(limit).map { texts[$0.key] }
  }
}
