import StringCatalog

/// A key that a table has and no source asks for.
struct KeyUnused: JoinRule {
  let id = "words.key-unused"
  let severity = Severity.warning
  let abstract = "A key of a catalog is asked for by no source."
  let reason = """
    Every unused key is translated into every language for nobody, and hides the keys that matter. It is mended by \
    removing the entry, or by asking for it. A key that also stands in a file as a plain text is not reported, and one \
    in a table that code asks for keys made at run time is advice: reading cannot know.
    """

  func findings(in join: WordsJoin) -> [Finding] {
    zip(join.project.tables, join.use.used).flatMap { table, used in findings(in: table, used: used, join) }
  }

  private func findings(in table: WordTable, used: Set<String>, _ join: WordsJoin) -> [Finding] {
    // Phrases have a rule of their own, which knows the first from the others.
    guard table.asker == .code, !table.holdsPhrases, join.project.figures.sources > 0 else { return [] }
    let dynamic = join.dynamicAsks(of: table)
    let open = dynamic.first { $0.known.exact == "" || !$0.known.holdsWords }
    let unused = table.catalog.entries.filter { key, _ in
      !key.isEmpty && !used.contains(key) && !join.project.mentioned.contains(key)
        && !DynamicKey.fits(dynamic, key)
    }
    guard !unused.isEmpty else { return [] }
    let live = table.catalog.entries.keys.count { !$0.isEmpty }
    if unused.count == live, live > 1 { return [unusedTable(table, count: live)] }
    return unused.map { key, entry in unusedKey(key, entry, in: table, open: open) }
  }

  private func unusedTable(_ table: WordTable, count: Int) -> Finding {
    finding(
      "No source asks for any of the \(count) keys of \(table.name): the sources may lie outside this folder, "
        + "or the whole catalog may go.",
      severity: .advice, at: FindingPlace(path: table.path))
  }

  private func unusedKey(_ key: String, _ entry: Entry, in table: WordTable, open: DynamicAsk?) -> Finding {
    let languages = entry.localizations.count
    var message = "No source asks for \(shown(key))"
    if languages > 1 { message += "; it is kept in \(languages) languages for nobody" }
    message += ". Remove it, or ask for it."
    var severity = Severity.warning
    if entry.extractionState == "stale" {
      message += " Xcode has marked it stale."
    } else if let open {
      severity = .advice
      message += " Possibly in use: \(open.place.path):\(open.place.line) makes keys of this table at run time."
    } else if entry.extractionState == "manual" {
      severity = .advice
      message += " Possibly in use: it was written by hand, so something Xcode does not see may ask for it."
    }
    return finding(
      message, severity: severity, at: table.place(of: key),
      key: key)
  }
}

/// Keys that code puts together at run time.
enum DynamicKey {
  /// Whether a key can come of one of some asks whose known parts hold a word.
  static func fits(_ asks: [DynamicAsk], _ key: String) -> Bool {
    asks.contains { $0.known.holdsWords && fits($0.known, key) }
  }

  /// Whether a key can come of the known parts, with any text between them.
  static func fits(_ known: KeyPattern, _ key: String) -> Bool {
    var rest = key[...]
    for (index, piece) in known.pieces.enumerated() {
      guard case .text(let text) = piece else { continue }
      if index == 0 {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
      } else if index == known.pieces.count - 1 {
        return rest.hasSuffix(text)
      } else {
        guard let found = rest.firstRange(of: text) else { return false }
        rest = rest[found.upperBound...]
      }
    }
    return true
  }
}

extension KeyUnused {
  var examples: [RuleExample] {
    let source = "import Foundation\nlet hello = String(localized: \"Hello\")\n"
    return [
      RuleExample(
        "every key is asked for",
        files: ["Hello.swift": source, "Localizable.xcstrings": RuleExample.catalog(strings: "\"Hello\": {}")]),
      RuleExample(
        "a key is left over",
        files: [
          "Hello.swift": source,
          "Localizable.xcstrings": RuleExample.catalog(strings: "\"Hello\": {},\n▸\"Good day\": {}"),
        ]),
    ]
  }
}
