/// The file name of a golden picture: whose it is, and in which fonts it was drawn.
package struct GoldenName: Hashable, Sendable {
  /// The name of the card.
  package var card: String
  /// The first twelve digits of the fonts' digest.
  package var fonts: String

  package init(card: String, fontDigest: String) {
    self.card = card
    fonts = String(fontDigest.prefix(Self.digits))
  }

  /// Nil for a file that is no golden.
  package init?(file: String) {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts.last == "png", let fonts = parts.dropLast().last, fonts.utf8.count == Self.digits,
      fonts.utf8.allSatisfy({ Self.hexadecimal.contains($0) })
    else { return nil }
    card = parts.dropLast(2).joined(separator: ".")
    self.fonts = String(fonts)
  }

  /// Whether a card's picture can be called so: the name is that of a file in the folder, and of one that is seen.
  package static func isUsable(_ card: String) -> Bool {
    !card.isEmpty && !card.hasPrefix(".") && !card.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  package var file: String { "\(card).\(fonts).png" }

  private static let digits = 12
  private static let hexadecimal = Set("0123456789abcdef".utf8)
}
