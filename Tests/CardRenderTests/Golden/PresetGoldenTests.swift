import CardModel
import CardRender
import Foundation
import Testing

/// The pictures that were looked at stand in `Goldens`; `STAGEDOOR_RECORD_GOLDENS=1` draws them anew, and then fails.
@Suite("Our own cards look as they did")
struct PresetGoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens").path

  private static let cards = CardPreset.all.map { preset in
    GoldenCard(.card(preset.card), name: preset.name.replacing(" ", with: "-"), file: preset.name)
  }

  @Test("every preset, pixel by pixel, where the fonts are those it was drawn in")
  func presets() throws {
    let goldens = try GoldenFolder(
      Self.folder, typesetter: Shared.typesetter.get(), fontDigest: Shared.fontDigest.get(),
      settings: GoldenSettings(light: #require(PlatterLight.all.first { $0.name == "dusk" }), scale: 1))
    let isRecording = ProcessInfo.processInfo.environment["STAGEDOOR_RECORD_GOLDENS"] == "1"
    let report = try isRecording ? goldens.record(Self.cards) : goldens.verify(Self.cards)
    for entry in report.entries {
      switch entry.outcome {
      case .same: break
      // No fault of the card: other fonts are installed here.
      case .notComparable: Issue.record("\(entry.card): \(entry.outcome)", severity: .warning)
      default: Issue.record("\(entry.card): \(entry.outcome)")
      }
    }
    #expect(report.entries.count == CardPreset.all.count)
  }
}
