import CardModel
import Foundation
import IntentWire
import WholeFiles

/// A card that was read, with what it was read from.
package struct DeskCard: Hashable, Sendable {
  package var source: CardSource
  package var card: Card
  package var form: Form
  /// The line of each block, from 1; none where its author sees no lines.
  package var lines: [Int]
  /// What the reader of a recipe did not understand, by line.
  package var warnings: [RecipeWarning]
  /// How many more there were.
  package var unlistedWarnings: Int
  /// Keys of a JSON that mean nothing, by their paths.
  package var strayKeys: [String]

  package var name: String { source.name }

  /// As what it was written.
  package enum Form: Hashable, Sendable {
    case recipe(String)
    case json
    /// The JSON without blocks.
    case olderJSON
    case archive
  }

  /// Reads what a source names.
  /// - Parameter input: gives standard input, at most so many bytes of it.
  /// - Throws: `CardDeskProblem`.
  package init(
    _ source: CardSource, input: (_ most: Int) throws(CardDeskProblem) -> Data = StandardInput.read
  ) throws(CardDeskProblem) {
    switch source {
    case .file(let path):
      let data: Data
      do throws(FileFailure) {
        data = try RegularFile.read(path, atMost: Recipe.limit + 1)
      } catch {
        throw .unreadable(name: path, reason: error.reason)
      }
      try self.init(source, data)
    case .standardInput: try self.init(source, try input(Recipe.limit + 1))
    case .preset(let preset): self.init(source, preset.card, preset.recipe)
    case .published(let preset): self.init(source, preset.published, Recipe.text(of: preset.published))
    }
  }

  private init(_ source: CardSource, _ card: Card, _ recipe: String) {
    (self.source, self.card, form) = (source, card, .recipe(recipe))
    (lines, warnings, unlistedWarnings, strayKeys) = ([], [], 0, [])
  }

  /// - Throws: `CardDeskProblem`.
  private init(_ source: CardSource, _ data: Data) throws(CardDeskProblem) {
    guard data.count <= Recipe.limit else { throw .tooLarge(name: source.name, most: Recipe.limit) }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notText(name: source.name) }
    do {
      let form = try Form(of: text)
      let json = form == .archive ? try Self.payload(of: text, source) : text
      let reading = try Recipe.read(json)
      self.init(source, reading.card, text)
      (self.form, lines, warnings, unlistedWarnings) = (form, reading.lines, reading.warnings, reading.unlisted)
      if case .recipe = form { return }
      // As a recipe must: any object would be a card else.
      guard !card.blocks.isEmpty || card.accent != nil else {
        throw CardDeskProblem.notACard(name: source.name, .nothing)
      }
      strayKeys = StrayKeys.paths(in: json, isOlder: form == .olderJSON)
    } catch {
      throw Self.problem(error, in: source.name)
    }
  }

  private static func payload(of text: String, _ source: CardSource) throws -> String {
    let archive = try JSONDecoder().decode(CardArchive.self, from: Data(text.utf8))
    guard archive.kind == Card.archiveKind else {
      throw CardDeskProblem.otherArchive(name: source.name, kind: archive.kind)
    }
    return archive.payload
  }

  private static func problem(_ error: any Error, in name: String) -> CardDeskProblem {
    switch error {
    case let problem as CardDeskProblem: problem
    case Recipe.Failure.tooLong: .tooLarge(name: name, most: Recipe.limit)
    case Recipe.Failure.nothingToShow(let warnings): .notARecipe(name: name, warnings)
    case let error as DecodingError: .notACard(name: name, CardFault(error))
    default: .notACard(name: name, .notJSON)
    }
  }
}

extension DeskCard.Form {
  fileprivate init(of text: String) throws {
    let begin = text.unicodeScalars.first { $0 != "\u{FEFF}" && !$0.properties.isWhitespace }
    guard begin == "{" else {
      self = .recipe(text)
      return
    }
    let keys = try JSONDecoder().decode(Keys.self, from: Data(text.drop { $0 == "\u{FEFF}" }.utf8))
    self = keys.has("payload") ? .archive : keys.has("blocks") ? .json : .olderJSON
  }

  /// Which keys an object has.
  private struct Keys: Decodable {
    private let fields: KeyedDecodingContainer<Name>

    init(from decoder: any Decoder) throws { fields = try decoder.container(keyedBy: Name.self) }

    func has(_ name: String) -> Bool { fields.allKeys.contains { $0.stringValue == name } }

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }
}

extension DeskCard {
  /// What its reader did not understand, a line each.
  package var notes: [String] {
    warnings.map(\.description) + (unlistedWarnings > 0 ? ["and \(unlistedWarnings) more of such notes"] : [])
      + strayKeys.map { "\"\($0)\" means nothing" }
  }
}
