#if canImport(_FoundationICU)
import _FoundationICU

/// CLDR's plural rule of a language, from the ICU inside the toolchain's Foundation.
final class PluralRule: @unchecked Sendable {
  // Unchecked: ICU's rules do not change once opened, and may be asked from any thread.
  private let rules: OpaquePointer?

  init(language: String) {
    var status = U_ZERO_ERROR
    rules = swift_uplrules_open(language, &status)
  }

  deinit { swift_uplrules_close(rules) }

  /// The category of a count without a fraction; `other` when ICU has no rule.
  func category(of count: Double) -> PluralCategory {
    category { rules, name, status in swift_uplrules_select(rules, count, name, 16, &status) }
  }

  /// The category of a number that is written with so many digits after the point: in English 1 day, but 1.0 days.
  func category(of count: Double, fractionDigits: Int) -> PluralCategory {
    guard let written = WrittenNumber(count, fractionDigits: fractionDigits) else { return category(of: count) }
    return category { rules, name, status in swift_uplrules_selectFormatted(rules, written.number, name, 16, &status) }
  }

  private func category(
    _ select: (OpaquePointer, UnsafeMutablePointer<UChar>?, inout UErrorCode) -> Int32
  ) -> PluralCategory {
    guard let rules else { return .other }
    var status = U_ZERO_ERROR
    return withUnsafeTemporaryAllocation(of: UChar.self, capacity: 16) { name in
      let length = select(rules, name.baseAddress, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= 16 else { return .other }
      return PluralCategory(name: name[..<Int(length)])
    }
  }
}

/// A number as it is written, which CLDR's rules look at.
private final class WrittenNumber {
  let number: OpaquePointer

  init?(_ value: Double, fractionDigits: Int) {
    guard let format = DecimalFormat.of(fractionDigits: fractionDigits).format else { return nil }
    var status = U_ZERO_ERROR
    guard let number = swift_unumf_openResult(&status) else { return nil }
    self.number = number
    swift_unumf_formatDouble(format, value, number, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
  }

  deinit { swift_unumf_closeResult(number) }
}

/// ICU's way of writing numbers with a fixed count of digits after the point.
private final class DecimalFormat: @unchecked Sendable {
  // Unchecked: ICU's number formatters do not change once opened, and may be asked from any thread.
  let format: OpaquePointer?

  private init(fractionDigits: Int) {
    let skeleton = fractionDigits > 0 ? "." + String(repeating: "0", count: fractionDigits) : "precision-integer"
    let units = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    let opened = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), "en", &status)
    format = status.rawValue <= U_ZERO_ERROR.rawValue ? opened : nil
  }

  deinit { if let format { swift_unumf_close(format) } }

  private static let cache = BoundedCache<Int, DecimalFormat>(limit: 32)

  static func of(fractionDigits: Int) -> DecimalFormat {
    let digits = min(max(fractionDigits, 0), FormatParser.numberLimit)
    return cache.value(for: digits) { DecimalFormat(fractionDigits: digits) }
  }
}

extension PluralCategory {
  /// The category ICU names. Told by the first letter and the length, which is five times faster than to make a string.
  fileprivate init(name: Slice<UnsafeMutableBufferPointer<UChar>>) {
    switch (name.first.flatMap(Unicode.Scalar.init), name.count) {
    case ("z", 4): self = .zero
    case ("o", 3): self = .one
    case ("t", 3): self = .two
    case ("f", 3): self = .few
    case ("m", 4): self = .many
    default: self = .other
    }
  }
}
#else
/// Where ICU cannot be imported: English's rule for every language. Apple platforms resolve catalogs themselves.
final class PluralRule: Sendable {
  init(language: String) {}
  func category(of count: Double) -> PluralCategory { count == 1 ? .one : .other }
  func category(of count: Double, fractionDigits: Int) -> PluralCategory {
    fractionDigits == 0 ? category(of: count.rounded(.toNearestOrEven)) : .other
  }
}
#endif

extension PluralRule {
  // Opening a rule costs 100 times as much as asking it.
  private static let cache = BoundedCache<String, PluralRule>(limit: 256)

  /// The rule of a language as a catalog names it.
  static func of(_ language: String) -> PluralRule {
    cache.value(for: language) { PluralRule(language: language) }
  }
}
