import CardModel
import CardRender
import Testing

@Suite("Two pictures are compared pixel by pixel")
struct PictureDifferenceTests {
  private func picture(_ width: Int, _ height: Int, _ pixels: [(Int, Int, UInt8)] = []) -> Picture {
    var bytes = [UInt8](repeating: 200, count: width * height * 4)
    for (x, y, value) in pixels { bytes[(y * width + x) * 4] = value }
    return Picture(width: width, height: height, pixels: bytes)
  }

  @Test("the same picture has no difference")
  func same() {
    let difference = PictureDifference(from: picture(3, 2), to: picture(3, 2))
    #expect(difference.pixels == 0 && difference.greatest == 0 && difference.bounds == nil)
    #expect("\(difference)" == "0 pixels, the most by 0 of 255")
  }

  @Test("pixels that differ are counted, each once, with the greatest difference and where they are")
  func counted() {
    let difference = PictureDifference(from: picture(9, 9), to: picture(9, 9, [(2, 3, 190), (5, 7, 255)]))
    #expect(difference.pixels == 2 && difference.greatest == 55)
    #expect(difference.bounds == Frame(x: 2, y: 3, width: 4, height: 5))
    #expect("\(difference)" == "2 pixels, the most by 55 of 255, within 4 × 5 at 2, 3")
  }

  @Test("what only one picture has differs wholly")
  func sizes() {
    let difference = PictureDifference(from: picture(3, 2), to: picture(4, 2))
    #expect(difference.pixels == 2 && difference.greatest == 255)
    #expect("\(difference)" == "3 × 2 became 4 × 2, 2 pixels, the most by 255 of 255, within 1 × 2 at 3, 0")
    #expect(PictureDifference(from: picture(4, 2), to: picture(4, 1)).pixels == 4)
  }

  @Test("the picture of a difference shows before, after, and red where they differ")
  func shown() {
    let shown = PictureDifference.picture(from: picture(3, 2), to: picture(3, 2, [(1, 1, 0)]))
    #expect(shown.width == 9 + 32 && shown.height == 2)
    #expect(shown.pixel(x: 1, y: 1)?.color.red == 200)
    #expect(shown.pixel(x: 19 + 1, y: 1)?.color.red == 0)
    #expect(shown.pixel(x: 38 + 1, y: 1)?.color == SRGB(hex: "E6003C"))
    #expect(shown.pixel(x: 38, y: 1)?.color == SRGB(hex: "F1F1F1"))
    #expect(shown.pixel(x: 10, y: 0)?.color == .white)
  }

  @Test("a picture's digest is of its size and pixels")
  func digest() {
    #expect(picture(3, 2).digest == picture(3, 2).digest && picture(3, 2).digest.count == 64)
    #expect(picture(3, 2).digest != picture(2, 3).digest)
    #expect(picture(3, 2).digest != picture(3, 2, [(0, 0, 201)]).digest)
  }

  @Test("a picture that was written is read as it was", arguments: [UInt8(255), 200])
  func roundTrip(alpha: UInt8) throws {
    let pixels = (0..<48).map { $0 % 4 == 3 ? alpha : UInt8($0 * 4) }
    let picture = Picture(width: 4, height: 3, pixels: pixels)
    let read = try #require(PNGReader.picture(of: try PNGWriter.encoded(picture)))
    #expect(PictureDifference(from: picture, to: read).greatest <= (alpha == 255 ? 0 : 1))
    #expect(read.width == 4 && read.height == 3)
  }

  /// What is a golden's name, and what is not.
  private static let names: [(file: String, card: String?)] = [
    ("day.0123456789ab.png", "day"), ("low.type.0123456789ab.png", "low.type"), ("day.png", nil),
    ("day.0123456789AB.png", nil), ("day.0123456789abc.png", nil), ("day.0123456789ab.jpg", nil), ("", nil),
  ]

  @Test("a golden's file name holds the card and the fonts", arguments: names)
  func name(file: String, card: String?) {
    let name = GoldenName(file: file)
    #expect(name?.card == card)
    #expect(name.map { $0.file == file } ?? true)
  }
}
