import CPangoCairo
import CardModel

/// A measured line by its place in the text: the text itself is whoever's asked.
struct MeasuredBytes: Sendable {
  var bytes: Range<Int>
  var width: Double
  var ink: MeasuredLine.Ink
  var unknownGlyphs: Int

  init(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_line_get_extents(line, &ink, &logical)
    let start = Int(line.pointee.start_index)
    bytes = start..<(start + Int(line.pointee.length))
    width = Self.points(logical.width)
    self.ink = MeasuredLine.Ink(above: Self.points(-ink.y), below: Self.points(ink.y + ink.height))
    unknownGlyphs = 0
    var runs = line.pointee.runs
    while let node = runs {
      if let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        unknownGlyphs += Self.unknown(in: item.pointee.glyphs)
      }
      runs = node.pointee.next
    }
  }

  /// The line, of a text that has the same bytes as the measured one.
  func line(of text: Substring) -> MeasuredLine {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound, limitedBy: utf8.endIndex) ?? utf8.endIndex
    let end = utf8.index(start, offsetBy: bytes.count, limitedBy: utf8.endIndex) ?? utf8.endIndex
    return MeasuredLine(text: text[start..<end], width: width, ink: ink, unknownGlyphs: unknownGlyphs)
  }

  private static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  private static func unknown(in glyphs: UnsafeMutablePointer<PangoGlyphString>?) -> Int {
    guard let glyphs, let first = glyphs.pointee.glyphs else { return 0 }
    return (0..<Int(glyphs.pointee.num_glyphs)).count { first[$0].glyph & 0x1000_0000 != 0 }
  }
}
