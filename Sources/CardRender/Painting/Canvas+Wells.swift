import CPangoCairo
import CardModel
import Foundation

extension Canvas {
  /// A capsule carved into the ground: a fill, a shadow along its inner edge, and light on its lower lip.
  func paintWell(_ frame: Frame, of material: Material) {
    let look = WellLook(material)
    addCapsule(frame)
    setColor(material.wells.tint, alpha: material.wellAlpha)
    cairo_fill(cairo)
    setGradient(from: (0, frame.y), to: (0, frame.maxY), .black, look.shadow)
    maskInnerEdge(of: frame, stroke: look.shadowWidth, blur: look.blur)
    addCapsule(frame)
    setGradient(from: (0, frame.y), to: (0, frame.maxY), .white, look.lip)
    strokeInside(width: look.lipWidth)
  }

  /// Paints the current colours where a blurred stroke along the edge of a capsule would be, inside of it.
  ///
  /// Cairo has no blur, but a capsule's distance to its edge is one square root, and the shadow at a distance is known:
  /// a Gaussian half as wide as the blur, as in CSS, over a band as wide as the stroke.
  private func maskInnerEdge(of frame: Frame, stroke: Double, blur: Double) {
    let left = Int((frame.x * scale).rounded(.down)), top = Int((frame.y * scale).rounded(.down))
    let width = Int((frame.maxX * scale).rounded(.up)) - left, height = Int((frame.maxY * scale).rounded(.up)) - top
    guard width > 0, height > 0, let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let pixels = cairo_image_surface_get_data(mask)
    else { return }
    defer { cairo_surface_destroy(mask) }
    let stride = Int(cairo_image_surface_get_stride(mask))
    let shadow = EdgeShadow(stroke: stroke * scale, blur: blur * scale)
    let radius = frame.height / 2 * scale
    let (start, end) = (frame.x * scale + radius - Double(left), frame.maxX * scale - radius - Double(left))
    let middle = frame.midY * scale - Double(top)
    cairo_surface_flush(mask)
    for row in 0..<height {
      let dy = Double(row) + 0.5 - middle
      for column in 0..<width {
        let x = Double(column) + 0.5
        let dx = x < start ? start - x : max(x - end, 0)
        pixels[row * stride + column] = shadow.alpha(inside: radius - (dx * dx + dy * dy).squareRoot())
      }
    }
    cairo_surface_mark_dirty(mask)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_mask_surface(cairo, mask, origin.x + Double(left), origin.y + Double(top))
    cairo_restore(cairo)
  }
}

/// How dark the shadow of an edge is at a distance from it, in pixels.
private struct EdgeShadow {
  private static let steps = 8.0
  /// At each eighth of a pixel.
  private let alphas: [UInt8]

  init(stroke: Double, blur: Double) {
    let sigma = max(blur / 2, 0.1)
    let reach = stroke / 2 + 3 * sigma
    alphas = (0...Int(min(reach, 4096) * Self.steps)).map { step in
      let distance = Double(step) / Self.steps
      let part = Self.normal((stroke / 2 - distance) / sigma) - Self.normal((-stroke / 2 - distance) / sigma)
      return UInt8((min(max(part, 0), 1) * 255).rounded())
    }
  }

  /// - Parameter distance: from the edge inward; negative outside, where the last half pixel fades.
  func alpha(inside distance: Double) -> UInt8 {
    guard distance > -0.5 else { return 0 }
    let index = Int(max(distance, 0) * Self.steps)
    guard index < alphas.count else { return 0 }
    return distance >= 0.5 ? alphas[index] : UInt8(Double(alphas[index]) * (distance + 0.5))
  }

  /// The part of a normal distribution below a value.
  private static func normal(_ value: Double) -> Double { erfc(-value / 2.0.squareRoot()) / 2 }
}
