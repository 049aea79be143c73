import CardModel

/// A rectangle whose corners bend as slowly as Apple's: straight edges give way 1.53 radii before the corner.
///
/// The figures are those that iOS's own rounded paths were measured to have (three curves a corner, in radii from
/// it). A radius whose curves would meet is brought down to where they do.
struct ContinuousRectangle {
  /// Once around from the middle of the top.
  let corners: [Corner]

  typealias Point = (x: Double, y: Double)

  /// Where an edge ends, and the curves to where the next begins.
  struct Corner {
    let start: Point
    let curves: [(one: Point, two: Point, end: Point)]
  }

  init(_ frame: Frame, corner: Double) {
    let corner = max(min(corner, min(frame.width, frame.height) / 2 / Self.reach), 0)
    // Each corner, and the directions in which it is left and entered.
    corners = [
      (x: frame.maxX, y: frame.y, back: (-1.0, 0.0), on: (0.0, 1.0)),
      (x: frame.maxX, y: frame.maxY, back: (0.0, -1.0), on: (-1.0, 0.0)),
      (x: frame.x, y: frame.maxY, back: (1.0, 0.0), on: (0.0, -1.0)),
      (x: frame.x, y: frame.y, back: (0.0, 1.0), on: (1.0, 0.0)),
    ].map { x, y, back, on in
      func point(_ along: Double, _ beyond: Double) -> Point {
        (x + (back.0 * along + on.0 * beyond) * corner, y + (back.1 * along + on.1 * beyond) * corner)
      }
      return Corner(
        start: point(Self.reach, 0),
        curves: Self.curves.map { one, two, end in
          (one: point(one.0, one.1), two: point(two.0, two.1), end: point(end.0, end.1))
        })
    }
  }

  /// As the path of an SVG.
  var path: String {
    func written(_ point: Point) -> String { Markup.number(point.x) + " " + Markup.number(point.y) }
    let parts = corners.enumerated().map { number, corner in
      (number == 0 ? "M" : "L") + written(corner.start)
        + corner.curves.map { "C" + [$0.one, $0.two, $0.end].map(written).joined(separator: " ") }.joined()
    }
    return parts.joined() + "Z"
  }

  private static let reach = 1.528665
  private static let curves: [((Double, Double), (Double, Double), (Double, Double))] = [
    ((1.088493, 0), (0.868407, 0), (0.631494, 0.074911)),
    ((0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494)),
    ((0, 0.868407), (0, 1.088493), (0, 1.528665)),
  ]
}
