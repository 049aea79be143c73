import QuestEngine

/// Red, green and blue, each from 0 to 255.
struct RGB {
  let red: Int
  let green: Int
  let blue: Int

  init(_ red: Int, _ green: Int, _ blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A colour of six hexadecimal digits; the default colour when it is none.
  init(_ digits: String) {
    let number = UInt32(digits, radix: 16) ?? UInt32(Trend.Option.defaultColor, radix: 16) ?? 0
    self.init(Int(number >> 16 & 0xFF), Int(number >> 8 & 0xFF), Int(number & 0xFF))
  }

  /// Whether black stands out on it more than white: the weights are the eye's (ITU-R BT.601).
  var isLight: Bool { 299 * red + 587 * green + 114 * blue > 128_000 }

  /// Whether it is near enough to grey that its hue is not what one sees first.
  var isGrey: Bool { max(red, green, blue) - min(red, green, blue) < 48 }

  func painted(_ text: String) -> String {
    "\u{1B}[48;2;\(red);\(green);\(blue)m\u{1B}[\(isLight ? 30 : 97)m\(text)\u{1B}[0m"
  }

  func distance(to other: RGB) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }
}

/// One of the sixteen colours of a terminal.
struct SixteenColors {
  /// What selects it as the ground (ECMA-48, and the bright ones of aixterm).
  private let code: Int
  private let color: RGB

  /// As xterm shows them; other terminals differ a little, and people choose their own.
  private static let all: [SixteenColors] = [
    (40, 0, 0, 0), (41, 205, 0, 0), (42, 0, 205, 0), (43, 205, 205, 0), (44, 0, 0, 238), (45, 205, 0, 205),
    (46, 0, 205, 205), (47, 229, 229, 229), (100, 127, 127, 127), (101, 255, 0, 0), (102, 0, 255, 0),
    (103, 255, 255, 0), (104, 92, 92, 255), (105, 255, 0, 255), (106, 0, 255, 255), (107, 255, 255, 255),
  ].map { SixteenColors(code: $0.0, color: RGB($0.1, $0.2, $0.3)) }

  /// The most alike; a colour stays a colour, because among sixteen a dull one is soon nearest to grey.
  static func nearest(to color: RGB) -> SixteenColors {
    let fitting = all.filter { $0.color.isGrey == color.isGrey }
    return fitting.min { $0.color.distance(to: color) < $1.color.distance(to: color) } ?? all[0]
  }

  func painted(_ text: String) -> String {
    "\u{1B}[\(code)m\u{1B}[\(color.isLight ? 30 : 97)m\(text)\u{1B}[0m"
  }
}
