import IntentWords
import StringCatalog

/// What is wrong with how a text reads its arguments, as facts; the rules of the folder word them.
enum ArgumentFault: Hashable, Sendable {
  /// The argument is of another kind than the specifier prints.
  case type(ArgumentUse, passed: Specifier)
  /// All are whole numbers, some of other widths than the code passes; `repaired` is the text with the right ones.
  case width(ArgumentUse, passed: Specifier, repaired: String)
  /// The code passes no argument of this position.
  case extra(ArgumentUse, count: Int)
  /// Unnumbered specifiers stand in another order than the code's arguments; `numbered` is the text with positions.
  case reordered(numbered: String)
  /// A percent sign of prose; whether it is read as an argument, or begins nothing. `repaired` is the text with the
  /// sign doubled, where that shows all arguments: else the sign may have been meant for one.
  case stray(String, isRead: Bool, repaired: String?)

  /// All faults of a text.
  static func faults(of text: CatalogText, in key: CatalogKey, _ localization: KeyLocalization) -> [ArgumentFault] {
    guard text.hasPercent else { return [] }
    let uses = ArgumentUse.uses(in: text, of: localization.localization)
    guard !key.arguments.isEmpty else { return extras(of: uses, in: text, of: key) }
    // What prose takes from the arguments moves all that follow, so nothing more can be said.
    if let stray = stray(in: text, uses, of: key) { return [stray] }
    if let numbered = numbered(text, uses, key.arguments) { return [.reordered(numbered: numbered)] }
    let faults = uses.compactMap { fault(of: $0, key.arguments) }
    guard faults.isEmpty, let narrow = uses.first(where: { isOtherWidth($0, key.arguments) }),
      let passed = key.arguments[narrow.position]
    else { return faults }
    return [.width(narrow, passed: passed, repaired: widened(text, key.arguments))]
  }

  private static func isOtherWidth(_ use: ArgumentUse, _ arguments: ArgumentList) -> Bool {
    arguments[use.position].map { $0.type != use.specifier.type } ?? false
  }

  private static func widened(_ text: CatalogText, _ arguments: ArgumentList) -> String {
    var next = 1
    return text.rebuilt { specifier in
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      guard let passed = arguments[position], passed.type != specifier.type else { return specifier.text }
      return specifier.position == nil ? passed.text : passed.numbered(position)
    }
  }

  private static func fault(of use: ArgumentUse, _ arguments: ArgumentList) -> ArgumentFault? {
    guard let passed = arguments[use.position] else {
      return use.position > arguments.count ? .extra(use, count: arguments.count) : nil
    }
    return use.specifier.type.isSameKind(as: passed.type) ? nil : .type(use, passed: passed)
  }

  /// Without arguments a percent sign is prose, unless it begins what no prose does: `%@`, `%1$d`, `%lld`.
  private static func extras(of uses: [ArgumentUse], in text: CatalogText, of key: CatalogKey) -> [ArgumentFault] {
    // A key that is only a name does not tell what the code passes; its source text would.
    let isName = !key.name.contains(" ") && (key.localizations.allSatisfy { !$0.isSource } || key.isManual)
    guard !isName || !key.source.allSatisfy({ $0.value == key.name }) else { return [] }
    return uses.filter { use in
      let specifier = use.specifier
      if specifier.flags.contains(.space) { return false }
      return specifier.conversion == .object || specifier.position != nil || specifier.type == .whole(is64Bit: true)
    }.map { .extra($0, count: 0) }
  }

  /// The text with positions, when its unnumbered specifiers are the code's in another order; nil when they are not.
  private static func numbered(_ text: CatalogText, _ uses: [ArgumentUse], _ arguments: ArgumentList) -> String? {
    guard text.substitution == nil, uses.count > 1, uses.count == arguments.count,
      uses.allSatisfy({ $0.specifier.position == nil }),
      uses.contains(where: { use in arguments[use.position].map { !use.specifier.type.isSameKind(as: $0.type) } ?? false })
    else { return nil }
    var free = Set(1...arguments.count)
    let result = text.rebuilt { specifier in
      guard let position = free.sorted().first(where: { arguments[$0]?.type == specifier.type }) else { return "" }
      free.remove(position)
      return specifier.numbered(position)
    }
    return free.isEmpty ? result : nil
  }

