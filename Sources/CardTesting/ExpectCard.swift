import CardKit
import CardModel
import CardRender
import Testing

/// Expects that a card is drawn as its golden picture was.
///
/// The picture is kept in a folder `Goldens` beside the test's file, under a name that holds the digest of the fonts.
/// Set `STAGEDOOR_RECORD_GOLDENS=1` to record it; the test still fails then, so that no recording passes unseen.
/// - Parameters:
///   - card: the card, as an intent would return it.
///   - name: whose picture it is, without an ending.
///   - languages: what the card is read in, best first, as BCP 47 tags.
///   - folder: where the picture is kept; nil for `Goldens` beside the test's file.
/// - Returns: whether every pixel is the same.
@discardableResult
public func expectCard(
  _ card: SiriCard, matches name: String, in languages: [String] = ["en"], folder: String? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  compare(
    card, name, languages, in: folder ?? GoldenPlace.folder(besideFile: filePath),
    isRecording: GoldenPlace.isRecording, sourceLocation)
}

func compare(
  _ card: SiriCard, _ name: String, _ languages: [String], in folder: String, isRecording: Bool,
  _ sourceLocation: SourceLocation
) -> Bool {
  do throws(CardRenderProblem) {
    let desk = try GoldenPlace.desk()
    let goldens = try GoldenFolder(
      folder, typesetter: desk.typesetter, fontDigest: desk.fontDigest,
      settings: GoldenSettings(languages: languages))
    if isRecording { try GoldenPlace.make(folder) }
    let entry = try isRecording ? goldens.record(card.card, named: name) : goldens.verify(card.card, named: name)
    if entry.outcome == .same || entry.outcome == .recorded(.unchanged) { return true }
    GoldenPlace.attach(entry, sourceLocation)
    Issue.record("The card \"\(name)\" in \(folder): \(entry.outcome)", sourceLocation: sourceLocation)
  } catch {
    Issue.record("The card \"\(name)\" cannot be compared: \(error)", sourceLocation: sourceLocation)
  }
  return false
}
