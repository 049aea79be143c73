extension Pseudolanguage {
  /// A text of a catalog as it reads in this language; what is filled in or marks something up is as before.
  /// - Parameters:
  ///   - text: as it stands in the catalog.
  ///   - isWhole: whether it is a sentence, which gets brackets, and not a part that is inserted into one.
  package func text(of text: String, isWhole: Bool = true) -> String {
    var literal = PseudoLiteral(self)
    // The parser itself, because a format has lost the markup of agreement.
    var parser = FormatParser(text)
    var result = ""
    for piece in parser.pieces() {
      switch piece {
      case .text(let text): result += literal.text(of: text)
      default: result += piece.written
      }
    }
    // What has no word has nothing to be translated: its brackets would tell of the arguments, not of the text.
    guard isWhole, literal.letters > 0 else { return result }
    let bracketed = "[" + result + padding(for: literal.letters) + "]"
    return self == .accented ? bracketed : "\u{2067}" + bracketed + "\u{2069}"
  }

  /// Words to make a text about 40 % longer, as German or Finnish is; the shortest texts grow most, as they do there.
  private func padding(for letters: Int) -> String {
    guard self == .accented else { return "" }
    let wanted = min(letters, 4096) * 2 / 5
    var padding = ""
    var words = 0
    repeat {
      padding += " " + Self.numerals[words % Self.numerals.count]
      words += 1
    } while padding.count < wanted
    return padding
  }

  private static let numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
}

extension Format.Piece {
  /// As a catalog writes it; of what a parser does not keep, the shortest way.
  fileprivate var written: String {
    switch self {
    case .text(let text): text.replacing("%", with: "%%")
    case .value(let specifier): specifier.text
    case .substitution(let name, let position): "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
    case .ownNumber: "%arg"
    case .unknown(let text): text
    }
  }
}

/// Changes the words of a text, piece by piece, and leaves the markup: a link's target may hold arguments.
private struct PseudoLiteral {
  private let language: Pseudolanguage
  private var isInTarget = false
  private(set) var letters = 0

  init(_ language: Pseudolanguage) { self.language = language }

  mutating func text(of text: String) -> String {
    var rest = text[...]
    // Found once: what opens without an end is not to be searched to the end of the text each time.
    let lastBrace = text.lastIndex(of: "}")
    var result = ""
    while !rest.isEmpty {
      if isInTarget {
        // The target of a link, or the attributes of agreement.
        let end = rest.firstIndex(of: ")")
        result += rest[..<(end ?? rest.endIndex)]
        rest = rest[(end ?? rest.endIndex)...]
        isInTarget = end == nil
      } else if rest.hasPrefix("](") {
        result += "]("
        rest = rest.dropFirst(2)
        isInTarget = true
      } else if let lastBrace, rest.startIndex < lastBrace, rest.hasPrefix("${"), let end = rest.firstIndex(of: "}") {
        result += rest[...end]
        rest = rest[end...].dropFirst()
      } else if let word = Optional(rest.prefix { $0.isLetter || $0.isNumber }), !word.isEmpty {
        result += changed(word)
        rest = rest[word.endIndex...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    // A percent sign of prose is doubled in a text that has arguments.
    return result.replacing("%", with: "%%")
  }

  private mutating func changed(_ word: Substring) -> String {
    // A number would be read from its end.
    guard word.contains(where: \.isLetter) else { return String(word) }
    letters += word.count
    switch language {
    case .accented: return String(word.map { Self.accented[$0] ?? $0 })
    // Right-to-left override: Latin letters run from right to left, until the pop at the end.
    case .rightToLeft: return "\u{202E}" + word + "\u{202C}"
    }
  }

  /// Every letter decomposes into the plain one and a mark, so that folding gives the plain word back.
  private static let accented: [Character: Character] = {
    let plain = "abcdefghijklmnopqrstuvwxyz"
    let marked = "åḃçďéḟĝĥîĵķļṁñöṗq̇ŕšţûṽŵẋýž"
    let both = zip(plain + plain.uppercased(), marked + marked.uppercased())
    return Dictionary(both.map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }()
}
