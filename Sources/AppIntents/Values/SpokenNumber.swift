import Foundation

/// Reads a number as a person of the surface's language writes it.
package enum SpokenNumber {
  /// Reads a whole number; `1,234` and `1.234` are taken as the locale groups.
  package static func integer(_ text: String, languages: [String]) -> Int? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let plain = Int(trimmed) { return plain }
    guard let number = grouped(trimmed, languages: languages), number == number.rounded() else { return nil }
    return Int(exactly: number)
  }

  /// Reads a number with decimals: `3,5` in German, `3.5` in English and in any language as a program writes it.
  package static func double(_ text: String, languages: [String]) -> Double? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let local = grouped(trimmed, languages: languages) { return local }
    guard let plain = Double(trimmed), plain.isFinite else { return nil }
    return plain
  }

  /// A number whose groups have three digits (two before the last, in the Indian manner) and whose decimal mark is
  /// the locale's.
  private static func grouped(_ text: String, languages: [String]) -> Double? {
    let locale = Locale(identifier: languages.first ?? "en")
    let decimal = locale.decimalSeparator ?? "."
    let group = locale.groupingSeparator ?? ","
    let parts = text.components(separatedBy: decimal)
    guard parts.count <= 2, let whole = parts.first else { return nil }
    let groups = whole.replacingOccurrences(of: "\u{2212}", with: "-").components(separatedBy: group)
    guard isGrouped(groups.map(\.count)) else { return nil }
    let digits = groups.joined() + (parts.count == 2 ? "." + parts[1] : "")
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) else { return nil }
    return Double(digits)
  }

  /// `1.25` is no grouped number in any language: the last group has three digits.
  private static func isGrouped(_ lengths: [Int]) -> Bool {
    guard lengths.count > 1 else { return true }
    return lengths.last == 3 && lengths.dropFirst().dropLast().allSatisfy { $0 == 3 || $0 == 2 }
  }
}
