import Foundation

/// Figures as a report writes them: with a point, whatever the language of the machine.
enum Figure {
  static func rounded(_ value: Double, _ places: Int) -> Double {
    guard value.isFinite else { return 0 }
    let unit = pow(10, Double(places))
    return (value * unit).rounded() / unit
  }

  /// With exactly so many places.
  static func text(_ value: Double, _ places: Int) -> String {
    let text = rounded(value, places).description
    guard let point = text.firstIndex(of: "."), !text.contains("e") else { return text }
    guard places > 0 else { return String(text[..<point]) }
    let digits = text[text.index(after: point)...].prefix(places)
    return text[...point] + digits + String(repeating: "0", count: places - digits.count)
  }
}
