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
    try reported { cards throws(CardRenderProblem) in try folder.verify(cards) }
  }

  /// Draws the recipes, and keeps the pictures.
  /// - Throws: `CardDeskProblem.drawing`, `.noRecipes`.
  package func record() throws(CardDeskProblem) -> GoldenReport {
    try reported { cards throws(CardRenderProblem) in try folder.record(cards) }
  }

  private func reported(
    _ work: ([GoldenCard]) throws(CardRenderProblem) -> GoldenReport
  ) throws(CardDeskProblem) -> GoldenReport {
    let cards = cards
    let report = try Self.drawing { () throws(CardRenderProblem) in try work(cards) }
    // What compares nothing finds nothing wrong.
    guard !report.entries.isEmpty else { throw .noRecipes(folder: folder.path) }
    return report
  }

  /// The recipes of the folder, by the names of their files; none where the folder cannot be read.
  private var cards: [GoldenCard] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { file in
      Self.ends.first { file.hasSuffix($0) }.map { card(file, named: String(file.dropLast($0.count))) }
    }
  }

  private static let ends = [".recipe", ".json"]

  private func card(_ file: String, named name: String) -> GoldenCard {
    do throws(CardDeskProblem) {
      let card = try DeskCard(.file("\(folder.path)/\(file)"))
      return GoldenCard(.card(card.card), name: name, file: file, notes: card.notes)
    } catch {
      return GoldenCard(.unreadable(error.words), name: name, file: file)
    }
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
