import CPangoCairo
import CardModel

/// Where a card is drawn: its own points on a picture's pixels.
struct Canvas {
  let cairo: OpaquePointer
  /// Pixels a point.
  let scale: Double
  /// Where the top left corner of what is drawn lies, in whole pixels, so that a card is the same wherever it stands.
  private(set) var origin = (x: 0.0, y: 0.0)

  init(cairo: OpaquePointer, scale: Double) {
    self.cairo = cairo
    self.scale = scale
  }

  /// Draws with the origin moved by so many points, and leaves no trace of how it was done.
  func at(x: Double, y: Double, _ draw: (Canvas) -> Void) {
    var moved = self
    moved.origin = (origin.x + (x * scale).rounded(), origin.y + (y * scale).rounded())
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_translate(cairo, moved.origin.x, moved.origin.y)
    cairo_scale(cairo, scale, scale)
    draw(moved)
    cairo_restore(cairo)
  }

  func setColor(_ color: SRGB, alpha: Double = 1) {
    cairo_set_source_rgba(
      cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, alpha)
  }

  /// Colours along a line, each at its part of the way.
  func setGradient(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ color: SRGB,
    _ stops: [(position: Double, alpha: Double)]
  ) {
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.position, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        stop.alpha)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Draws inside of the current path only.
  func clipped(_ draw: () -> Void) {
    cairo_save(cairo)
    cairo_clip_preserve(cairo)
    draw()
    cairo_restore(cairo)
    cairo_new_path(cairo)
  }

  /// Strokes the inner side of the current path, as wide as said.
  func strokeInside(width: Double) {
    clipped {
      cairo_set_line_width(cairo, 2 * width)
      cairo_stroke_preserve(cairo)
    }
  }
}