  /// The first percent sign of prose that the source does not have as well.
  private static func stray(in text: CatalogText, _ uses: [ArgumentUse], of key: CatalogKey) -> ArgumentFault? {
    let strays = text.format.pieces.compactMap(\.stray)
    guard !strays.isEmpty, strays.contains(where: { !$0.isRead }) || !fits(uses, key.arguments) else { return nil }
    let inSource = Set((key.source.map(\.format) + [Format(key.name)]).flatMap(\.pieces).compactMap(\.stray))
    guard let first = strays.first(where: { !inSource.contains($0) }) else { return nil }
    let shown = uses.count { !$0.specifier.isProse }
    let isWhole = shown >= key.arguments.specifiers.count
    return .stray(
      first.text, isRead: first.isRead, repaired: isWhole ? text.rebuilt(doublingStrays: true) { $0.text } : nil)
  }

  /// Whether the flag of a space was most likely meant: each argument is printed at most once, by its own kind.
  private static func fits(_ uses: [ArgumentUse], _ arguments: ArgumentList) -> Bool {
    Set(uses.map(\.position)).count == uses.count
      && uses.allSatisfy { use in arguments[use.position].map { use.specifier.type.isSameKind(as: $0.type) } ?? false }
  }
}

private struct Stray: Hashable {
  let text: String
  let isRead: Bool
}

extension Specifier {
  /// Whether a space stands behind the percent sign; `% @` prints what `%@` does.
  fileprivate var isProse: Bool { flags.contains(.space) && conversion != .object }
}

extension Format.Piece {
  /// A percent sign and a space are most likely prose: interpolation writes no flag of a space.
  fileprivate var stray: Stray? {
    switch self {
    case .unknown(let text): Stray(text: text, isRead: false)
    case .value(let specifier) where specifier.isProse: Stray(text: specifier.text, isRead: true)
    case .text, .value, .substitution, .ownNumber: nil
    }
  }
}

extension CatalogText {
  /// The text with other specifiers; the markup of automatic agreement is lost.
  fileprivate func rebuilt(doublingStrays: Bool = false, specifier write: (Specifier) -> String) -> String {
    format.pieces.map { piece in
      switch piece {
      case .text(let words): words.replacing("%", with: "%%")
      case .unknown(let words): (doublingStrays ? "%" : "") + words
      case .value(let specifier) where doublingStrays && specifier.isProse: "%" + specifier.text
      case .value(let specifier): write(specifier)
      case .substitution(let name, let position): "%\(position.map { "\($0)$" } ?? "")#@\(name)@"
      case .ownNumber: "%arg"
      }
    }.joined()
  }
}

/// A fault with the text that has it.
struct LocatedArgumentFault: Sendable {
  let localization: KeyLocalization
  let text: CatalogText
  let fault: ArgumentFault

  /// Every fault of a key's texts.
  static func all(in key: CatalogKey) -> [LocatedArgumentFault] {
    key.localizations.flatMap { localization in
      localization.texts.filter(\.hasPercent).flatMap { text in
        ArgumentFault.faults(of: text, in: key, localization).map {
          LocatedArgumentFault(localization: localization, text: text, fault: $0)
        }
      }
    }
  }
}

extension CatalogRule {
  /// A finding for each fault that the rule has words for.
  func argumentFindings(
    in project: CatalogProject, words: (ArgumentFault) -> (message: String, repair: String?, severity: Severity?)?
  ) -> [Finding] {
    project.keys.flatMap { file, key -> [Finding] in
      if file.holdsPhrases || key.isStale { return [] }
      return key.argumentFaults.compactMap { found in
        words(found.fault).map { message, repair, severity in
          let language = found.localization.language
          // Whether anybody reads it is a guess, and no guess is an error.
          let isDoubtful = file.doubtful.contains(key.name) && (severity ?? self.severity) == .error
          return finding(
            "\(key.name.quoted) in \(Languages.name(language)): \(message)"
              + (isDoubtful ? "; no source is sure to ask for this key" : ""),
            severity: isDoubtful ? .warning : severity,
            at: file.place(found.text.place, in: found.localization),
            repair: found.text.format.isInflected ? nil : repair, language: language, key: key.name)
        }
      }
    }
  }
}
