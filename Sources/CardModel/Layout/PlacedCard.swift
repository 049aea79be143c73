import IntentWords

/// A card as it is drawn: every line of text and every shape in its place.
///
/// Distances are in points, from the top left corner, whatever the direction of the language.
package struct PlacedCard: Hashable, Sendable {
  package var width: Double
  package var height: Double
  /// What the texts were read in, as a BCP 47 tag.
  package var language: String
  package var isRightToLeft: Bool
  package var material: Material
  /// The card's accent, before it is made legible where it is worn.
  package var accent: SRGB
  /// Top to bottom, as they are read aloud.
  package var blocks: [PlacedBlock]

  /// All lines of text, in reading order.
  package var texts: [PlacedText] { blocks.flatMap(\.texts) }

  /// The same card over the whole of a light, at a point of it.
  package func ground(x: Double, y: Double, over light: PlatterLight) -> SRGB {
    let behind =
      light.spots.isEmpty
      ? light.base : light.color(x: x / width, y: y / height, aspect: height / width)
    return material.ground(at: y / height, over: behind)
  }
}

/// What one block of a card became: its shapes, and its text upon them.
package struct PlacedBlock: Hashable, Sendable {
  /// The block of the card, from 0; of wells, the first block that has any.
  package var block: Int
  package var kind: String
  package var frame: Frame
  /// What is said of it to who does not see it.
  package var spoken: String
  package var shapes: [PlacedShape]
  package var texts: [PlacedText]
}

/// A rectangle in points.
package struct Frame: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midY: Double { y + height / 2 }

  /// Whether the other lies within it.
  package func contains(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The rectangle larger by a margin on every side.
  package func outset(by margin: Double) -> Frame {
    Frame(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Seen in a mirror that stands in the middle of a width.
  package func mirrored(in width: Double) -> Frame {
    Frame(x: width - maxX, y: y, width: self.width, height: height)
  }
}
