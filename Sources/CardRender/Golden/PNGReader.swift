import CPangoCairo

/// Reads pictures that were written before, to compare them.
package enum PNGReader {
  /// The picture; nil for bytes that are none, or one that is larger than any that is drawn.
  package static func picture(of bytes: [UInt8]) -> Picture? {
    guard isOfDrawnSize(bytes) else { return nil }
    var rest = Rest(bytes: bytes)
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { context, target, count in
          guard let context, let target else { return CAIRO_STATUS_READ_ERROR }
          return context.assumingMemoryBound(to: Rest.self).pointee.read(Int(count), to: target)
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, rest)
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    return pixels(of: surface)
  }

  private struct Rest {
    let bytes: [UInt8]
    var position = 0

    mutating func read(_ count: Int, to target: UnsafeMutablePointer<UInt8>) -> Bool {
      guard count <= bytes.count - position else { return false }
      for index in 0..<count { target[index] = bytes[position + index] }
      position += count
      return true
    }
  }

  /// The width and height that the first chunk says: a few bytes can ask for gigabytes.
  private static func isOfDrawnSize(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 24 else { return false }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    return width > 0 && height > 0 && width <= 32767 && height <= 32767 && width * height <= Picture.mostPixels
  }

  /// Cairo keeps a pixel as one number, alpha first and blue last; an opaque one without its alpha.
  private static func pixels(of surface: OpaquePointer) -> Picture? {
    cairo_surface_flush(surface)
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = UnsafeRawPointer(data).load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
        let alpha = format == CAIRO_FORMAT_RGB24 ? 255 : UInt8(truncatingIfNeeded: pixel >> 24)
        for shift in [16, 8, 0] as [UInt32] { pixels.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
        pixels.append(alpha)
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }
}
