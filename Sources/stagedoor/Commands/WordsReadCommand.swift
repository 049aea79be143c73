#if canImport(IntentCheck)
import IntentCheck
import IntentHost
import IntentWords

/// `words read` and `words pseudo`: the texts of a project as a person reads them.
struct WordsReadCommand {
  let options: Options
  let terminal: Terminal

  /// One key, every language side by side.
  /// - Returns: the exit status.
  /// - Throws: `WordsFailure`, `KeyFailure`, `UsageError`.
  func read(_ key: String, _ path: String) throws -> Int32 {
    let counts = try options.counts.map(Self.counts)
    let reader = try reader(of: path)
    let read: [KeyReading]
    do {
      read = try reader.read(key, counts: counts, in: languages)
    } catch {
      // A key may be missing because its catalog cannot be read.
      _ = complain(of: reader)
      throw error
    }
    return try show(read, of: reader) { width in
      read.enumerated().flatMap { place, key in (place > 0 ? [""] : []) + key.lines(width: width) }
    }
  }

  /// Every sentence.
  func readAll(_ path: String) throws -> Int32 {
    let reader = try reader(of: path)
    let read = reader.all(in: languages)
    return try show(read, of: reader) { read.sentences(width: $0) }
  }

  /// Every source text in a language nobody speaks.
  func pseudo(_ path: String) throws -> Int32 {
    let asked = languages ?? [Pseudolanguage.accented.rawValue]
    guard let tag = asked.first, asked.count == 1, let language = Pseudolanguage(tag: tag) else {
      let names = Pseudolanguage.allCases.map(\.rawValue)
      throw UsageError.badValue(.language, asked.joined(separator: ","), allowed: names)
    }
    let reader = try reader(of: path)
    let texts = reader.pseudo(language)
    if options.writesJSON {
      terminal.print(try DocumentText.of(PseudoDocument(texts)))
    } else {
      for line in texts.lines { terminal.print(line, colour: "") }
    }
    return complain(of: reader)
  }

  private func reader(of path: String) throws -> WordsReader {
    terminal.progress("reading the words of \(path.visible) …")
    defer { terminal.clearProgress() }
    return try WordsReader(path: path)
  }

  private var languages: [String]? { options.languages }

  /// - Throws: `UsageError`.
  private static func counts(_ text: String) throws -> [SampleCount] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let count = SampleCount(String(part)) else {
        throw UsageError.badValue(.count, String(part), allowed: ["whole numbers and decimals such as 0,1,2.5"])
      }
      return count
    }
  }

  private func show(_ read: [KeyReading], of reader: WordsReader, lines: (_ width: Int?) -> [String]) throws -> Int32 {
    if options.writesJSON {
      terminal.print(try DocumentText.of(ReadingsDocument(read)))
    } else {
      for line in lines(terminal.columns) { terminal.print(line, colour: "") }
    }
    return complain(of: reader)
  }

  /// - Returns: the exit status: 1 when a catalog could not be read.
  private func complain(of reader: WordsReader) -> Int32 {
    for failure in reader.failures { terminal.complain("stagedoor: \(failure.description)") }
    return reader.failures.isEmpty ? 0 : 1
  }
}

extension KeyFailure {
  /// What is said of it: the keys that may have been meant are a line each.
  var words: String {
    switch self {
    case .noKey(let key, let nearest) where nearest.isEmpty: "no catalog has a key \(Self.quoted(key))"
    case .noKey(let key, let nearest): "no catalog has a key \(Self.quoted(key)); the nearest:" + Self.list(nearest)
    case .severalKeys(let part, let keys): "several keys have \(Self.quoted(part)); name one of them:" + Self.list(keys)
    case .noNumber(let key): "\(Self.quoted(key)) takes no number, so there is nothing to count; leave out --count"
    }
  }

  private static func quoted(_ key: String) -> String { "\"\(ShownText(key).text)\"" }

  private static func list(_ keys: [String]) -> String {
    let limit = 40
    let rest = keys.count > limit ? "\n  and \(keys.count - limit) more" : ""
    return keys.prefix(limit).map { "\n  \(ShownText($0).text)" }.joined() + rest
  }
}
#endif
