import CardModel
import Foundation
import WholeFiles

/// A folder of golden pictures.
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

  /// Draws every card and compares it with its picture.
  /// - Parameter cards: all that have a picture here: one that belongs to none is told of.
  /// - Throws: `unreadable` for a folder that is none.
  package func verify(_ cards: [GoldenCard]) throws(CardRenderProblem) -> GoldenReport {
    let pictures = try pictures()
    var entries = try entries(of: cards) { card, name in entry(comparing: card, named: name, among: pictures) }
    let names = Set(cards.map(\.name))
    entries += pictures.filter { !names.contains($0.card) }.map {
      GoldenReport.Entry(card: $0.card, outcome: .withoutCard(file: $0.file))
    }
    return GoldenReport(entries: entries.sorted { $0.card < $1.card }, fontDigest: fontDigest)
  }

  /// Draws every card, and writes the pictures that are not the same.
  ///
  /// Pictures in other fonts stay: another machine may compare with them.
  /// - Throws: `unreadable` for a folder that is none, `notWritten` for one that cannot be written to.
  package func record(_ cards: [GoldenCard]) throws(CardRenderProblem) -> GoldenReport {
    let pictures = try pictures()
    let entries = try entries(of: cards) { card, name throws(CardRenderProblem) in
      try record(card, named: name, among: pictures)
    }
    return GoldenReport(entries: entries, fontDigest: fontDigest)
  }

  /// Compares one card.
  package func verify(_ card: Card, named name: String) -> GoldenReport.Entry {
    entry(comparing: card, named: name, among: (try? pictures()) ?? [])
  }

  /// Writes the picture of one card, if it is not the same already.
  /// - Throws: `notWritten` where it cannot be written.
  package func record(_ card: Card, named name: String) throws(CardRenderProblem) -> GoldenReport.Entry {
    try record(card, named: name, among: (try? pictures()) ?? [])
  }
}

extension GoldenFolder {
  /// By the names of the cards; one picture cannot be that of several.
  private func entries(
    of cards: [GoldenCard], _ work: (Card, String) throws(CardRenderProblem) -> GoldenReport.Entry
  ) throws(CardRenderProblem) -> [GoldenReport.Entry] {
    var entries: [GoldenReport.Entry] = []
    for (name, cards) in Dictionary(grouping: cards, by: \.name).sorted(by: { $0.key < $1.key }) {
      var entry: GoldenReport.Entry
      switch cards.first?.reading {
      case _ where cards.count > 1: entry = .init(card: name, outcome: .sharedName(files: cards.map(\.file)))
      case .card(let card)?: entry = try work(card, name)
      case .unreadable(let reason)?: entry = .init(card: name, outcome: .unreadableCard(reason))
      case nil: continue
      }
      entry.notes = cards.flatMap(\.notes)
      entries.append(entry)
    }
    return entries
  }

  private func record(
    _ card: Card, named name: String, among pictures: [GoldenName]
  ) throws(CardRenderProblem) -> GoldenReport.Entry {
    let entry = entry(comparing: card, named: name, among: pictures)
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

  private func entry(comparing card: Card, named name: String, among goldens: [GoldenName]) -> GoldenReport.Entry {
    guard GoldenName.isUsable(name) else { return GoldenReport.Entry(card: name, outcome: .unusableName) }
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
    guard let bytes = try? RegularFile.read("\(path)/\(golden.file)", atMost: Self.longestPicture + 1),
      bytes.count <= Self.longestPicture
    else { return nil }
    return PNGReader.picture(of: Array(bytes))
  }

  /// What a picture that is drawn may have uncompressed, in bytes.
  private static let longestPicture = Picture.mostPixels * 4

  private func pictures() throws(CardRenderProblem) -> [GoldenName] {
    guard let folder = opendir(path) else { throw .unreadable(path: path, errno: errno) }
    closedir(folder)
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    return files.compactMap(GoldenName.init(file:))
  }
}
