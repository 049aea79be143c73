import Foundation
import Synchronization

/// How one locale writes numbers.
///
/// `String(format:locale:)` prints the same (minus sign, grouping, digits), but only Foundation's format styles can be
/// trusted with any locale.
final class NumberForms: Sendable {
  private let integer: IntegerFormatStyle<Int64>
  private let unsigned: IntegerFormatStyle<UInt64>
  private let double: FloatingPointFormatStyle<Double>
  private let counts = WrittenCounts()

  init(_ locale: Locale) {
    integer = IntegerFormatStyle<Int64>(locale: locale)
    unsigned = IntegerFormatStyle<UInt64>(locale: locale)
    double = FloatingPointFormatStyle<Double>(locale: locale)
  }

  private static let cache = BoundedCache<String, NumberForms>(limit: 256)

  /// The forms of a locale given as a tag or an ICU identifier.
  static func of(tag: String) -> NumberForms { cache.value(for: tag) { NumberForms(.of(tag: tag)) } }
}

/// The small whole numbers as one locale writes them: nearly every count is one, and to write it anew takes as long as
/// the rest of a reading.
private final class WrittenCounts: Sendable {
  private static let range: Range<Int64> = 0..<1000
  private let texts = Mutex([String?](repeating: nil, count: range.count))

  func text(_ value: Int64) -> String? {
    guard Self.range.contains(value) else { return nil }
    return texts.withLock { $0[Int(value)] }
  }

  func keep(_ text: String, of value: Int64) -> String {
    if Self.range.contains(value) { texts.withLock { $0[Int(value)] = text } }
    return text
  }
}

// MARK: By specifier

extension NumberForms {
  func text(_ value: Int64, _ specifier: Specifier) -> String {
    switch specifier.conversion {
    case .object, .integer:
      let digits = minimumDigits(specifier, signed: value < 0)
      if digits == nil, !specifier.flags.contains(.plus) {
        let text = counts.text(value) ?? counts.keep(integer.format(value), of: value)
        return padded(spaced(text, value >= 0, specifier), specifier)
      }
      return padded(spaced(styled(integer, digits, specifier).format(value), value >= 0, specifier), specifier)
    case .fixed, .exponent, .shortest: return text(Double(value), specifier)
    case .hexadecimal, .octal, .character: return text(UInt64(bitPattern: value), specifier)
    }
  }

  func text(_ value: UInt64, _ specifier: Specifier) -> String {
    switch specifier.conversion {
    case .object, .integer:
      let style = styled(unsigned, minimumDigits(specifier, signed: false), specifier)
      return padded(spaced(style.format(value), true, specifier), specifier)
    case .fixed, .exponent, .shortest: return text(Double(value), specifier)
    case .hexadecimal(let uppercase): return padded(radix(value, 16, uppercase, "0x", specifier), specifier)
    case .octal: return padded(radix(value, 8, false, "0", specifier), specifier)
    case .character:
      let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init)
      return padded(scalar.map { String(Character($0)) } ?? "", specifier)
    }
  }

  func text(_ value: Double, _ specifier: Specifier) -> String {
    var style = double
    // Six is printf's default precision.
    let precision = specifier.precision ?? 6
    switch specifier.conversion {
    case .object: break
    case .exponent: style = style.notation(.scientific).precision(.fractionLength(precision))
    case .shortest: style = style.precision(.significantDigits(1...max(precision, 1)))
    case .fixed: style = style.precision(fixed(precision, specifier, signed: value.sign == .minus))
    case .integer, .hexadecimal, .octal, .character: style = style.precision(.fractionLength(0...6))
    }
    if specifier.flags.contains(.plus) { style = style.sign(strategy: .always()) }
    return padded(spaced(style.format(value), value.sign == .plus, specifier), specifier)
  }
}

extension NumberForms {
  private func styled<Value: BinaryInteger>(
    _ style: IntegerFormatStyle<Value>, _ digits: Int?, _ specifier: Specifier
  ) -> IntegerFormatStyle<Value> {
    var style = style
    if let digits { style = style.precision(.integerLength(digits...)) }
    if specifier.flags.contains(.plus) { style = style.sign(strategy: .always()) }
    return style
  }

  /// How many digits a precision, or a width filled with zeros, asks for.
  private func minimumDigits(_ specifier: Specifier, signed: Bool) -> Int? {
    if let precision = specifier.precision { return max(precision, 1) }
    guard specifier.flags.contains(.zero), !specifier.flags.contains(.left), let width = specifier.width
    else { return nil }
    let sign = signed || !specifier.flags.isDisjoint(with: [.plus, .space])
    return max(width - (sign ? 1 : 0), 1)
  }

  private func fixed(
    _ precision: Int, _ specifier: Specifier, signed: Bool
  ) -> NumberFormatStyleConfiguration.Precision {
    var whole = specifier
    whole.precision = nil
    whole.width = specifier.width.map { $0 - (precision > 0 ? precision + 1 : 0) }
    guard let digits = minimumDigits(whole, signed: signed) else { return .fractionLength(precision) }
    return .integerAndFractionLength(integerLimits: digits..., fractionLimits: precision...precision)
  }

  /// Programmers' digits: no locale has its own.
  private func radix(
    _ value: UInt64, _ radix: Int, _ uppercase: Bool, _ prefix: String, _ specifier: Specifier
  ) -> String {
    let digits = String(value, radix: radix, uppercase: uppercase)
    let missing = max((minimumDigits(specifier, signed: false) ?? 1) - digits.count, 0)
    let mark = specifier.flags.contains(.alternate) && value != 0 ? prefix : ""
    return mark + String(repeating: "0", count: missing) + digits
  }

  private func spaced(_ text: String, _ isPositive: Bool, _ specifier: Specifier) -> String {
    isPositive && specifier.flags.contains(.space) && !specifier.flags.contains(.plus) ? " " + text : text
  }

  private func padded(_ text: String, _ specifier: Specifier) -> String { specifier.padded(text) }
}

extension Specifier {
  /// The text, filled with spaces up to the width.
  func padded(_ text: String) -> String {
    guard let width, width > text.count else { return text }
    let space = String(repeating: " ", count: width - text.count)
    return flags.contains(.left) ? text + space : space + text
  }
}

// MARK: Digits that are seen

extension Specifier {
  /// How many digits after the point a double has as this specifier prints it.
  func fractionDigits(of value: Double) -> Int {
    switch conversion {
    case .fixed, .exponent: return precision ?? 6
    case .hexadecimal, .octal, .character: return 0
    case .object, .integer, .shortest:
      let text = NumberForms.plain.text(value, self)
      return text.firstIndex(of: ".").map { text[$0...].dropFirst().prefix(while: \.isNumber).count } ?? 0
    }
  }
}

extension NumberForms {
  /// With a point before the fraction.
  fileprivate static let plain = NumberForms(Locale(identifier: "en_US_POSIX"))
}
