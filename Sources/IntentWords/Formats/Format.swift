/// A localized text taken apart at its percent signs.
///
/// Foundation's own formatter trusts the text: a wrong specifier from a translator crashes the process. This reads the
/// same specifiers and trusts none.
package struct Format: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case text(String)
    case value(Specifier)
    /// `%#@name@`, with a position or without.
    case substitution(name: String, position: Int?)
    /// `%arg`: the number that a substitution counts.
    case ownNumber
    /// A percent sign that begins nothing known; printed as it stands.
    case unknown(String)
  }

  package var pieces: [Piece]
  /// Whether the text asks for automatic agreement, `^[…](inflect: true)`; the pieces are without its markup.
  package var isInflected: Bool

  package init(_ text: String) {
    let plain = Inflection.removed(from: text)
    isInflected = plain != nil
    var parser = FormatParser(plain ?? text)
    pieces = parser.pieces()
  }
}

/// One `printf` specifier.
package struct Specifier: Hashable, Sendable {
  /// Which argument it prints, from 1; nil means the next.
  package var position: Int?
  package var flags: Flags = []
  package var width: Int?
  package var precision: Int?
  package var conversion: Conversion
  /// As it stands in the text.
  package var text: String

  package enum Conversion: Hashable, Sendable {
    case object, integer
    case hexadecimal(uppercase: Bool)
    case octal, character
    case fixed, exponent, shortest
  }

  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let left = Self(rawValue: 1)
    package static let plus = Self(rawValue: 2)
    package static let space = Self(rawValue: 4)
    package static let zero = Self(rawValue: 8)
    package static let alternate = Self(rawValue: 16)
    package static let grouping = Self(rawValue: 32)
  }

  /// What a bare `lld` prints as: how `%arg` is read.
  static func of(_ conversion: String) -> Specifier? {
    let format = Format("%" + conversion)
    guard format.pieces.count == 1, case .value(let specifier) = format.pieces.first else { return nil }
    return specifier
  }
}
