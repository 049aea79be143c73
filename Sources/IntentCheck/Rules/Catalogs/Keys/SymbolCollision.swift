/// Keys that Xcode makes the same Swift symbol of.
struct SymbolCollision: CatalogRule {
  let id = "words.symbol-collision"
  let severity = Severity.warning
  let abstract = "Two manual keys of a catalog that give the same Swift symbol."
  let reason = """
    From version 26 Xcode makes a symbol of each key that was added by hand, and two of one name do not build. Rename
    one, or turn its symbol off (`generatesSymbol`). Where the project makes no symbols, nothing happens.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "different names, or no symbol",
        strings: """
          "log_in": {"extractionState": "manual"},
          "Log in": {},
          "log-in": {"extractionState": "manual", "generatesSymbol": false}
          """),
      RuleExample(
        "the same name",
        strings: """
          "log_in": {"extractionState": "manual"},
          ▸"Log in": {"extractionState": "manual"}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.catalogs.filter { !$0.holdsPhrases }.flatMap { file in
      var first: [String: CatalogKey] = [:]
      return file.keys.filter { $0.isManual && $0.entry.generatesSymbol != false }.compactMap { key -> Finding? in
        let symbol = Self.symbol(key)
        guard !symbol.isEmpty else { return nil }
        guard let other = first[symbol] else {
          first[symbol] = key
          return nil
        }
        return finding(
          "\(key.name.quoted) and \(other.name.quoted) on line \(other.entry.line) both give the symbol "
            + "\(symbol.prefix { $0 != "(" }); with generated symbols the project does not build",
          at: file.place(of: key), key: key.name)
      }
    }
  }

  /// The words of the key in camel case, and how many arguments they take: Swift tells functions apart by them.
  private static func symbol(_ key: CatalogKey) -> String {
    let text = CatalogText(key.name, at: key.entry.place).format.pieces.map { piece in
      if case .text(let text) = piece { text } else { " " }
    }.joined()
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "" }
    let name = words.dropFirst().reduce(first.prefix(1).lowercased() + first.dropFirst()) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
    return "\(name)(\(key.arguments.count))"
  }
}
