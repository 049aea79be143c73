import CPangoCairo
import CardModel

/// A picture of a card, pixel by pixel.
package struct Picture: Hashable, Sendable {
  /// In pixels.
  package let width: Int
  package let height: Int
  /// Row by row from the top: red, green, blue and alpha of each pixel, the colours already multiplied by alpha.
  package let pixels: [UInt8]

  /// - Parameter pixels: four times as many as there are pixels; what is missing is transparent.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    let count = self.width * self.height * 4
    self.pixels =
      pixels.count == count
      ? pixels : Array(pixels.prefix(count)) + Array(repeating: 0, count: max(count - pixels.count, 0))
  }

  /// A pixel from the left and from the top, with its colour as it is stored; nil outside.
  package func pixel(x: Int, y: Int) -> (color: SRGB, alpha: UInt8)? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let first = (y * width + x) * 4
    return (SRGB(red: pixels[first], green: pixels[first + 1], blue: pixels[first + 2]), pixels[first + 3])
  }

  /// More would be sixty-four megabytes and half a second, and no card is as large.
  static let mostPixels = 16 << 20

  /// Every preset's states over every light at three pixels a point have half as many; more would be 256 megabytes.
  static let mostPixelsOfStrip = 64 << 20

  /// Draws on a transparent picture.
  /// - Parameter most: pixels that it may have.
  static func drawn(
    width: Double, height: Double, scale: Int, most: Int = mostPixels,
    _ draw: (Canvas) throws(CardRenderProblem) -> Void
  ) throws(CardRenderProblem) -> Picture {
    let (columns, rows) = ((width * Double(scale)).rounded(.up), (height * Double(scale)).rounded(.up))
    guard scale > 0, columns >= 1, rows >= 1, columns <= 32767, rows <= 32767,
      columns * rows <= Double(most)
    else { throw .tooLarge(width: width, height: height, scale: scale, most: most) }
    var pixels = [UInt8](repeating: 0, count: Int(columns) * Int(rows) * 4)
    var problem: CardRenderProblem?
    pixels.withUnsafeMutableBufferPointer { pixels in
      do throws(CardRenderProblem) {
        try fill(pixels, width: Int32(columns), height: Int32(rows), scale: scale, draw)
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return Picture(width: Int(columns), height: Int(rows), pixels: pixels)
  }

  private static func fill(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, width: Int32, height: Int32, scale: Int,
    _ draw: (Canvas) throws(CardRenderProblem) -> Void
  ) throws(CardRenderProblem) {
    let surface = cairo_image_surface_create_for_data(
      pixels.baseAddress, CAIRO_FORMAT_ARGB32, width, height, width * 4)
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { throw .outOfMemory }
    defer { cairo_destroy(cairo) }
    try draw(Canvas(cairo: cairo, scale: Double(scale)))
    cairo_surface_flush(surface)
    guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
    swapChannels(pixels)
  }

  /// Cairo keeps a pixel as one number, alpha first and blue last; we keep bytes, red first, whatever the machine.
  private static func swapChannels(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
    pixels.withMemoryRebound(to: UInt32.self) { pixels in
      for index in pixels.indices {
        let pixel = pixels[index]
        pixels[index] = (pixel << 8 | pixel >> 24).bigEndian
      }
    }
  }
}
