import CardModel

/// A card that stands in a file of its own, judged.
package struct RecipeFile: Sendable {
  package let path: String
  let outcome: Outcome

  enum Outcome: Sendable {
    case card(Recipe.Reading, verdicts: [Verdict])
    /// A card that cannot be read, and why.
    case unreadable(String, [RecipeWarning])
  }

  /// The line of each block, from 1; nil where that is not known.
  private let lines: [Int]?

  /// Reads a recipe, and judges its card by every law in English over the table of advances.
  package init(path: String, text: String) {
    self.path = path
    do {
      let reading = try Recipe.read(text)
      let verdicts = CardLayout(measurer: TableMeasurer()).verdicts(on: reading.card, in: ["en"])
      outcome = .card(reading, verdicts: verdicts)
      lines = Self.lines(of: text, blocks: reading.card.blocks.count)
    } catch Recipe.Failure.tooLong(let bytes) {
      (outcome, lines) = (.unreadable("it has \(bytes) bytes, and at most \(Recipe.limit) may be", []), nil)
    } catch Recipe.Failure.nothingToShow(let warnings) {
      (outcome, lines) = (.unreadable("no line of it makes a block", warnings), nil)
    } catch {
      (outcome, lines) = (.unreadable("its JSON is no card", []), nil)
    }
  }

  /// Whether a file is named as a recipe is.
  package static func isRecipe(_ path: String) -> Bool { path.hasSuffix(".recipe") }

  /// Where a block begins; of no block, and where it is not known, the first line.
  func place(ofBlock block: Int?) -> FindingPlace {
    guard let block, let lines, lines.indices.contains(block) else { return place(ofLine: 1) }
    return place(ofLine: lines[block])
  }

  func place(ofLine line: Int) -> FindingPlace { FindingPlace(path: path, line: line, column: 1) }

  /// Far more than the card of every block has.
  private static let longest = 1000

  /// Each line is read alone, as what makes one block there makes one in the card.
  ///
  /// The wells of all lines make the last.
  private static func lines(of text: String, blocks: Int) -> [Int]? {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard all.count <= longest else { return nil }
    var found: [Int] = []
    var wells: [Int] = []
    for (index, line) in all.enumerated() {
      guard let block = (try? Recipe.read(String(line)))?.card.blocks.first else { continue }
      if block.kind == "wells" { wells.append(index + 1) } else { found.append(index + 1) }
    }
    found += wells.prefix(1)
    return found.count == blocks ? found : nil
  }
}
