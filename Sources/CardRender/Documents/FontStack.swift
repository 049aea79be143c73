import CardModel

/// A face as CSS asks for it: the fonts that cards are drawn in, and what stands in for them elsewhere.
enum FontStack {
  static func families(_ family: TextFace.Family) -> String {
    switch family {
    case .sans: "Inter, -apple-system, \(scripts), sans-serif"
    case .display: "'Inter Display', Inter, -apple-system, \(scripts), sans-serif"
    // Without them, a browser takes a monospaced font for every script.
    case .mono: "'JetBrains Mono', \(scripts), ui-monospace, monospace"
    }
  }

  private static let scripts = ["Arabic", "Hebrew", "Devanagari", "Thai"].map { "'Noto Sans \($0)'" }
    .joined(separator: ", ")

  /// Tracking, which nothing adds between letters that join.
  static func tracking(of text: PlacedText) -> Double {
    text.text.unicodeScalars.contains { Letters($0.value) == .joining } ? 0 : text.face.tracking
  }

  /// What fonts are asked to do: tabular digits, and no signs of programs made of two characters.
  static func features(_ face: TextFace) -> String? {
    let features = (face.hasTabularDigits ? ["'tnum'"] : []) + (face.family == .mono ? ["'calt' 0"] : [])
    return features.isEmpty ? nil : features.joined(separator: ", ")
  }
}
