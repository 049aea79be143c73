/// Knows how wide text is, and where its lines may break.
///
/// Two exist: one that shapes text with the fonts it is drawn in, and one that estimates from a table of advances.
package protocol TextMeasurer {
  /// The lines of a text, without the space that a break swallows; none for an empty text.
  ///
  /// - Parameters:
  ///   - run: one paragraph, without breaks of its own.
  ///   - width: the greatest width of a line, in points; a word that is wider alone is broken. Nil for one line.
  ///   - most: how many lines are asked for; what is left of the text is in none of them.
  func lines(of run: TextRun, width: Double?, most: Int) -> [MeasuredLine]
}

/// Text of one face and one direction.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var face: TextFace
  /// A BCP 47 tag: some characters have another form in another language.
  package var language: String
  package var isRightToLeft: Bool

  package init(_ text: String, _ face: TextFace, language: String, isRightToLeft: Bool = false) {
    self.text = text
    self.face = face
    self.language = language
    self.isRightToLeft = isRightToLeft
  }
}

/// One line of text, measured.
package struct MeasuredLine: Hashable, Sendable {
  package var text: Substring
  /// How far the pen moves, in points.
  package var width: Double
  /// How far what is drawn reaches above and below the baseline, in points; nil where that is not known.
  package var ink: Ink?
  /// Characters that no font has.
  package var unknownGlyphs: Int

  package init(text: Substring, width: Double, ink: Ink? = nil, unknownGlyphs: Int = 0) {
    self.text = text
    self.width = width
    self.ink = ink
    self.unknownGlyphs = unknownGlyphs
  }

  package struct Ink: Hashable, Sendable {
    package var above: Double
    package var below: Double

    package init(above: Double, below: Double) {
      self.above = above
      self.below = below
    }
  }
}
