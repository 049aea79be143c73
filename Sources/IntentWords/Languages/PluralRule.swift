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

  /// The category of a count; `other` when ICU has no rule.
  func category(of count: Double) -> PluralCategory {
    guard let rules else { return .other }
    var status = U_ZERO_ERROR
    return withUnsafeTemporaryAllocation(of: UChar.self, capacity: 16) { name in
      let length = swift_uplrules_select(rules, count, name.baseAddress, 16, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= 16 else { return .other }
      return PluralCategory(name: name[..<Int(length)])
    }
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
