import CPangoCairo
import CardModel

extension Canvas {
  func addContinuousRectangle(_ frame: Frame, corner: Double) {
    cairo_new_path(cairo)
    for corner in ContinuousRectangle(frame, corner: corner).corners {
      cairo_line_to(cairo, corner.start.x, corner.start.y)
      for (one, two, end) in corner.curves { cairo_curve_to(cairo, one.x, one.y, two.x, two.y, end.x, end.y) }
    }
    cairo_close_path(cairo)
  }

  /// A rectangle with round corners; a radius of half the height makes a capsule.
  func addRoundedRectangle(_ frame: Frame, corner: Double) {
    let corner = max(min(corner, min(frame.width, frame.height) / 2), 0)
    cairo_new_path(cairo)
    cairo_arc(cairo, frame.maxX - corner, frame.y + corner, corner, -.pi / 2, 0)
    cairo_arc(cairo, frame.maxX - corner, frame.maxY - corner, corner, 0, .pi / 2)
    cairo_arc(cairo, frame.x + corner, frame.maxY - corner, corner, .pi / 2, .pi)
    cairo_arc(cairo, frame.x + corner, frame.y + corner, corner, .pi, .pi * 3 / 2)
    cairo_close_path(cairo)
  }

  func addCapsule(_ frame: Frame) { addRoundedRectangle(frame, corner: frame.height / 2) }
}
