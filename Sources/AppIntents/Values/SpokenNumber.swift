import Foundation
import IntentWords

/// Reads a number as a person of the surface's language writes it, or as a program does.
///
/// What neither of them writes is no number: reading it as another one would be worse than asking again.
package enum SpokenNumber {
  /// Reads a whole number; `1,234` and `1.234` are taken as the locale groups.
  package static func integer(_ text: String, languages: [String]) -> Int? {
    guard let number = WrittenNumber(text, languages: languages), number.exponent.isEmpty,
      number.fraction.allSatisfy({ $0 == "0" })
    else { return nil }
    // Not by way of a Double, which has not the digits for every Int.
    return Int(number.sign + number.whole)
  }

  /// Reads a number with decimals: `3,5` in German, `3.5` in English and in any language as a program writes it.
  package static func double(_ text: String, languages: [String]) -> Double? {
    guard let number = WrittenNumber(text, languages: languages), let value = Double(number.plain), value.isFinite
    else { return nil }
    return value
  }
}

/// The parts of a number, in ASCII digits.
private struct WrittenNumber {
  let sign: String
  let whole: String
  var fraction = ""
  /// With its `e`; only programs write one.
  var exponent = ""

  var plain: String { sign + whole + (fraction.isEmpty ? "" : "." + fraction) + exponent }

  init?(_ text: String, languages: [String]) {
    var rest = text.trimmingCharacters(in: .whitespacesAndNewlines).asciiDigits
    sign = rest.hasPrefix("-") ? "-" : ""
    if rest.hasPrefix("-") || rest.hasPrefix("+") { rest.removeFirst() }
    let locale = Locale(identifier: Pseudolanguage.written(languages).first ?? "en")
    if let (whole, fraction) = Self.grouped(rest, locale) ?? Self.split(rest, at: ".") {
      (self.whole, self.fraction) = (whole, fraction)
    } else if let match = rest.wholeMatch(of: /([0-9]+)(?:\.([0-9]+))?([eE][-+]?[0-9]+)/) {
      (whole, fraction, exponent) = (String(match.1), String(match.2 ?? ""), String(match.3))
    } else {
      return nil
    }
  }

  /// With the locale's decimal mark, and perhaps in its groups.
  private static func grouped(_ text: String, _ locale: Locale) -> (String, String)? {
    guard let (whole, fraction) = split(text, at: locale.decimalSeparator ?? ".", whole: { _ in true }) else {
      return nil
    }
    let mark = locale.groupingSeparator ?? ","
    // French is typed with a plain space and Swiss German with a plain apostrophe, whatever is printed.
    let typed: Set<Character> = ["'", "\u{2019}", " ", "\u{A0}", "\u{202F}"]
    let marks = typed.isSuperset(of: mark) ? typed : Set(mark)
    let groups = whole.split(omittingEmptySubsequences: false) { marks.contains($0) }
    guard groups.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    return groups.count == 1 || isGrouped(groups) ? (groups.joined(), fraction) : nil
  }

  /// Groups have three digits, in the Indian manner two before the last; `1.25`, `0.125` and `1234.567` have none.
  private static func isGrouped(_ groups: [Substring]) -> Bool {
    guard let first = groups.first, !first.isEmpty, !first.hasPrefix("0"), groups.last?.count == 3 else { return false }
    let middle = groups.dropFirst().dropLast()
    return first.count <= 3 && middle.allSatisfy { $0.count == 3 }
      || first.count <= 2 && middle.allSatisfy { $0.count == 2 }
  }

  /// The digits before and after a mark, of which there must be some.
  private static func split(
    _ text: String, at mark: String, whole isWhole: (String) -> Bool = { $0.allSatisfy(\.isASCIIDigit) }
  ) -> (String, String)? {
    let parts = text.components(separatedBy: mark)
    let fraction = parts.count == 2 ? parts[1] : ""
    guard parts.count <= 2, let whole = parts.first, isWhole(whole), fraction.allSatisfy(\.isASCIIDigit),
      !(whole.isEmpty && fraction.isEmpty)
    else { return nil }
    return (whole, fraction)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension String {
  /// With the digits and the minus sign of any script as ASCII has them, and without the marks of direction that
  /// stand beside an Arabic sign.
  fileprivate var asciiDigits: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{2212}": text += "-"
      case "\u{61C}", "\u{200E}", "\u{200F}": continue
      case _ where scalar.properties.numericType == .decimal:
        text += Character(scalar).wholeNumberValue.map(String.init) ?? ""
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
