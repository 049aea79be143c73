import IntentWords

/// A number before a noun in the plural, in one form for all counts.
struct UnvariedCount: CatalogRule {
  let id = "words.unvaried-count"
  let severity = Severity.advice
  let abstract = "A number before a plural noun (`%lld days`), in one form for all counts."
  let reason = """
    It reads "1 days", and other languages have more forms yet. Let the text vary by plural in the catalog; the code
    stays as it is. Only English sources are looked at, and only nouns that end in s: it is possibly no count at all.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "varied, or no noun",
        strings: """
          "%lld days": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}}}},
          "%lld of %lld": {},
          "%lld is this": {},
          "%lld ms": {}
          """),
      RuleExample("one form", strings: "▸\"%lld days left\": {},\n▸\"You have %lld unread messages\": {}"),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.compactMap { file, key in
      guard Languages.family(file.catalog.sourceLanguage) == "en", !file.holdsPhrases, !key.isStale, key.arguments.hasCount,
        key.source.count == 1, let text = key.source.first, text.category == nil, text.substitution == nil,
        let noun = CountedNoun(in: text.format)
      else { return nil }
      return finding(
        "\(text.value.quoted) does not vary by its number: 1 reads as \"1 \(noun.words)\"; let it vary by plural",
        at: file.place(of: key), key: key.name)
    }
  }
}

/// A noun in the plural behind a whole number, with what stands between them.
struct CountedNoun {
  /// From the number to the noun.
  let words: String

  /// The first of a text.
  init?(in format: Format) {
    for (index, piece) in format.pieces.enumerated() {
      guard case .value(let specifier) = piece, case .whole = specifier.type, format.pieces.indices.contains(index + 1),
        case .text(let text) = format.pieces[index + 1], text.hasPrefix(" "), let words = Self.words(in: text),
        !Self.endsRange(format.pieces[..<index])
      else { continue }
      self.words = words
      return
    }
    return nil
  }

  /// Whether what stands before a number makes it the upper end of a range, which is never 1: `between %lld and `.
  private static func endsRange(_ pieces: ArraySlice<Format.Piece>) -> Bool {
    guard case .text(let joint) = pieces.last, case .value = pieces.dropLast().last else { return false }
    if ["–", "-", "—"].contains(joint.filter { $0 != " " }) { return true }
    guard case .text(let before) = pieces.dropLast(2).last, let word = before.split(separator: " ").last else {
      return false
    }
    return ["between and", "from to"].contains("\(word.lowercased()) \(joint.filter { $0 != " " })")
  }

  /// The noun may have one adjective before it.
  private static func words(in text: String) -> String? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).dropFirst().prefix(2)
    guard let first = words.first, isWord(first) else { return nil }
    if isPlural(first) { return String(first.filter(\.isLetter)) }
    guard first.allSatisfy(\.isLetter), !joining.contains(first.lowercased()), let second = words.dropFirst().first,
      isWord(second), isPlural(second)
    else { return nil }
    return "\(first) \(second.filter(\.isLetter))"
  }

  private static func isWord(_ word: Substring) -> Bool {
    // A full stop or a comma may follow; anything else makes it a unit, a path, a name.
    let letters = word.prefix(while: \.isLetter)
    return !letters.isEmpty && word.dropFirst(letters.count).allSatisfy { ".,:;!?…)".contains($0) }
  }

  private static func isPlural(_ word: Substring) -> Bool {
    let letters = word.prefix(while: \.isLetter).lowercased()
    return letters.count > 3 && letters.hasSuffix("s") && !["ss", "us", "is"].contains(letters.suffix(2))
      && !notNouns.contains(letters) && letters != word.prefix(while: \.isLetter).uppercased()
  }

  /// Words behind which a noun is not what the number counts.
  private static let joining: Set = [
    "of", "in", "on", "at", "to", "by", "and", "or", "for", "from", "with", "is", "was", "as", "per", "the", "a", "an", "x",
    "out", "more", "than", "via", "into",
  ]
  private static let notNouns: Set = ["always", "does", "goes", "less", "perhaps", "says", "sometimes", "besides"]
}
