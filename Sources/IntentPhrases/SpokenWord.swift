/// One word of a sentence, folded, with the text it was written as.
struct SpokenWord: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Of a script that puts spaces between words.
    case spaced
    /// One character of a script that does not.
    case unspaced
    /// An emoji or another symbol.
    case symbol
  }

  var folded: [Unicode.Scalar]
  var written: String
  var kind: Kind
  /// Whether white space or punctuation stands before it.
  var isApart: Bool
}

/// A text as its words.
struct SpokenText: Hashable, Sendable {
  private(set) var words: [SpokenWord] = []
  /// Whether white space or punctuation follows the last word.
  private(set) var endsApart = false

  /// - Parameter limit: how many words are read at most.
  init(_ text: some StringProtocol, folding: Folding, limit: Int = .max) {
    var pending = ""
    var isApart = false
    var pendingIsApart = false
    func add(_ written: String, _ kind: SpokenWord.Kind, apart: Bool) {
      let folded = folding(written)
      if !folded.isEmpty { words.append(SpokenWord(folded: folded, written: written, kind: kind, isApart: apart)) }
    }
    func finishWord() {
      if !pending.isEmpty { add(pending, .spaced, apart: pendingIsApart) }
      pending = ""
    }
    for character in text {
      if words.count >= limit { break }
      switch CharacterRole(character) {
      case .joins:
        // A suffix such as ’te keeps its apostrophe, which shows when it is joined to a name.
        if !pending.isEmpty || !isApart && words.isEmpty { pending.append(character) }
      case .separates:
        finishWord()
        isApart = true
      case .word(.spaced):
        if pending.isEmpty { pendingIsApart = isApart }
        pending.append(character)
        isApart = false
      case .word(let kind):
        finishWord()
        add(String(character), kind, apart: isApart)
        isApart = false
      }
    }
    finishWord()
    endsApart = isApart
    if words.count > limit { words.removeLast(words.count - limit) }
  }

  init(words: [SpokenWord], endsApart: Bool = false) {
    self.words = words
    self.endsApart = endsApart
  }

  /// The text in normal form: a space stands only between two words of scripts that use spaces.
  var key: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var previous: SpokenWord.Kind?
    for word in words {
      if previous == .spaced, word.kind == .spaced { scalars.append(" ") }
      scalars += word.folded
      previous = word.kind
    }
    return scalars
  }

  /// The text followed by another, as if both had been written as one.
  func followed(by other: SpokenText) -> SpokenText {
    guard let first = other.words.first else {
      return SpokenText(words: words, endsApart: endsApart || other.endsApart)
    }
    guard let last = words.last else {
      var opening = first
      opening.isApart = first.isApart || endsApart
      return SpokenText(words: [opening] + other.words.dropFirst(), endsApart: other.endsApart)
    }
    guard last.kind == .spaced, first.kind == .spaced, !endsApart, !first.isApart else {
      return SpokenText(words: words + other.words, endsApart: other.endsApart)
    }
    var one = last
    one.folded += first.folded
    one.written += first.written
    return SpokenText(words: words.dropLast() + [one] + other.words.dropFirst(), endsApart: other.endsApart)
  }
}

/// What a character is for the boundaries of words.
enum CharacterRole: Hashable, Sendable {
  case word(SpokenWord.Kind)
  /// Stands inside a word without being heard.
  case joins
  case separates

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first(where: { $0.properties.generalCategory != .format }) else {
      self = .joins
      return
    }
    if Folding.apostrophes.contains(scalar) {
      self = .joins
      return
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      self = .word(scalar.isOfUnspacedScript ? .unspaced : .spaced)
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      self = .word(.symbol)
    default:
      self = .separates
    }
  }

  /// Whether the character belongs to a word of a script that puts spaces between words.
  static func isSpaced(_ scalar: Unicode.Scalar) -> Bool { CharacterRole(Character(scalar)) == .word(.spaced) }
}

extension Unicode.Scalar {
  /// Thai, Lao, Burmese, Khmer, kana and Han: scripts whose words are not set apart by spaces.
  var isOfUnspacedScript: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
