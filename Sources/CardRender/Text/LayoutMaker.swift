import CPangoCairo
import CardModel

/// One of Pango's layouts, used for every text in turn.
final class LayoutMaker {
  let layout: OpaquePointer
  private let map: FontMap
  private var descriptions: [Face: OpaquePointer] = [:]

  init(_ map: FontMap) {
    self.map = map
    layout = pango_layout_new(map.context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_auto_dir(layout, 0)
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// - Parameter width: in points; nil for one line.
  func set(_ run: TextRun, form: HanForm?, width: Double?) {
    pango_context_set_base_dir(map.context, run.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_context_set_language(map.context, pango_language_from_string(run.language))
    pango_layout_set_font_description(layout, description(of: run.face, form))
    pango_layout_set_width(layout, width.map(Self.units) ?? -1)
    var text = Paragraph.flat(run.text)
    let attributes = RunAttributes.list(for: text, run.face)
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Rounded up, so that a text fits into the width that was measured for it.
  private static func units(_ points: Double) -> Int32 {
    Int32((points.isNaN ? 0 : min(max(points, 0), 1e6) * Double(PANGO_SCALE)).rounded(.up))
  }

  /// FreeType refuses type that is larger, and type of no size.
  private static func size(of face: TextFace) -> Int32 {
    units(face.size.isNaN ? 1 : min(max(face.size, 0.1), 1000))
  }

  private struct Face: Hashable {
    var family: TextFace.Family
    var weight: TextFace.Weight
    var size: Int32
    var form: HanForm?
  }

  private func description(of face: TextFace, _ form: HanForm?) -> OpaquePointer? {
    let key = Face(family: face.family, weight: face.weight, size: Self.size(of: face), form: form)
    if let known = descriptions[key] { return known }
    // Shrunk type comes in any size.
    if descriptions.count >= 256 {
      for description in descriptions.values { pango_font_description_free(description) }
      descriptions = [:]
    }
    let made = pango_font_description_new()
    // No emoji here: a family of emoji has digits too, and they would be drawn in it.
    let families = [face.family.file, "Noto Sans", form?.family].compactMap(\.self).joined(separator: ",")
    pango_font_description_set_family(made, families)
    pango_font_description_set_weight(made, PangoWeight(rawValue: UInt32(face.weight.rawValue)))
    pango_font_description_set_absolute_size(made, Double(key.size))
    descriptions[key] = made
    return made
  }
}

extension TextFace.Family {
  /// The name of the family in its font's file.
  fileprivate var file: String {
    switch self {
    case .sans: "Inter"
    case .display: "Inter Display"
    case .mono: "JetBrains Mono"
    }
  }
}
