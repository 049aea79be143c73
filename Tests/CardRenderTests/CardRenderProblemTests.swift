import CardRender
import Foundation
import Testing
import WholeFiles

@Suite("What is said of a card that cannot be drawn")
struct CardRenderProblemTests {
  private static let inter = FontFile(name: "Inter-Bold.otf", package: "fonts-inter", folder: "opentype/inter")
  private static let emoji = FontFile(
    name: "NotoColorEmoji.ttf", package: "fonts-noto-color-emoji", folder: "truetype/noto")

  @Test(
    "every problem has its message",
    arguments: [
      (
        .fontsMissing([inter], folders: ["/fonts"]),
        "a font is missing in /fonts: Inter-Bold.otf (package fonts-inter); apt-get install fonts-inter"
      ),
      (
        .fontsMissing([inter, emoji, inter, inter, inter], folders: ["/a", "/b"]),
        "5 fonts are missing in /a, /b: Inter-Bold.otf (package fonts-inter), NotoColorEmoji.ttf "
          + "(package fonts-noto-color-emoji), Inter-Bold.otf (package fonts-inter) and 2 more; "
          + "apt-get install fonts-inter fonts-noto-color-emoji"
      ),
      (.notAFont(path: "/a.otf"), "/a.otf is no font that can be read"),
      (.otherFont(path: "/a.otf", family: "DejaVu Sans"), "/a.otf holds another font, DejaVu Sans"),
      (.unreadable(path: "/a.otf", errno: EACCES), "/a.otf cannot be read: Permission denied"),
      (.noFontMap, "Pango has no fontconfig here: install libpangocairo-1.0-0"),
      (
        .tooLarge(width: 340, height: 1e9, scale: 2, most: 16 << 20),
        "a picture of 340 × 1000000000 points at 2 pixels a point is too large: "
          + "at most 16777216 pixels are drawn, and no side is longer than 32767"
      ),
      (
        .tooLarge(width: .nan, height: 1e300, scale: 2, most: 64 << 20),
        "a picture of nan × 1e+300 points at 2 pixels a point is too large: "
          + "at most 67108864 pixels are drawn, and no side is longer than 32767"
      ),
      (.notWritten(path: "/x/card.png", .system(errno: ENOENT)), "/x/card.png cannot be written: No such file or directory"),
      (.notCompressed(zlib: -4), "the picture cannot be compressed: zlib says -4"),
      (.outOfMemory, "there is not enough memory for the picture"),
    ] as [(CardRenderProblem, String)])
  func messages(problem: CardRenderProblem, message: String) {
    #expect(problem.description == message)
  }
}
