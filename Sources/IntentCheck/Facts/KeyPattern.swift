import IntentWords

/// A key as code spells it: text, and arguments whose specifier the syntax tells or does not.
package struct KeyPattern: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// The specifier; nil when the type of the expression is not known, which any specifier fits.
    case argument(String?)
  }

  package private(set) var pieces: [Piece] = []

  package init(_ text: String = "") { append(.text(text)) }

  mutating func append(_ piece: Piece) {
    guard case .text(let text) = piece else { return pieces.append(piece) }
    guard !text.isEmpty else { return }
    if case .text(let before) = pieces.last {
      pieces[pieces.count - 1] = .text(before + text)
    } else {
      pieces.append(piece)
    }
  }

  /// The key; nil when an argument's specifier is not known.
  package var exact: String? {
    var key = ""
    for piece in pieces {
      switch piece {
      case .text(let text): key += text
      case .argument(let specifier?): key += specifier
      case .argument(nil): return nil
      }
    }
    return key
  }

  /// As it is shown in a message: an unknown argument reads `%?`.
  package var shown: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let specifier): specifier ?? "%?"
      }
    }.joined()
  }

  /// Whether it holds a word: a key without one (`%@`, `•`, `%.1fx`, an address) has nothing to translate.
  package var holdsWords: Bool {
    pieces.contains { piece in
      guard case .text(let text) = piece else { return false }
      // A regular expression is made anew each time, so it is kept for the few texts that have a link.
      let shown = text.contains("](") ? text.replacing(#/\]\([^)]*\)/#, with: "]") : text
      let words = KeyShape.withoutMarkers(shown)
      let letters = words.unicodeScalars.filter(\.properties.isAlphabetic)
      let isAddress = words.contains("://") && !words.contains(" ")
      // One letter of the Latin alphabet is a sign or a unit; of another script it may well be a word.
      return !isAddress && (letters.count > 1 || letters.contains { !$0.isASCII })
    }
  }

  /// The shape it shares with every key that differs in its specifiers only.
  var shape: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument: KeyShape.slot
      }
    }.joined()
  }

  /// Whether a catalog's key is this one.
  package func matches(_ key: KeyShape) -> Bool {
    if exact == key.key { return true }
    let wanted = pieces.compactMap { piece in
      if case .argument(let specifier) = piece { .some(specifier) } else { String??.none }
    }
    return !wanted.isEmpty && shape == key.shape && wanted.count == key.specifiers.count
      && zip(wanted, key.specifiers).allSatisfy { $0 == nil || $0 == $1 }
  }
}

/// A catalog's key taken apart at its specifiers.
package struct KeyShape: Hashable, Sendable {
  static let slot = "\u{FFFC}"

  package let key: String
  /// The key with each specifier replaced by one mark.
  package let shape: String
  /// The specifiers, without the positions some keys carry.
  package let specifiers: [String]

  package init(_ key: String) {
    self.key = key
    guard key.utf8.contains(UInt8(ascii: "%")) else {
      shape = key
      specifiers = []
      return
    }
    var (shape, specifiers) = ("", [String]())
    for piece in Format(key).pieces {
      switch piece {
      case .text(let text): shape += text.replacing("%", with: "%%")
      case .unknown(let text): shape += text
      case .ownNumber: shape += "%arg"
      case .substitution(let name, _): shape += "%#@\(name)@"
      case .value(let specifier):
        shape += Self.slot
        let position = specifier.position.map { "\($0)$" } ?? ""
        specifiers.append(specifier.text.replacing("%\(position)", with: "%", maxReplacements: 1))
      }
    }
    self.shape = shape
    self.specifiers = specifiers
  }

  /// Text without `${…}`, whose name no one reads.
  static func withoutMarkers(_ text: String) -> String {
    var (rest, kept) = (text[...], "")
    while let start = rest.firstRange(of: "${") {
      kept += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "}") else { break }
      rest = rest[rest.index(after: end)...]
    }
    return kept + rest
  }
}
