import CardModel

/// How golden pictures are drawn.
package struct GoldenSettings: Hashable, Sendable {
  /// What a person prefers, best first, as BCP 47 tags.
  package var languages: [String]
  package var light: PlatterLight
  /// Pixels a point.
  package var scale: Int
  package var textSize: TextSize

  package init(
    languages: [String] = ["en"], light: PlatterLight = .colored, scale: Int = 2, textSize: TextSize = .large
  ) {
    self.languages = languages
    self.light = light
    self.scale = scale
    self.textSize = textSize
  }
}
