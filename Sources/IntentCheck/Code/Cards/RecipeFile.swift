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

  /// The line of each block, from 1; none where that is not known.
  private let lines: [Int]

  /// Reads a recipe, and judges its card by every law in English over the table of advances.
  package init(path: String, text: String) {
    self.path = path
    do {
      let reading = try Recipe.read(text)
      let verdicts = CardLayout(measurer: TableMeasurer()).verdicts(on: reading.card, in: ["en"])
      outcome = .card(reading, verdicts: verdicts)
      lines = reading.lines
    } catch Recipe.Failure.tooLong(let bytes) {
      (outcome, lines) = (.unreadable("it has \(bytes) bytes, and at most \(Recipe.limit) may be", []), [])
    } catch Recipe.Failure.nothingToShow(let warnings) {
      (outcome, lines) = (.unreadable("no line of it makes a block", warnings), [])
    } catch {
      (outcome, lines) = (.unreadable("its JSON is no card", []), [])
    }
  }

  /// Whether a file is named as a recipe is.
  package static func isRecipe(_ path: String) -> Bool { path.hasSuffix(".recipe") }

  /// Where a block begins; of no block, and where it is not known, the first line.
  func place(ofBlock block: Int?) -> FindingPlace {
    guard let block, lines.indices.contains(block) else { return place(ofLine: 1) }
    return place(ofLine: lines[block])
  }

  func place(ofLine line: Int) -> FindingPlace { FindingPlace(path: path, line: line, column: 1) }
}
