import CardModel
import Testing

@Suite("A colour") struct SRGBTests {
  @Test(
    "is six hexadecimal digits and nothing else",
    arguments: [
      ("0A0A0B", "0A0A0B"), ("c8b6a0", "C8B6A0"), ("FFFFFF", "FFFFFF"), ("FFF", nil), ("#C8B6A0", nil),
      ("C8B6A0FF", nil),
      ("+C8B6A", nil), ("-00001", nil), ("C8B6AG", nil), ("", nil), ("C8B6A ", nil), ("0xC8B6", nil), ("ＦＦＦＦＦＦ", nil),
      ("C8B6A\u{301}", nil),
    ] as [(String, String?)])
  func hex(text: String, read: String?) {
    #expect(SRGB(hex: text)?.hex == read)
  }

  @Test(
    "has WCAG's contrast with another, in either order",
    arguments: [
      ("000000", "FFFFFF", 21), ("FFFFFF", "FFFFFF", 1), ("777777", "FFFFFF", 4.478), ("ECECEE", "0A0A0B", 16.8),
      ("A1A1A6", "0A0A0B", 7.69), ("7C7C82", "0A0A0B", 4.77), ("C8B6A0", "0A0A0B", 10.0),
    ])
  func contrast(one: String, other: String, ratio: Double) throws {
    let (one, other) = (try #require(SRGB(hex: one)), try #require(SRGB(hex: other)))
    // The figures are printed with two or three digits.
    #expect(abs(one.contrast(with: other) - ratio) < ratio * 0.005)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }

  @Test(
    "has a figure of readability, signed by which of the two is darker",
    arguments: [
      ("000000", "FFFFFF", 106.0407), ("FFFFFF", "000000", -107.8847), ("888888", "FFFFFF", 63.0565),
      ("FFFFFF", "888888", -68.5415), ("000000", "AAAAAA", 58.1463), ("AAAAAA", "000000", -56.2411),
      ("112233", "DDEEFF", 91.6683), ("DDEEFF", "112233", -93.0677), ("112233", "444444", 8.3233),
      ("444444", "112233", -7.5269), ("808080", "808080", 0),
    ])
  func readability(text: String, ground: String, figure: Double) throws {
    let (text, ground) = (try #require(SRGB(hex: text)), try #require(SRGB(hex: ground)))
    #expect(abs(text.readability(on: ground) - figure) < 0.0001)
  }

  @Test(
    "lies over another as screens mix: in encoded values, rounded",
    arguments: [
      (0, "FFFFFF"), (1, "0A0A0B"), (0.5, "858585"), (-3, "FFFFFF"), (7, "0A0A0B"), (.nan, "FFFFFF"),
      (.infinity, "0A0A0B"), (-.infinity, "FFFFFF"),
    ] as [(Double, String)])
  func over(alpha: Double, mixed: String) throws {
    #expect(try #require(SRGB(hex: "0A0A0B")).over(.white, alpha: alpha).hex == mixed)
  }

  @Test("is bounded in luminance once and for all")
  func bounded() {
    for number in stride(from: UInt32(0), through: 0xFF_FF_FF, by: 4_099) {
      let color = SRGB(red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
      let bounded = color.bounded(toLuminance: 0.035)
      #expect(bounded.luminance <= 0.035)
      #expect(bounded.bounded(toLuminance: 0.035) == bounded)
      #expect(bounded.red <= color.red && bounded.green <= color.green && bounded.blue <= color.blue)
      if color.luminance <= 0.035 { #expect(bounded == color) }
    }
  }

  @Test("gives way until it can be read, and keeps its hue", arguments: ["5C7A9E", "6F8F6A", "B0524A", "8A5A2E"])
  func reaching(hex: String) throws {
    let accent = try #require(SRGB(hex: hex))
    let ink = [SRGB.black, try #require(SRGB(hex: "262627"))]
    let lifted = accent.reaching(4.5, onAll: ink, by: .lifting)
    let darkened = accent.reaching(4.5, onAll: [.white, try #require(SRGB(hex: "D8D4CD"))], by: .darkening)
    #expect(ink.allSatisfy { lifted.contrast(with: $0) >= 4.5 })
    #expect(darkened.contrast(with: try #require(SRGB(hex: "D8D4CD"))) >= 4.5)
    #expect(abs(hue(lifted) - hue(accent)) < 3)
    #expect(abs(hue(darkened) - hue(accent)) < 3)
    #expect(lifted.reaching(4.5, onAll: ink, by: .lifting) == lifted)
  }

  @Test("is left alone where it reads, and ends at white or black where nothing does")
  func reachingEnds() throws {
    let accent = try #require(SRGB(hex: "C8B6A0"))
    #expect(accent.reaching(4.5, onAll: [.black], by: .lifting) == accent)
    #expect(accent.reaching(4.5, onAll: [], by: .lifting) == accent)
    #expect(accent.reaching(4.5, onAll: [.white], by: .lifting) == .white)
    #expect(accent.reaching(22, onAll: [.white], by: .darkening) == .black)
  }

  /// In degrees.
  private func hue(_ color: SRGB) -> Double {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    switch high {
    case red: return 60 * ((green - blue) / (high - low))
    case green: return 60 * ((blue - red) / (high - low) + 2)
    default: return 60 * ((red - green) / (high - low) + 4)
    }
  }
}
