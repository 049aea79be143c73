import CPangoCairo
import CardModel

/// Lights as they were painted: one with spots takes longer than the card over it.
struct Platters {
  private var painted: [Key: Platter] = [:]

  private struct Key: Hashable {
    var light: PlatterLight
    var width: Double
    var height: Double
    var margin: Double
    var scale: Double
  }

  /// Paints a light to the edges of a card's picture.
  mutating func paint(_ light: PlatterLight, behind card: PlacedCard, margin: Double, on canvas: Canvas) {
    let (width, height) = Self.size(of: card, margin: margin, scale: canvas.scale)
    canvas.at(x: 0, y: 0) { canvas in
      cairo_identity_matrix(canvas.cairo)
      cairo_rectangle(canvas.cairo, canvas.origin.x, canvas.origin.y, width, height)
      canvas.setColor(light.base)
      cairo_fill(canvas.cairo)
    }
    guard !light.spots.isEmpty else { return }
    let key = Key(light: light, width: card.width, height: card.height, margin: margin, scale: canvas.scale)
    let platter = painted[key]
      ?? Platter(light, behind: card, margin: margin, scale: canvas.scale, width: width, height: height)
    // At two pixels a point one is two megabytes.
    if painted.count >= 8 { painted = [:] }
    painted[key] = platter
    canvas.at(x: 0, y: 0) { canvas in
      cairo_identity_matrix(canvas.cairo)
      cairo_set_source_surface(canvas.cairo, platter.surface, canvas.origin.x, canvas.origin.y)
      cairo_paint(canvas.cairo)
    }
  }

  /// In whole pixels.
  private static func size(of card: PlacedCard, margin: Double, scale: Double) -> (width: Double, height: Double) {
    (((card.width + 2 * margin) * scale).rounded(.up), ((card.height + 2 * margin) * scale).rounded(.up))
  }
}

/// One light behind a card of one size.
private final class Platter {
  let surface: OpaquePointer?

  /// - Parameter width: in pixels, no more than a picture's.
  init(_ light: PlatterLight, behind card: PlacedCard, margin: Double, scale: Double, width: Double, height: Double) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    guard let cairo = cairo_create(surface) else { return }
    defer { cairo_destroy(cairo) }
    Canvas(cairo: cairo, scale: scale).at(x: margin, y: margin) { canvas in
      canvas.setColor(light.base)
      cairo_paint(cairo)
      for spot in light.spots {
        let (x, y) = (spot.x * card.width, spot.y * card.height)
        let pattern = cairo_pattern_create_radial(x, y, 0, x, y, max(spot.radius * card.width, 0))
        let color = spot.color
        let (red, green, blue) = (Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
        cairo_pattern_add_color_stop_rgba(pattern, 0, red, green, blue, 1)
        cairo_pattern_add_color_stop_rgba(pattern, 1, red, green, blue, 0)
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
        cairo_pattern_destroy(pattern)
      }
    }
  }

  deinit { cairo_surface_destroy(surface) }
}
