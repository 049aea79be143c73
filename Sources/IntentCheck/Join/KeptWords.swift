import StringCatalog

/// Texts that are most likely names, which read the same in every language.
///
/// A catalog tells names by itself: where a sentence has one, most translations into other scripts keep its Latin
/// letters (`Pair with CarPlay`, `Установите CarPlay`).
struct KeptWords: Sendable {
  private let kept: Set<[UInt8]>

  /// - Parameter texts: those that may be names.
  init(_ texts: Set<String>, in tables: [WordTable]) {
    let names = texts.map { Array($0.utf8) }.filter { $0.first.map(Self.isCapital) ?? false }
    let byWord = Dictionary(grouping: names, by: Self.word)
    var counts: [[UInt8]: (kept: Int, all: Int)] = [:]
    for table in names.isEmpty ? [] : tables {
      for (key, entry) in table.catalog.entries {
        let source = entry.localizations[table.catalog.sourceLanguage]?.allTexts.first?.value ?? key
        let found = Self.names(byWord, in: Array(source.utf8))
        guard !found.isEmpty else { continue }
        let texts = entry.localizations.values.flatMap(\.allTexts)
        for text in texts where text.value.utf8.contains(where: Self.isOtherScript) {
          for name in found {
            counts[name, default: (0, 0)].all += 1
            if Self.holds(name, text.value) { counts[name, default: (0, 0)].kept += 1 }
          }
        }
      }
    }
    // One may be a slip.
    kept = Set(counts.lazy.filter { $0.value.kept > 1 && $0.value.kept * 3 >= $0.value.all * 2 }.map(\.key))
  }

  /// Whether a text is a name, for all that reading tells.
  func holds(_ text: String) -> Bool {
    Self.isWrittenAsName(text) || Self.isSign(text) || kept.contains(Array(text.utf8))
  }

  /// `example.com`, `me@example.org`, `aa:bb:cc`, `#tag`, `notes.txt`: an address, or what is put together like one.
  static func isSign(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    if zip(text, text.dropFirst()).contains(where: { ":@#=".contains($0) && ($1.isLetter || $1.isNumber) }) { return true }
    let parts = text.split(separator: ".")
    guard parts.count > 1, let last = parts.last else { return false }
    return domains.contains(last) || (parts.count == 2 && endings.contains(last))
  }

  private static let domains: Set<Substring> = ["com", "edu", "gov", "io", "local", "net", "org"]
  private static let endings: Set<Substring> = [
    "csv", "html", "jpg", "json", "md", "mp3", "pdf", "plist", "png", "swift", "txt", "yaml", "yml", "zip",
  ]

  /// `YAML`, `PMU-ADB`, `CarPlay`: no word of a language is written so.
  static func isWrittenAsName(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return words.contains { $0.contains(where: \.isLetter) }
      && words.allSatisfy { word in
        let isAcronym = word.count <= 6 && !word.contains(where: \.isLowercase)
        let isJoined = zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
        return isAcronym || isJoined
      }
  }

  /// The names of a sentence; a part of a longer one (`Watch` of `Apple Watch`) is none.
  private static func names(_ byWord: [[UInt8]: [[UInt8]]], in text: [UInt8]) -> [[UInt8]] {
    var (found, index, follows) = ([[UInt8]](), 0, false)
    while index < text.count {
      let word = word(text[index...])
      guard let first = word.first else {
        // Within a name nothing but a space stands between words.
        follows = follows && text[index] == UInt8(ascii: " ")
        index += 1
        continue
      }
      for name in follows ? [] : byWord[word] ?? [] where text[index...].starts(with: name) {
        let rest = text[(index + name.count)...]
        let goesOn = rest.first == UInt8(ascii: " ") && rest.dropFirst().first.map(isCapital) ?? false
        if !goesOn, !(rest.first.map(isLatin) ?? false) { found.append(name) }
      }
      follows = isCapital(first)
      index += word.count
    }
    return found
  }

  /// Whether a text has a name as a word of its own.
  private static func holds(_ name: [UInt8], _ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains { index in
      bytes[index] == name.first && (index == 0 || !isLatin(bytes[index - 1])) && bytes[index...].starts(with: name)
        && !(bytes[index...].dropFirst(name.count).first.map(isLatin) ?? false)
    }
  }

  /// The Latin letters and digits that a text begins with.
  private static func word(_ bytes: some Sequence<UInt8>) -> [UInt8] { Array(bytes.prefix(while: isLatin)) }

  private static func isLatin(_ byte: UInt8) -> Bool { isCapital(byte) || (0x61...0x7A).contains(byte) }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) }

  /// Whether a byte begins a letter from Greek on, the further Latin letters and the marks of punctuation left out.
  private static func isOtherScript(_ byte: UInt8) -> Bool {
    (0xCE...0xE0).contains(byte) || (0xE3...0xED).contains(byte)
  }
}
