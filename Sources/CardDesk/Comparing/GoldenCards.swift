import CardModel
import CardRender
import Foundation

/// The pictures that are kept of a folder's recipes.
package struct GoldenCards: Sendable {
  private let folder: GoldenFolder

  /// - Parameter folders: where the fonts are; nil for the system's folders.
  /// - Throws: `CardDeskProblem.drawing`.
  package init(_ path: String, languages: [String], fontsIn folders: [String]?) throws(CardDeskProblem) {
    let typesetter = try DeskLayout.typesetter(fontsIn: folders)
    folder = try Self.drawing { () throws(CardRenderProblem) in
      try GoldenFolder(path, typesetter: typesetter, settings: GoldenSettings(languages: languages))
    }
  }

  /// Draws the recipes again, and compares.
  /// - Throws: `CardDeskProblem.drawing`, `.noRecipes`.
  package func verify() throws(CardDeskProblem) -> GoldenReport {
    try reported { () throws(CardRenderProblem) in try folder.verify() }
  }

  /// Draws the recipes, and keeps the pictures.
  /// - Throws: `CardDeskProblem.drawing`, `.noRecipes`.
  package func record() throws(CardDeskProblem) -> GoldenReport {
    try reported { () throws(CardRenderProblem) in try folder.record() }
  }

  private func reported(_ work: () throws(CardRenderProblem) -> GoldenReport) throws(CardDeskProblem) -> GoldenReport {
    let report = try Self.drawing(work)
    // What compares nothing finds nothing wrong.
    guard !report.entries.isEmpty else { throw .noRecipes(folder: folder.path) }
    return report
  }

  fileprivate static func drawing<Result>(
    _ work: () throws(CardRenderProblem) -> Result
  ) throws(CardDeskProblem) -> Result {
    do throws(CardRenderProblem) {
      return try work()
    } catch {
      throw .drawing(error)
    }
  }
}

extension GoldenReport {
  /// A line for each card, and a count.
  package var deskLines: [DeskLine] {
    let good = entries.count { $0.outcome.isGood }
    let lines = zip(lines, entries).map { DeskLine($0, $1.outcome.isGood ? .plain : .failure) }
    let noun = entries.count == 1 ? "card" : "cards"
    return lines + [DeskLine("\(entries.count) \(noun): \(good) good", isGood ? .good : .failure)]
  }

  /// The page of the report, as bytes.
  /// - Throws: `CardDeskProblem.drawing`.
  package func page() throws(CardDeskProblem) -> Data {
    Data(try GoldenCards.drawing { () throws(CardRenderProblem) in try html() }.utf8)
  }
}
