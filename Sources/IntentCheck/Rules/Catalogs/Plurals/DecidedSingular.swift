import IntentWords

/// Two keys, one for one and one for many.
struct DecidedSingular: CatalogRule {
  let id = "words.decided-singular"
  let severity = Severity.advice
  let abstract = "A key in the singular beside the same key in the plural: the code seems to choose between them."
  let reason = """
    `count == 1 ? "1 day" : "\\(count) days"` is right in English alone: in Croatian 21 takes the form of 1, and 2 has
    one of its own. One key with plural forms serves every language. It is possibly two sentences all the same.
    """

  var examples: [RuleExample] {
    [
      RuleExample("one key", strings: "\"%lld days left\": {},\n\"Day\": {}"),
      RuleExample("the singular written out", strings: "\"%lld days left\": {},\n▸\"1 day left\": {}"),
      RuleExample("the singular with its number", strings: "\"%lld days\": {},\n▸\"%lld day\": {}"),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.catalogs.filter { Languages.family($0.catalog.sourceLanguage) == "en" && !$0.holdsPhrases }.flatMap(findings)
  }

  private func findings(in file: CatalogFile) -> [Finding] {
    let texts = file.keys.filter { !$0.isStale && $0.source.count == 1 }
    var plurals: [String: CatalogKey] = [:]
    for key in texts where key.arguments.hasCount {
      guard let source = key.source.first, CountedNoun(in: source.format) != nil else { continue }
      for singular in Self.singulars(of: source.format) { plurals[singular] = key }
    }
    guard !plurals.isEmpty else { return [] }
    return texts.compactMap { key in
      guard let text = key.source.first.map({ Self.counted($0.format) }), let plural = plurals[text] else { return nil }
      return finding(
        "\(key.text.quoted) seems to be chosen for 1 instead of \(plural.text.quoted); one key that varies by plural "
          + "serves every language",
        at: file.place(of: key), key: key.name)
    }
  }

  /// The text with a mark for its number, be it an argument or a 1.
  private static func counted(_ format: Format) -> String {
    let text = format.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let specifier): specifier.type == .object ? "%@" : "#"
      default: "?"
      }
    }.joined()
    return text.split(separator: " ").map { $0 == "1" ? "#" : $0 }.joined(separator: " ").lowercased()
  }

  /// The text as it would be for one: each noun in the plural by itself in the singular.
  private static func singulars(of format: Format) -> [String] {
    let words = counted(format).split(separator: " ").map(String.init)
    return words.indices.flatMap { index -> [String] in
      let word = words[index]
      guard word.hasSuffix("s"), word.count > 3 else { return [] }
      let forms = word.hasSuffix("ies") ? [word.dropLast(3) + "y"] : word.hasSuffix("es") ? [word.dropLast(), word.dropLast(2)] : [word.dropLast()]
      return forms.map { form in
        var singular = words
        singular[index] = String(form)
        return singular.joined(separator: " ")
      }
    }
  }
}

extension CatalogKey {
  /// What the person reads in the source language; the key may be only a name.
  fileprivate var text: String { source.first?.value ?? name }
}
