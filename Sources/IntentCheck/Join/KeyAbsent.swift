/// A key that code asks for and no table has.
struct KeyAbsent: JoinRule {
  let id = "words.key-absent"
  let severity = Severity.error
  let abstract = "A key that the code asks for is in no catalog."
  let reason = """
    The person reads the key itself, or the default value of the code, in every language: nothing was ever translated. \
    It is mended by adding the key, or by correcting whichever of the two is misspelt. Only keys that the syntax tells \
    for certain are reported.
    """

  func findings(in join: WordsJoin) -> [Finding] {
    var missingTables: Set<String> = []
    var likenesses: [Int: [String: String]] = [:]
    return join.project.asks.indices.compactMap { index in
      let ask = join.project.asks[index]
      // Most keys have an answer: what costs most is asked last.
      guard ask.isCertain, join.answers[index].isEmpty, ask.phrase == nil || ask.phrase == .first, ask.key.holdsWords
      else { return nil }
      let candidates = join.candidates[index].filter { join.project.tables[$0].asker == .code }
      if candidates.isEmpty {
        guard case .named(let table) = ask.table, join.tables(named: ask.table).isEmpty else { return nil }
        return absentTable(table, ask, in: join, told: &missingTables)
      }
      for table in candidates where likenesses[table] == nil { likenesses[table] = join.tables[table].likenesses() }
      let likeness = TableIndex.likeness(ask.key.shape)
      let near = candidates.lazy.compactMap { table in likenesses[table]?[likeness].map { (table, $0) } }.first
      return absentKey(ask, candidates, near: near, in: join)
    }
  }

  private func absentKey(
    _ ask: ResourceAsk, _ candidates: [Int], near: (table: Int, key: String)?, in join: WordsJoin
  ) -> Finding? {
    let table = sentence(candidates, ask, in: join)
    var message = "`\(ask.asker)` asks for \(shown(ask.key.shown)), which \(table): "
    message += Self.consequence(of: ask)
    if let near {
      let place = join.project.tables[near.table].place(of: near.key)
      message += " Did you mean \(shown(near.key)) (\(place.path):\(place.line))? \(Self.difference(near.key, ask))"
    } else {
      message += " Add it to the catalog, or correct it here."
    }
    // Where the key is the text, the source language is right and only the others miss it.
    let isReadable = ask.defaultValue != nil || !Self.isIdentifier(ask.key)
    if isReadable, near == nil, !join.isTranslated(candidates) { return nil }
    return finding(message, severity: isReadable ? .warning : .error, at: ask.place, key: ask.key.shown)
  }

  private func absentTable(
    _ table: String, _ ask: ResourceAsk, in join: WordsJoin, told: inout Set<String>
  ) -> Finding? {
    // A project without any catalog, or without the usual one, is not localized, which is no fault of a line.
    guard !join.project.tables.isEmpty, ask.table != .localizable, ask.table != .appShortcuts,
      told.insert(table).inserted
    else { return nil }
    let count = join.project.asks.count { $0.table == ask.table }
    let keys = count == 1 ? "a key" : "\(count) keys"
    return finding(
      "The code asks a table \(shown(table)) for \(keys), and the project has no catalog of this name: "
        + "\(Self.consequence(of: ask)) Add \(table).xcstrings, or name the table that holds them.",
      severity: ask.defaultValue != nil || !Self.isIdentifier(ask.key) ? .warning : .error, at: ask.place,
      key: ask.key.shown)
  }

  private func sentence(_ candidates: [Int], _ ask: ResourceAsk, in join: WordsJoin) -> String {
    if candidates.count == 1, let only = candidates.first { return "\(join.project.tables[only].path) does not have" }
    guard case .named(let name) = ask.table else { return "no catalog of the project has" }
    return "no \(name) catalog has"
  }

  private static func consequence(of ask: ResourceAsk) -> String {
    if ask.defaultValue != nil { return "the default value is read in every language." }
    if ask.phrase != nil { return "the phrase is understood in the source language only." }
    return isIdentifier(ask.key)
      ? "the person reads the key itself." : "this text is read in every language."
  }

  private static func difference(_ near: String, _ ask: ResourceAsk) -> String {
    if near.lowercased() == ask.key.shown.lowercased() { return "They differ by case." }
    let (one, other) = (near.filter { !$0.isWhitespace }, ask.key.shown.filter { !$0.isWhitespace })
    if one == other { return "They differ by space." }
    if KeyShape(near).shape == ask.key.shape { return "They differ by the type of an argument." }
    return "They differ by case, space or punctuation."
  }

  /// Whether a key is a name (`settings.title`, `settings_title`) and no text that a person could read.
  static func isIdentifier(_ key: KeyPattern) -> Bool {
    guard case .text(let text) = key.pieces.first else { return false }
    let name = text.prefix { $0 != " " }
    // A name may be followed by arguments, and by nothing else: `items.count %lld`.
    let isAlone = key.pieces.allSatisfy {
      if case .text(let text) = $0 { text.split(separator: " ").count < 2 } else { true }
    }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    return isAlone && parts.count > 1 && parts.allSatisfy { $0.first?.isLetter == true }
  }
}

extension KeyAbsent {
  var examples: [RuleExample] {
    [
      RuleExample(
        "the keys agree",
        files: [
          "Hello.swift": "import Foundation\nlet hello = String(localized: \"Hello\")\n",
          "Localizable.xcstrings": RuleExample.catalog(strings: "\"Hello\": {}"),
        ]),
      RuleExample(
        "a key is misspelt",
        files: [
          "Hello.swift": "import Foundation\nlet hello = String(localized: ▸\"Hello\")\n",
          "Localizable.xcstrings": RuleExample.catalog(strings: "\"hello\": {}"),
        ]),
    ]
  }
}
