import IntentWords

/// A text as it can stand in a line of a table: nothing in it steers a terminal or the direction of its neighbours.
package struct ShownText: Hashable, Sendable {
  package let text: String
  /// Whether it must be set apart.
  let hasDirection: Bool

  /// What a terminal takes for a command is written out, and so is a mark of direction without its other half.
  package init(_ text: String) {
    var result = ""
    let halves = Self.halves(text.unicodeScalars)
    var hasDirection = false
    for (index, scalar) in text.unicodeScalars.enumerated() {
      hasDirection = hasDirection || Self.isDirectional(scalar)
      if Self.isControl(scalar) || halves.contains(index) {
        result += scalar.writtenOut
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    self.text = result
    self.hasDirection = hasDirection
  }

  /// A part of a shown text.
  private init(part: String, hasDirection: Bool) {
    text = part
    self.hasDirection = hasDirection
  }

  /// The text between marks that keep its direction to itself.
  func isolated(rightToLeft: Bool) -> String {
    guard hasDirection else { return text }
    return (rightToLeft ? "\u{2067}" : "\u{2066}") + text + "\u{2069}"
  }

  /// The text in lines of a width, parted at spaces; a word that is longer is parted itself.
  func wrapped(to width: Int) -> [ShownText] {
    guard TextWidth.of(text) > width, width > 0 else { return [self] }
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = TextWidth.of(word)
      if !line.isEmpty, used + 1 + length > width {
        lines.append(line)
        (line, used) = ("", 0)
      } else if !line.isEmpty {
        line += " "
        used += 1
      }
      for character in word {
        let length = TextWidth.of(character)
        if used + length > width, used > 0 {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += length
      }
    }
    lines.append(line)
    return Self.closed(lines).map { ShownText(part: $0, hasDirection: hasDirection) }
  }

  /// What a line leaves open is closed at its end, and opened again in the next.
  private static func closed(_ lines: [String]) -> [String] {
    var open: [Unicode.Scalar] = []
    return lines.map { line in
      var result = ""
      for scalar in open { result.unicodeScalars.append(scalar) }
      result += line
      for scalar in line.unicodeScalars {
        if closer(of: scalar) != nil { open.append(scalar) } else if closers.contains(scalar) { _ = open.popLast() }
      }
      for scalar in open.reversed() { if let closer = closer(of: scalar) { result.unicodeScalars.append(closer) } }
      return result
    }
  }
}

// MARK: Direction

extension ShownText {
  /// Isolates, and embeddings with overrides (UAX #9).
  private static func closer(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x2066...0x2068: "\u{2069}"
    case 0x202A, 0x202B, 0x202D, 0x202E: "\u{202C}"
    default: nil
    }
  }

  private static let closers: Set<Unicode.Scalar> = ["\u{2069}", "\u{202C}"]

  /// The places of marks whose other half is missing, or not where it belongs.
  private static func halves(_ scalars: String.UnicodeScalarView) -> Set<Int> {
    var open: [(place: Int, closer: Unicode.Scalar)] = []
    var halves: Set<Int> = []
    for (place, scalar) in scalars.enumerated() where scalar.value >= 0x202A && scalar.value <= 0x2069 {
      if let closer = closer(of: scalar) {
        open.append((place, closer))
      } else if closers.contains(scalar) {
        // The end of an isolate ends what was opened within it, too; that of an embedding reaches no further back.
        let reach = scalar == "\u{2069}" ? open[...] : open.suffix(1)
        let match = reach.lastIndex { $0.closer == scalar }
        if let match {
          halves.formUnion(open[match...].dropFirst().map(\.place))
          open.removeSubrange(match...)
        } else {
          halves.insert(place)
        }
      }
    }
    return halves.union(open.map(\.place))
  }

  /// Whether it runs from right to left, or makes something run. The blocks are those that Unicode keeps for such
  /// scripts.
  private static func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
