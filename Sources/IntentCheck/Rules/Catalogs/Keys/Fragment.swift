/// Pieces of sentences that the code puts together.
struct Fragment: CatalogRule {
  let id = "words.fragment"
  let severity = Severity.advice
  let abstract = "A text that begins or ends with a space, or is a joining word alone: a piece of a sentence."
  let reason = """
    Other languages order the pieces otherwise, and inflect one by the other. Make one key of the whole sentence, with
    the parts as arguments. A piece is told by its look alone, so it is possibly none.
    """

  var examples: [RuleExample] {
    [
      RuleExample("a whole sentence", strings: "\"%@ and %@\": {},\n\"And now?\": {}"),
      RuleExample("a joining word", strings: "▸\"and\": {}"),
      RuleExample("an open end", strings: "▸\"Version: \": {}"),
    ]
  }

  /// A tab and a new line are layout: the standard menus of a Mac begin with one.
  private static let spaces: Set<Character> = [" ", "\u{A0}"]
  private static let joiningWords: Set = [
    "a", "ago", "an", "and", "as", "at", "but", "by", "for", "from", "if", "in", "is", "are", "of", "on", "or", "per",
    "than", "the", "to", "with",
  ]

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.compactMap { file, key in
      guard key.hasWords, !key.isStale, let text = key.source.first?.value, let why = why(text) else { return nil }
      return finding(
        "\(key.name.quoted) \(why): if it is put together with others, make one key of the whole sentence",
        at: file.place(of: key), key: key.name)
    }
  }

  private func why(_ text: String) -> String? {
    if text.first.map(Self.spaces.contains) == true { return "begins with a space" }
    if text.last.map(Self.spaces.contains) == true { return "ends with a space" }
    return Self.joiningWords.contains(text) ? "is a joining word alone" : nil
  }
}
