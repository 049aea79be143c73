import Foundation
import IntentWords

/// Text as it can be drawn: bounded, on one line, and without characters that draw nothing.
enum ShownText {
  /// Far more than a card has room for; what is measured must have an end.
  private static let longest = 1000

  /// The text with every break and run of space as one space.
  static func line(_ text: String) -> String {
    if isPlain(text) { return text }
    return words(drawable(text)[...])
  }

  /// The text line by line, as its own breaks say.
  static func paragraphs(_ text: String) -> [String] {
    if isPlain(text) { return text.isEmpty ? [] : [text] }
    return drawable(text).split(whereSeparator: \.isNewline)
      .map(words).filter { !$0.isEmpty }
  }

  /// With one space between words. Space at which no line breaks, as in French figures, is part of a word.
  private static func words(_ line: Substring) -> String {
    line.split { $0.isWhitespace && !unbreakable.contains($0) }.joined(separator: " ")
  }

  static let unbreakable: Set<Character> = ["\u{A0}", "\u{202F}", "\u{2007}"]

  /// Whether nothing need be done: ASCII without control characters, and space only between words.
  private static func isPlain(_ text: String) -> Bool {
    var previous: UInt8 = 0x20
    var count = 0
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte), !(byte == 0x20 && previous == 0x20), count < longest else { return false }
      previous = byte
      count += 1
    }
    return count == 0 || previous != 0x20
  }

  /// A control character is shown as what stands for an unknown one: it draws nothing, and Pango would end at some.
  private static func drawable(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) {
      let isControl = scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace
      shown.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }

  /// The text in capitals, as the language writes them: Turkish has two letters i, Greek drops its accents.
  static func capitals(_ text: String, language: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) && !ownCapitals.contains(String(language.prefix(2))) {
      return text.uppercased()
    }
    return text.uppercased(with: Locale(identifier: String(language.prefix { $0 != "-" && $0 != "_" }.prefix(8))))
  }

  /// Languages whose ASCII letters have other capitals.
  private static let ownCapitals: Set<String> = ["tr", "az", "lt"]
}
