import CardModel
import Foundation

/// A folder of golden pictures, and perhaps of the recipes they were drawn from.
package struct GoldenFolder: Sendable {
  package let path: String
  package let settings: GoldenSettings
  private let typesetter: Typesetter
  private let painter: CardPainter
  private let fontDigest: String

  /// - Parameter fontDigest: of the typesetter's fonts; nil to reckon it, which reads all of them.
  /// - Throws: what is wrong with a font.
  package init(
    _ path: String, typesetter: Typesetter, fontDigest: String? = nil, settings: GoldenSettings = GoldenSettings()
  ) throws(CardRenderProblem) {
    self.path = path
    self.settings = settings
    self.typesetter = typesetter
    painter = CardPainter(typesetter)
    self.fontDigest = if let fontDigest { fontDigest } else { try typesetter.fonts.digest() }
  }

  /// Draws every recipe of the folder and compares it with its picture.
  /// - Throws: `unreadable` for a folder that is none.
  package func verify() throws(CardRenderProblem) -> GoldenReport {
    let contents = try contents()
    var entries = contents.recipes.map { recipe in
      switch card(of: recipe.file) {
      case .success(let card): entry(comparing: card, named: recipe.name, among: contents.pictures)
      case .failure(let reason): GoldenReport.Entry(card: recipe.name, outcome: .unreadableCard(reason.text))
      }
    }
    let names = Set(contents.recipes.map(\.name))
    entries += contents.pictures.filter { !names.contains($0.card) }.map {
      GoldenReport.Entry(card: $0.card, outcome: .withoutCard(file: $0.file))
    }
    return GoldenReport(entries: entries.sorted { $0.card < $1.card }, fontDigest: fontDigest)
  }

  /// Draws every recipe of the folder, and writes the pictures that are not the same.
  ///
  /// Pictures in other fonts stay: another machine may compare with them.
  /// - Throws: `unreadable` for a folder that is none, `notWritten` for one that cannot be written to.
  package func record() throws(CardRenderProblem) -> GoldenReport {
    let contents = try contents()
    var entries: [GoldenReport.Entry] = []
    for recipe in contents.recipes {
      switch card(of: recipe.file) {
      case .success(let card): entries.append(try record(card, named: recipe.name))
      case .failure(let reason):
        entries.append(GoldenReport.Entry(card: recipe.name, outcome: .unreadableCard(reason.text)))
      }
    }
    return GoldenReport(entries: entries, fontDigest: fontDigest)
  }

  /// Compares one card, which need not have a recipe in the folder.
  package func verify(_ card: Card, named name: String) -> GoldenReport.Entry {
    entry(comparing: card, named: name, among: (try? contents().pictures) ?? [])
  }

  /// Writes the picture of one card, if it is not the same already.
  /// - Throws: `notWritten` where it cannot be written.
  package func record(_ card: Card, named name: String) throws(CardRenderProblem) -> GoldenReport.Entry {
    let entry = verify(card, named: name)
    guard let after = entry.after, entry.outcome != .same else {
      let outcome: GoldenOutcome = entry.outcome == .same ? .recorded(.unchanged) : entry.outcome
      return GoldenReport.Entry(card: name, outcome: outcome, after: entry.after)
    }
    try PNGWriter.write(after, to: "\(path)/\(GoldenName(card: name, fontDigest: fontDigest).file)")
    let recording: GoldenOutcome.Recording =
      switch entry.outcome {
      case .differs(let difference): .changed(difference)
      case .unreadablePicture: .changed(nil)
      default: .new
      }
    return GoldenReport.Entry(card: name, outcome: .recorded(recording), before: entry.before, after: after)
  }
}

extension GoldenFolder {
  private func entry(comparing card: Card, named name: String, among goldens: [GoldenName]) -> GoldenReport.Entry {
    let after: Picture
    do throws(CardRenderProblem) {
      let placed = CardLayout(measurer: PangoMeasurer(typesetter), textSize: settings.textSize)
        .placed(card, in: settings.languages)
      after = try painter.picture(of: placed, over: settings.light, scale: settings.scale)
    } catch {
      return GoldenReport.Entry(card: name, outcome: .notDrawn(error))
    }
    let golden = GoldenName(card: name, fontDigest: fontDigest)
    guard goldens.contains(golden) else {
      let others = goldens.filter { $0.card == name }.map(\.fonts)
      return GoldenReport.Entry(
        card: name, outcome: others.isEmpty ? .missing : .notComparable(fonts: others), after: after)
    }
    guard let before = picture(of: golden) else {
      return GoldenReport.Entry(card: name, outcome: .unreadablePicture(file: golden.file), after: after)
    }
    if before.digest == after.digest { return GoldenReport.Entry(card: name, outcome: .same, after: after) }
    return GoldenReport.Entry(
      card: name, outcome: .differs(PictureDifference(from: before, to: after)), before: before, after: after)
  }

  private func picture(of golden: GoldenName) -> Picture? {
    guard let bytes = bytes(of: golden.file, most: Self.longestPicture), bytes.count <= Self.longestPicture else {
      return nil
    }
    return PNGReader.picture(of: Array(bytes))
  }

  /// The front of a file, one byte more than asked for when it has more; nil for what cannot be read.
  ///
  /// Of a file only: a pipe could keep its reader waiting for ever.
  private func bytes(of file: String, most: Int) -> Data? {
    var info = stat()
    guard stat("\(path)/\(file)", &info) == 0, info.st_mode & S_IFMT == S_IFREG,
      let handle = FileHandle(forReadingAtPath: "\(path)/\(file)")
    else { return nil }
    defer { try? handle.close() }
    guard let bytes = try? handle.read(upToCount: most + 1) else { return info.st_size == 0 ? Data() : nil }
    return bytes
  }

  /// What a picture that is drawn may have uncompressed, in bytes.
  private static let longestPicture = Picture.mostPixels * 4

  private struct Reason: Error {
    var text: String
  }

  private func card(of file: String) -> Result<Card, Reason> {
    guard let bytes = bytes(of: file, most: Recipe.limit) else {
      return .failure(Reason(text: "\(file) is no file that can be read"))
    }
    guard let text = String(data: bytes, encoding: .utf8) else { return .failure(Reason(text: "\(file) is no text")) }
    do {
      return .success(try Recipe.read(text).card)
    } catch let failure as Recipe.Failure {
      return .failure(Reason(text: Self.words(of: failure)))
    } catch {
      return .failure(Reason(text: "it is no card"))
    }
  }

  private static func words(of failure: Recipe.Failure) -> String {
    switch failure {
    case .tooLong: "it has more than \(Recipe.limit) bytes"
    case .nothingToShow(let warnings): warnings.first.map { "nothing to show; \($0)" } ?? "nothing to show"
    }
  }

  private struct Contents {
    var recipes: [(name: String, file: String)]
    var pictures: [GoldenName]
  }

  private func contents() throws(CardRenderProblem) -> Contents {
    guard let folder = opendir(path) else { throw .unreadable(path: path, errno: errno) }
    closedir(folder)
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    let recipes = files.compactMap { file in
      Self.recipeEnds.first { file.hasSuffix($0) }.map { (name: String(file.dropLast($0.count)), file: file) }
    }
    return Contents(recipes: recipes, pictures: files.compactMap(GoldenName.init(file:)))
  }

  private static let recipeEnds = [".recipe", ".json"]
}
