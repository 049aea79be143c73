import CardModel

/// How two pictures differ, pixel by pixel: nothing is averaged away.
package struct PictureDifference: Hashable, Sendable {
  /// How many pixels are not the same; those that only one picture has are among them.
  package let pixels: Int
  /// The greatest difference of one channel of one pixel, from 0 to 255.
  package let greatest: Int
  /// The least rectangle that holds all of them, in pixels; nil where none differs.
  package let bounds: Frame?
  /// Width and height of both, in pixels.
  package let sizes: Sizes

  package struct Sizes: Hashable, Sendable {
    package var before: Size
    package var after: Size
    package var areEqual: Bool { before == after }
  }

  package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int
  }

  package init(from before: Picture, to after: Picture) {
    var (pixels, greatest) = (0, 0)
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for y in 0..<max(before.height, after.height) {
      if Self.isSameRow(y, before, after) { continue }
      for x in 0..<max(before.width, after.width) {
        let difference = Self.difference(x, y, before, after)
        guard difference > 0 else { continue }
        pixels += 1
        greatest = max(greatest, difference)
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    (self.pixels, self.greatest) = (pixels, greatest)
    bounds =
      pixels == 0
      ? nil
      : Frame(x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
    sizes = Sizes(
      before: Size(width: before.width, height: before.height), after: Size(width: after.width, height: after.height))
  }

  /// Nearly every row is.
  private static func isSameRow(_ y: Int, _ before: Picture, _ after: Picture) -> Bool {
    guard before.width == after.width, y < before.height, y < after.height else { return false }
    let row = (y * before.width * 4)..<((y + 1) * before.width * 4)
    return before.pixels[row].elementsEqual(after.pixels[row])
  }

  /// 0 for pixels that are the same, 255 for one that only one picture has.
  static func difference(_ x: Int, _ y: Int, _ before: Picture, _ after: Picture) -> Int {
    guard let one = before.pixel(x: x, y: y), let other = after.pixel(x: x, y: y) else { return 255 }
    return [
      (one.color.red, other.color.red), (one.color.green, other.color.green), (one.color.blue, other.color.blue),
      (one.alpha, other.alpha),
    ].map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension PictureDifference {
  /// Before, after, and where they differ in red over what is left of both, side by side.
  package static func picture(from before: Picture, to after: Picture) -> Picture {
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    let whole = 3 * width + 2 * gap
    var pixels = [UInt8](repeating: 0xFF, count: whole * height * 4)
    func put(_ color: (UInt8, UInt8, UInt8, UInt8), _ x: Int, _ y: Int) {
      let start = (y * whole + x) * 4
      (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3]) = color
    }
    for y in 0..<height {
      for x in 0..<width {
        for (panel, picture) in [before, after].enumerated() {
          guard let pixel = picture.pixel(x: x, y: y) else { continue }
          put((pixel.color.red, pixel.color.green, pixel.color.blue, pixel.alpha), x + panel * (width + gap), y)
        }
        let isSame = difference(x, y, before, after) == 0
        let gray = after.pixel(x: x, y: y).map { pale($0.color) } ?? 0xFF
        put(isSame ? (gray, gray, gray, 0xFF) : (0xE6, 0, 0x3C, 0xFF), x + 2 * (width + gap), y)
      }
    }
    return Picture(width: whole, height: height, pixels: pixels)
  }

  /// Between the pictures, in pixels.
  private static let gap = 16

  private static func pale(_ color: SRGB) -> UInt8 {
    UInt8((Int(color.red) + Int(color.green) + Int(color.blue)) / 3 / 4 + 191)
  }
}
