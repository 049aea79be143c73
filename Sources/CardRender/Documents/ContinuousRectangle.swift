import CardModel

/// A rectangle whose corners bend slowly, as a path of SVG.
///
/// The curves are those of the painter: three a corner, which begin 1.53 radii before it.
enum ContinuousRectangle {
  static func path(_ frame: Frame, corner: Double) -> String {
    let corner = max(min(corner, min(frame.width, frame.height) / 2 / reach), 0)
    // From the middle of the top around: each corner, the way back to where its curve begins, and the way on.
    let corners = [
      (x: frame.maxX, y: frame.y, back: (-1.0, 0.0), on: (0.0, 1.0)),
      (x: frame.maxX, y: frame.maxY, back: (0.0, -1.0), on: (-1.0, 0.0)),
      (x: frame.x, y: frame.maxY, back: (1.0, 0.0), on: (0.0, -1.0)),
      (x: frame.x, y: frame.y, back: (0.0, 1.0), on: (1.0, 0.0)),
    ]
    var path = ""
    for (x, y, back, on) in corners {
      func point(_ along: Double, _ beyond: Double) -> String {
        Markup.number(x + (back.0 * along + on.0 * beyond) * corner) + " "
          + Markup.number(y + (back.1 * along + on.1 * beyond) * corner)
      }
      path += (path.isEmpty ? "M" : "L") + point(reach, 0)
      for curve in curves { path += "C" + curve.map { point($0.0, $0.1) }.joined(separator: " ") }
    }
    return path + "Z"
  }

  private static let reach = 1.528665
  private static let curves = [
    [(1.088493, 0), (0.868407, 0), (0.631494, 0.074911)],
    [(0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494)],
    [(0, 0.868407), (0, 1.088493), (0, 1.528665)],
  ]
}
