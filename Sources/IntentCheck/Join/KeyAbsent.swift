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
    var keys = AbsentKeys()
    var ofTables: [Finding] = []
    for index in join.project.asks.indices {
      let ask = join.project.asks[index]
      // Most keys have an answer: what costs most is asked last.
      guard ask.isCertain, join.answers[index].isEmpty, ask.phrase == nil || ask.phrase == .first, ask.key.holdsWords,
        !join.mayBeUnread(ask.table)
      else { continue }
      let candidates = join.candidates[index].filter { join.project.tables[$0].asker == .code }
      if candidates.isEmpty {
        ofTables += absentTable(ask, in: join, told: &missingTables).map { [$0] } ?? []
        continue
      }
      for table in candidates where likenesses[table] == nil { likenesses[table] = join.tables[table].likenesses() }
      let likeness = TableIndex.likeness(ask.key.shape)
      let near = candidates.lazy.compactMap { table in likenesses[table]?[likeness].map { (table, $0) } }.first
      // Where the key is the text, the source language is right and only the others miss it.
      guard !ask.isReadable || near != nil || join.isTranslated(candidates) else { continue }
      keys.add(AbsentKey(ask: ask, candidates: candidates, near: near))
    }
    let texts = keys.told.lazy.filter { $0.near == nil && $0.ask.isReadable }.compactMap(\.ask.key.exact)
    let names = KeptWords(Set(texts), in: join.project.tables)
    return ofTables + keys.told.map { finding($0, others: keys.others($0), names: names, in: join) }
  }

  private func finding(_ key: AbsentKey, others: Int, names: KeptWords, in join: WordsJoin) -> Finding {
    let ask = key.ask
    let isName = key.near == nil && ask.isReadable && ask.defaultValue == nil && ask.key.exact.map(names.holds) ?? false
    let message =
      "`\(ask.asker)` asks for \(shown(ask.key.shown)), which \(sentence(key.candidates, ask, in: join)): "
      + Self.consequence(of: ask) + " " + mending(key, isName: isName, in: join)
      + (others > 0 ? " It is asked for in \(others.counted("more place"))." : "")
    let severity: Severity = isName ? .advice : ask.isReadable || ask.isOnlyMade ? .warning : .error
    return finding(message, severity: severity, at: ask.place, key: ask.key.shown)
  }

  private func mending(_ key: AbsentKey, isName: Bool, in join: WordsJoin) -> String {
    guard let (table, near) = key.near else {
      return isName
        ? "Possibly that is right, for it looks like a name." : "Add it to the catalog, or correct it here."
    }
    let place = join.project.tables[table].place(of: near)
    return "Did you mean \(shown(near)) (\(place.path):\(place.line))? \(Self.difference(near, key.ask))"
  }

  private func absentTable(_ ask: ResourceAsk, in join: WordsJoin, told: inout Set<String>) -> Finding? {
    // A project without any catalog, or without the usual one, is not localized, which is no fault of a line.
    guard case .named(let table) = ask.table, join.tables(named: ask.table).isEmpty, !join.project.tables.isEmpty,
      ask.table != .localizable, ask.table != .appShortcuts, told.insert(table).inserted
    else { return nil }
    let count = join.project.asks.count { $0.table == ask.table }
    let keys = count == 1 ? "a key" : "\(count) keys"
    let whole = Self.withoutEnding(table).flatMap { join.tables(named: .named($0)).isEmpty ? nil : $0 }
    let why = whole == nil
      ? "the project has no catalog of this name" : "tables are named without the ending of their files"
    let mending = whole.map { "Write \(shown($0))." } ?? "Add \(table).xcstrings, or name the table that holds them."
    return finding(
      "The code asks a table \(shown(table)) for \(keys), and \(why): \(Self.consequence(of: ask)) \(mending)",
      severity: ask.isReadable ? .warning : .error, at: ask.place, key: ask.key.shown)
  }

  /// `Localizable` of `Localizable.strings`.
  private static func withoutEnding(_ table: String) -> String? {
    [".strings", ".xcstrings", ".stringsdict"].first(where: table.hasSuffix).map { String(table.dropLast($0.count)) }
  }

  private func sentence(_ candidates: [Int], _ ask: ResourceAsk, in join: WordsJoin) -> String {
    if candidates.count == 1, let only = candidates.first { return "\(join.project.tables[only].path) does not have" }
    guard case .named(let name) = ask.table else { return "no catalog of the project has" }
    return "no \(name) catalog has"
  }

  private static func consequence(of ask: ResourceAsk) -> String {
    if ask.defaultValue != nil { return "the default value is read in every language." }
    if ask.phrase != nil { return "the phrase is understood in the source language only." }
    if !isIdentifier(ask.key) { return "this text is read in every language." }
    return (ask.isOnlyMade ? "where it is shown, " : "") + "the person reads the key itself."
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
    // Somebody's address is shown as an example, and no name of a text.
    guard !KeptWords.isSign(String(name)) else { return false }
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
