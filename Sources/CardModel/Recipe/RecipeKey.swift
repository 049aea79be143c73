import IntentWords

/// A word before the colon.
enum RecipeKey: String, CaseIterable {
  case eyebrow
  case headline
  case row
  case columns
  case line
  case chip
  case note
  case week
  case year
  case month
  case spoken
  case primary
  case secondary
  case well
  case accent
  case material
  case finish
  case ink
  case type
  case wells
  case topOpacity
  case fadeEnd
  case fadeCurve
  case floor
  case corner
  case rim
  case wellDepth

  /// What it begins stands on the lines below.
  var mayBeEmpty: Bool { self == .material || self == .year || self == .month }

  /// The key that was perhaps meant, when one is near.
  static func nearest(to name: String) -> RecipeKey? {
    let letters = Array(name.lowercased())
    let near = allCases.map { ($0, LetterDistance.between(letters, Array($0.rawValue.lowercased()))) }
      .filter { LetterDistance.isSlip($0.1, lengths: letters.count, $0.0.rawValue.count) }
    return near.min { $0.1 < $1.1 }?.0
  }
}
