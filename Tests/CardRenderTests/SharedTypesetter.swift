import CardRender

/// One typesetter for all tests: reading the fonts is the slow part.
enum Shared {
  static let typesetter = Result { try Typesetter(FontSet()) }
  static var measurer: PangoMeasurer { get throws { PangoMeasurer(try typesetter.get()) } }
}
