import CardModel

/// Puts what a repaired card says into the text that a person wrote.
///
/// Lines that say the same stay as they were written, and so do comments, empty lines, and what made nothing.
struct RecipePatch {
  private let original: [Line]
  private let wanted: [Line]
  private var removed: Set<Int> = []
  /// What comes after a line of the original; -1 is the top.
  private var added: [Int: [String]] = [:]
  /// Whether the text begins a material.
  private let hasMaterial: Bool

  /// The text that reads as the card; nil where the original is too long to be patched, or a patch would say
  /// something else than the card.
  static func text(_ original: String, becoming card: Card, in languages: [String]) -> String? {
    let lines = original.textLines
    guard lines.count <= longest, let reading = try? Recipe.read(original) else { return nil }
    // Of a recipe with so many warnings it is not known which lines make nothing.
    guard reading.unlisted == 0 else { return nil }
    let silent = Set(reading.warnings.filter(\.makesNothing).map { $0.line - 1 })
    var patch = RecipePatch(
      lines, silent: silent, wanted: Recipe.text(of: card, in: languages), hasMaterial: reading.card.material != nil)
    patch.align()
    let text = patch.text
    return meaning(text) == meaning(Recipe.text(of: card, in: languages)) ? text : nil
  }

  /// What a text says: no material is one that is left to the layout.
  private static func meaning(_ text: String) -> Card? {
    guard var card = (try? Recipe.read(text))?.card else { return nil }
    card.material = card.material ?? MaterialSettings()
    return card
  }

  /// A card of every block has some forty lines.
  private static let longest = 1000

  private struct Line {
    /// Without the carriage return that some editors end a line with.
    var text: String
    let hasReturn: Bool
    var key: String
    var group: Group?

    init(_ text: String, isSilent: Bool) {
      hasReturn = text.unicodeScalars.last == "\r"
      self.text = hasReturn ? String(text.dropLast()) : text
      let parts = self.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      key = parts.count == 2 ? parts[0].trimmingPrefix { $0 == " " || $0 == "\t" }.description : ""
      while key.last == " " || key.last == "\t" { key.removeLast() }
      let isComment = self.text.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
      group = isSilent || isComment || key.isEmpty ? nil : Group(key: key)
    }
  }

  /// Lines whose order counts among themselves only.
  private enum Group: CaseIterable {
    case blocks
    case wells
    /// Each stands once, in whatever place.
    case settings

    init(key: String) {
      switch key {
      case "primary", "secondary", "well": self = .wells
      case "accent", "material", "finish", "ink", "type", "wells": self = .settings
      case _ where Dial(rawValue: key) != nil: self = .settings
      default: self = .blocks
      }
    }
  }

  private init(_ lines: [String], silent: Set<Int>, wanted: String, hasMaterial: Bool) {
    original = lines.enumerated().map { Line($0.element, isSilent: silent.contains($0.offset)) }
    self.wanted = wanted.textLines.map { Line($0, isSilent: false) }.filter { $0.group != nil }
    self.hasMaterial = hasMaterial
  }

  private mutating func align() {
    alignInOrder(.blocks)
    alignInOrder(.wells)
    alignSettings()
  }

  private mutating func alignInOrder(_ group: Group) {
    let old = Self.blocks(of: original, group)
    let new = Self.blocks(of: wanted, group).map { Self.text(of: $0, in: wanted) }
    var place = old.startIndex
    var anchor = old.first?.first.map { $0 - 1 } ?? end
    for line in LineDifference.lines(from: old.map { Self.text(of: $0, in: original) }, to: new, by: Self.isSame) {
      switch line {
      case .kept:
        anchor = old[place].last ?? anchor
        place += 1
      case .removed:
        removed.formUnion(old[place])
        anchor = old[place].last ?? anchor
        place += 1
      case .added(let text): added[anchor, default: []] += text.textLines
      }
    }
  }

  /// The lines of each block: months and words belong to the grid above them.
  private static func blocks(of lines: [Line], _ group: Group) -> [[Int]] {
    var blocks: [[Int]] = []
    for index in lines.indices where lines[index].group == group {
      if ["month", "spoken"].contains(lines[index].key), !blocks.isEmpty {
        blocks[blocks.count - 1].append(index)
      } else {
        blocks.append([index])
      }
    }
    return blocks
  }

  private static func text(of block: [Int], in lines: [Line]) -> String {
    block.map { lines[$0].text }.joined(separator: "\n")
  }

  private mutating func alignSettings() {
    let places = original.indices.filter { original[$0].group == .settings }
    var known = Dictionary(places.map { (original[$0].key, $0) }) { first, _ in first }
    for line in wanted where line.group == .settings {
      if let place = known.removeValue(forKey: line.key) {
        guard !Self.isSame(original[place].text, line.text) else { continue }
        removed.insert(place)
        added[place, default: []].append(line.text)
      } else if !(hasMaterial && Self.impliedWhereBegun.contains(line.text)) {
        added[places.last ?? end, default: []].append(line.text)
      }
    }
    removed.formUnion(known.values)
  }

  /// What goes without saying where a material is begun.
  private static let impliedWhereBegun = ["material:", "finish: ink"]

  /// The last line that says something.
  private var end: Int { original.lastIndex { !$0.text.allSatisfy(\.isWhitespace) } ?? -1 }

  /// Whether two blocks or settings say the same, however they are written, and whatever of it no reader understands.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let (line, wanted) = (Line(one, isSilent: false), Line(other, isSilent: false))
    // Which well comes first is known from all of them.
    guard line.key == wanted.key || (line.group == .wells && wanted.group == .wells) else { return false }
    func card(_ lines: String) -> Card? { (try? Recipe.read("eyebrow: x\n" + lines))?.card }
    return card(one).map { $0 == card(other) } ?? false
  }

  private var text: String {
    let end = original.first?.hasReturn == true ? "\r" : ""
    func written(after place: Int) -> [String] { (added[place] ?? []).map { $0 + end } }
    var lines = written(after: -1)
    for (number, line) in original.enumerated() {
      if !removed.contains(number) { lines.append(line.text + (line.hasReturn ? "\r" : "")) }
      lines += written(after: number)
    }
    return lines.joined(separator: "\n")
  }
}

extension RecipeWarning {
  /// Whether its line made nothing, so that it can stay.
  fileprivate var makesNothing: Bool {
    switch problem {
    case .noColon, .unknownKey, .emptyValue, .repeated, .nothingAbove, .notANumber, .unknownName: true
    // In a grid it makes a day without its colour.
    case .notAColor(let key, _): ["accent", "ink"].contains(key)
    default: false
    }
  }
}
