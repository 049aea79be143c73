import IntentWords
import StringCatalog

/// The arguments that a key is asked for with, by position from 1.
struct ArgumentList: Sendable {
  private(set) var specifiers: [Int: Specifier] = [:]

  var isEmpty: Bool { specifiers.isEmpty }
  var count: Int { specifiers.keys.max() ?? 0 }

  subscript(position: Int) -> Specifier? { specifiers[position] }

  /// The arguments of a key, which the code's interpolation made.
  ///
  /// A percent sign and a space are prose there: interpolation writes no flag of a space, and doubles the percent sign.
  init(key: Format) {
    take(ArgumentUse.uses(in: key).filter { !$0.specifier.flags.contains(.space) })
  }

  /// The arguments of a key that is only a name, as the source text shows them.
  init(source: [CatalogText], _ localization: Localization?) {
    for text in source {
      take(ArgumentUse.uses(in: text, of: localization).filter { !$0.specifier.flags.contains(.space) })
    }
  }

  private mutating func take(_ uses: [ArgumentUse]) {
    for use in uses where specifiers[use.position] == nil { specifiers[use.position] = use.specifier }
  }

  /// Whether both have the same positions, with arguments of the same kinds.
  func isAlike(_ other: ArgumentList) -> Bool {
    specifiers.count == other.specifiers.count
      && specifiers.allSatisfy { position, specifier in
        other[position].map { $0.type.isSameKind(as: specifier.type) } ?? false
      }
  }

  /// Whether some argument is a whole number, so that a count can be shown.
  var hasCount: Bool { specifiers.values.contains { $0.type == .whole(is64Bit: true) || $0.type == .whole(is64Bit: false) } }
}

/// One place in a text where an argument is printed.
struct ArgumentUse: Hashable, Sendable {
  let position: Int
  let specifier: Specifier

  /// The uses of a text by itself; unnumbered ones count from the first.
  static func uses(in format: Format) -> [ArgumentUse] { uses(in: format, substitutions: [:]) }

  /// The uses of a text, the arguments that its substitutions count included.
  ///
  /// - Parameter silent: substitutions whose number is not counted as a use.
  static func uses(
    in text: CatalogText, of localization: Localization?, without silent: Set<String> = []
  ) -> [ArgumentUse] {
    guard text.hasPercent else { return [] }
    // The order within a form of a substitution is not told by the form: only what is numbered is known.
    if text.substitution != nil {
      return text.format.pieces.compactMap { piece in
        guard case .value(let specifier) = piece, let position = specifier.position else { return nil }
        return ArgumentUse(position: position, specifier: specifier)
      }
    }
    return uses(in: text.format, substitutions: localization?.substitutions ?? [:], without: silent)
  }

  private static func uses(
    in format: Format, substitutions: [String: Substitution], without silent: Set<String> = []
  ) -> [ArgumentUse] {
    var next = 1
    var uses: [ArgumentUse] = []
    for piece in format.pieces {
      switch piece {
      case .value(let specifier):
        uses.append(ArgumentUse(position: specifier.position ?? next, specifier: specifier))
        if specifier.position == nil { next += 1 }
      case .substitution(let name, let position):
        let found = substitutions[name]
        let counted = Format("%" + (found?.formatSpecifier ?? "lld")).pieces.first
        if case .value(let specifier) = counted, !silent.contains(name) {
          uses.append(ArgumentUse(position: found?.argument ?? position ?? next, specifier: specifier))
        }
        if position == nil { next += 1 }
      case .text, .ownNumber, .unknown: break
      }
    }
    return uses
  }
}

/// What a specifier takes from the argument list.
enum SpecifierType: Hashable, Sendable {
  case object
  case whole(is64Bit: Bool)
  case fraction
}

extension SpecifierType {
  /// What the code passes for it, as a person would say it.
  var name: String {
    switch self {
    case .object: "a text"
    case .whole(let is64Bit): is64Bit ? "a whole number" : "a whole number of 32 bits"
    case .fraction: "a number with a fraction"
    }
  }

  func isSameKind(as other: SpecifierType) -> Bool {
    switch (self, other) {
    case (.object, .object), (.fraction, .fraction), (.whole, .whole): true
    default: false
    }
  }
}

extension Specifier {
  var type: SpecifierType {
    switch conversion {
    case .object: .object
    case .fixed, .exponent, .shortest: .fraction
    // `l` is 64 bits wide on every Apple platform of today.
    case .integer, .hexadecimal, .octal: .whole(is64Bit: text.utf8.contains { "lqzjtDUO".utf8.contains($0) })
    case .character: .whole(is64Bit: false)
    }
  }

  /// The same specifier with a position.
  func numbered(_ position: Int) -> String {
    guard self.position == nil else { return text }
    return "%\(position)$\(text.dropFirst())"
  }
}
