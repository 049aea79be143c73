import Foundation

/// How opaque a card's ink is from top to bottom: straight between stops, as gradients are drawn.
package struct InkFade: Hashable, Sendable {
  /// From the top; at least eleven.
  package let stops: [Stop]

  /// One stop of the gradient.
  package struct Stop: Hashable, Sendable {
    /// From the top, as a part of the card's height.
    package var position: Double
    package var alpha: Double

    package init(position: Double, alpha: Double) {
      self.position = position
      self.alpha = alpha
    }
  }

  /// Eleven stops on the curve, and a twelfth at the bottom edge where the curve ends above it.
  init(top: Double, end: Double, curve: Double, floor: Double) {
    var stops = (0...10).map { step in
      let part = Double(step) / 10
      return Stop(position: part * end, alpha: floor + (top - floor) * pow(1 - part, curve))
    }
    if end < 1 { stops.append(Stop(position: 1, alpha: floor)) }
    self.stops = stops
  }

  /// The alpha at a height.
  ///
  /// Not the curve itself: the two differ most in its last tenth, which the screen draws as a straight fall.
  /// - Parameter height: from the top, as a part of the card's height.
  package func alpha(at height: Double) -> Double {
    guard let first = stops.first, height > first.position else { return stops.first?.alpha ?? 0 }
    var above = first
    for below in stops.dropFirst() {
      if height <= below.position {
        let part = (height - above.position) / (below.position - above.position)
        return above.alpha + (below.alpha - above.alpha) * part
      }
      above = below
    }
    return above.alpha
  }
}
