/// A number that a text is read with, as it was typed.
package struct SampleCount: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case whole(Int64)
    case decimal(Double)
  }

  package let text: String
  package let value: Value

  /// - Parameter text: a whole number, or a decimal with a point; nil when it is neither.
  package init?(_ text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), text.utf8.count <= 32,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) })
    else { return nil }
    self.text = text
    if parts.count == 1 {
      guard let whole = Int64(text) else { return nil }
      value = .whole(whole)
    } else {
      guard let decimal = Double(text), decimal.isFinite else { return nil }
      value = .decimal(decimal)
    }
  }

  init(_ whole: Int) {
    text = "\(whole)"
    value = .whole(Int64(whole))
  }

  /// What a key with a number is read with: a count of each category in most languages, and 11 and 21, which tell the
  /// languages apart.
  package static let usual = [0, 1, 2, 5, 11, 21, 101].map(SampleCount.init)

  var number: Double {
    switch value {
    case .whole(let whole): Double(whole)
    case .decimal(let decimal): decimal
    }
  }
}
