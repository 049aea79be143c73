import CPangoCairo
import CardModel

/// What a face says beyond its font: tracking, and features of the font.
enum RunAttributes {
  /// The attributes of a text in a face, which the caller releases.
  static func list(for text: String, _ face: TextFace) -> OpaquePointer? {
    let list = pango_attr_list_new()
    // Each line is drawn by its own text, which has no hyphen that its author did not write.
    insert(pango_attr_insert_hyphens_new(0), 0..<UInt32.max, into: list)
    if face.hasTabularDigits { insert(pango_attr_font_features_new("tnum=1"), 0..<UInt32.max, into: list) }
    let tracking = Int32(face.drawnTracking * Double(PANGO_SCALE))
    guard tracking != 0 || face.family == .mono else { return list }
    for (range, kind) in Letters.ranges(of: text) {
      if tracking != 0, kind != .joining { insert(pango_attr_letter_spacing_new(tracking), range, into: list) }
      // JetBrains Mono draws arrows and signs of programs as one; San Francisco's does not. Other scripts need it.
      if face.family == .mono, kind == .simple {
        let features = face.hasTabularDigits ? "tnum=1,calt=0" : "calt=0"
        insert(pango_attr_font_features_new(features), range, into: list)
      }
    }
    return list
  }

  private static func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<UInt32>, into list: OpaquePointer?
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = range.lowerBound
    attribute.pointee.end_index = range.upperBound
    pango_attr_list_change(list, attribute)
  }
}

extension TextFace {
  /// The tracking where it can be drawn, in points.
  var drawnTracking: Double { tracking.isNaN ? 0 : min(max(tracking, -1000), 1000) }
}

/// What letters do to their neighbours.
enum Letters {
  /// Nothing: Latin, Greek, Cyrillic, digits and signs.
  case simple
  /// They take forms and places of their own, but stand apart.
  case apart
  /// They hang together, by strokes or by a line above: space between them would tear words apart.
  case joining

  init(_ code: UInt32) {
    switch code {
    case 0..<0x0590, 0x1E00..<0x2C00: self = .simple
    // Arabic, Syriac, N'Ko, Mandaic, and Arabic's later blocks.
    case 0x0600...0x077F, 0x07C0...0x07FF, 0x0840...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .joining
    // Devanagari, Bengali and Gurmukhi.
    case 0x0900...0x0A7F: self = .joining
    // Mongolian, Phags-pa, Hanifi Rohingya, Adlam.
    case 0x1800...0x18AF, 0xA840...0xA87F, 0x10D00...0x10D3F, 0x1E900...0x1E95F: self = .joining
    default: self = .apart
    }
  }

  /// The space after a text's last character, in points.
  static func tracking(after text: Substring, _ face: TextFace) -> Double {
    guard face.tracking != 0 else { return 0 }
    let last = text.unicodeScalars.last { $0 != " " && !$0.properties.isDefaultIgnorableCodePoint }
    return last.map { Letters($0.value) } == .joining ? 0 : face.drawnTracking
  }

  /// The text's stretches of one kind, by their bytes; a space or a mark of direction goes with what precedes it.
  static func ranges(of text: String) -> [(Range<UInt32>, Letters)] {
    // Below U+0590 every character's first byte is at most D6.
    guard text.utf8.contains(where: { $0 > 0xD6 }) else { return [(0..<UInt32.max, .simple)] }
    var ranges: [(Range<UInt32>, Letters)] = []
    var offset: UInt32 = 0
    for scalar in text.unicodeScalars {
      let end = offset &+ UInt32(scalar.utf8.count)
      let isBetween = scalar == " " || scalar.properties.isDefaultIgnorableCodePoint
      if let (range, kind) = ranges.last, isBetween || kind == Letters(scalar.value) {
        ranges[ranges.count - 1] = (range.lowerBound..<end, kind)
      } else {
        ranges.append((offset..<end, Letters(scalar.value)))
      }
      offset = end
    }
    return ranges
  }
}
