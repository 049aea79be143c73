import CPangoCairo
import CardModel

extension Canvas {
  /// A rectangle whose corners bend as slowly as Apple's: straight edges give way 1.53 radii before the corner.
  ///
  /// The figures are those that iOS's own rounded paths were measured to have (three curves a corner, in radii from
  /// it). A radius whose curves would meet is brought down to where they do.
  func addContinuousRectangle(_ frame: Frame, corner: Double) {
    let corner = min(corner, min(frame.width, frame.height) / 2 / Self.reach)
    // Once around from the middle of the top: each corner, and the directions in which it is left and entered.
    let corners = [
      (x: frame.maxX, y: frame.y, back: (-1.0, 0.0), on: (0.0, 1.0)),
      (x: frame.maxX, y: frame.maxY, back: (0.0, -1.0), on: (-1.0, 0.0)),
      (x: frame.x, y: frame.maxY, back: (1.0, 0.0), on: (0.0, -1.0)),
      (x: frame.x, y: frame.y, back: (0.0, 1.0), on: (1.0, 0.0)),
    ]
    cairo_new_path(cairo)
    for (x, y, back, on) in corners {
      func point(_ along: Double, _ beyond: Double) -> (x: Double, y: Double) {
        (x + (back.0 * along + on.0 * beyond) * corner, y + (back.1 * along + on.1 * beyond) * corner)
      }
      let start = point(Self.reach, 0)
      cairo_line_to(cairo, start.x, start.y)
      for (one, two, end) in Self.cornerCurves {
        let (one, two, end) = (point(one.0, one.1), point(two.0, two.1), point(end.0, end.1))
        cairo_curve_to(cairo, one.x, one.y, two.x, two.y, end.x, end.y)
      }
    }
    cairo_close_path(cairo)
  }

  private static let reach = 1.528665
  private typealias Point = (Double, Double)
  private static let cornerCurves: [(Point, Point, Point)] = [
    ((1.088493, 0), (0.868407, 0), (0.631494, 0.074911)),
    ((0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494)),
    ((0, 0.868407), (0, 1.088493), (0, 1.528665)),
  ]

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
