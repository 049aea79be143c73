import CardModel
import CardRender
import Foundation
import IntentWords

/// Laying out, judging, painting and writing the cards that are presets.
struct PictureFigures {
  private let layout: CardLayout
  private let painter: CardPainter
  private let card: Card
  private let folder: URL

  init() throws {
    let typesetter = try Typesetter(FontSet())
    layout = CardLayout(measurer: PangoMeasurer(typesetter))
    painter = CardPainter(typesetter)
    card = CardPreset.all.first?.card ?? Card([])
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("stagedoor-card-figures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  var layoutMilliseconds: Double { Best.milliseconds(of: 50) { _ = layout.verdicts(on: card, in: ["en"]) } }

  /// Laid out and judged, every text anew each time: nothing that was measured before helps.
  var newTextsMilliseconds: Double {
    var number = 0
    return Best.milliseconds(of: 50) {
      number += 1
      let texts = (0..<5).map { Resource(key: "Text \($0) of \(number)") }
      _ = layout.verdicts(
        on: Card([
          .eyebrow(texts[0]), .headline(texts[1]), .sentence(texts[2]), .footnote(texts[3]),
          .row(Card.Row(label: texts[4], value: texts[0], unit: nil)), .wells([Card.Well(title: texts[1])]),
        ]), in: ["en"])
    }
  }

  func paintMilliseconds() throws -> Double { try Best.milliseconds(of: 20) { _ = try picture() } }

  func fileMilliseconds() throws -> Double {
    try Best.milliseconds(of: 20) { try PNGWriter.write(picture(), to: path("card.png")) }
  }

  func stripMilliseconds() throws -> Double {
    try Best.milliseconds(of: 5) { try writeStrip() }
  }

  func coldMilliseconds() throws -> Double {
    try Best.milliseconds(of: 10) { try render() }
  }

  /// As a person draws a card: the command line, from start to exit.
  private func render() throws {
    let process = Process()
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL = own.deletingLastPathComponent().appendingPathComponent("stagedoor")
    process.arguments = ["card", "render", "day", "--output", path("cold.png")]
    // Waiting by `waitUntilExit` costs a flat 50 ms.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    guard process.terminationStatus == 0 else { throw ProcessFailed(arguments: process.arguments ?? []) }
  }

  func stripMegabytes() throws -> Double { try OwnChild.figure([Self.childFlag]) }

  private func picture() throws -> Picture {
    try painter.picture(of: layout.placed(card, in: ["en"]), over: PlatterLight.light[0])
  }

  private func writeStrip() throws {
    let cards = CardPreset.all.prefix(4).map { layout.placed($0.card, in: ["en"]) }
    try PNGWriter.write(painter.strip(of: cards, over: PlatterLight.all.suffix(6)), to: path("strip.png"))
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// What makes this program the child that is measured.
  static let childFlag = "--draw"

  /// - Returns: the most memory that the process had, in megabytes.
  static func drawInThisProcess() throws -> Double {
    try PictureFigures().writeStrip()
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return line.split(separator: " ").compactMap { Double($0) }.first.map { $0 / 1024 } ?? .infinity
  }
}
